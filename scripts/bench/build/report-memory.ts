/** Loaded into a build with `--import`: writes the most memory that the build held, in kilobytes, as it ends. */
import { writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const { PEAK_FILE: file } = process.env
if (file && isMainThread)
  process.on('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS)))
