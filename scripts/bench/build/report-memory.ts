/** Loaded into a build with `--import`: writes the build's peak memory, in kilobytes, when it ends. */
import { writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const { PEAK_FILE: file } = process.env
if (file && isMainThread)
  process.on('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS)))
