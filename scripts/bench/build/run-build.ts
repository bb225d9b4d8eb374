import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

export interface BuildCost {
  readonly seconds: number
  /** The most memory held at a moment. */
  readonly gibibytes: number
}

const reporter = resolve('scripts/bench/build/report-memory.ts')

/**
 * Builds the site in a folder, as a host does: with the caches that are there, and no site of the last time.
 *
 * @throws with the end of what it wrote, when the build fails.
 */
export async function runBuild(folder: string): Promise<BuildCost> {
  const peak = join(folder, '.peak')
  await rm(join(folder, 'dist'), { recursive: true, force: true })
  const { PATH, HOME } = process.env
  const began = performance.now()
  const child = spawn(process.execPath, ['--import', reporter, 'node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: folder,
    env: { PATH, HOME, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1', PEAK_FILE: peak },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      output = (output + chunk).slice(-4000)
    })
  const code = await new Promise(done => child.once('close', done))
  if (code !== 0) throw new Error(`The build in ${folder} failed:\n${output}`)
  const seconds = (performance.now() - began) / 1000
  return { seconds, gibibytes: Number(await readFile(peak, 'utf8')) / 2 ** 20 }
}
