import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { delimiter, join, resolve } from 'node:path'
import * as v from 'valibot'

export interface BuildCost {
  readonly seconds: number
  /** The peak memory. */
  readonly gibibytes: number
}

const reporter = resolve('scripts/bench/build/report-memory.ts')
/** The folders that Astro, Vite and the site keep between builds. */
const cacheFolders = ['.astro', ...['.astro', '.cache', '.vite'].map(name => `node_modules/${name}`)]
const manifest = v.object({ scripts: v.object({ build: v.string() }) })

/**
 * Builds the site in a folder, as a host does: with its own command, with the existing caches or without any, and
 * without the previous output.
 *
 * @throws with the end of its output if the build fails
 */
export async function runBuild(folder: string, caches: 'kept' | 'fresh' = 'kept'): Promise<BuildCost> {
  const peak = join(folder, '.peak')
  for (const name of ['dist', ...(caches === 'fresh' ? cacheFolders : [])])
    await rm(join(folder, name), { recursive: true, force: true })
  const { scripts } = v.parse(manifest, JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')))
  const { PATH, HOME } = process.env
  const began = performance.now()
  const child = spawn(scripts.build, {
    cwd: folder,
    shell: true,
    env: {
      PATH: [join(folder, 'node_modules/.bin'), PATH].join(delimiter),
      HOME,
      NODE_OPTIONS: `--import ${reporter}`,
      NO_COLOR: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
      PEAK_FILE: peak,
    },
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
