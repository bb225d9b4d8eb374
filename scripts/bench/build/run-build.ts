import { exec } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { delimiter, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'

export interface BuildCost {
  readonly seconds: number
  /** The peak memory. */
  readonly gibibytes: number
}

const reporter = resolve('scripts/bench/build/report-memory.ts')
/** The folders that Astro, Vite and the site keep between builds. */
const caches = ['.astro', ...['.astro', '.cache', '.vite'].map(name => `node_modules/${name}`)]
const manifest = v.object({ scripts: v.object({ build: v.string() }) })

/**
 * Builds the site in a folder, as a host does: with its own command, with the existing caches or without any, and
 * without the previous output.
 *
 * @throws with its output if the build fails
 */
export async function runBuild(folder: string, cache: 'kept' | 'fresh'): Promise<BuildCost> {
  for (const name of ['dist', ...(cache === 'fresh' ? caches : [])])
    await rm(join(folder, name), { recursive: true, force: true })
  const { scripts } = v.parse(manifest, JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')))
  const { PATH, HOME } = process.env
  const peak = join(folder, '.peak')
  const env = {
    PATH: [join(folder, 'node_modules/.bin'), PATH].join(delimiter),
    HOME,
    NODE_OPTIONS: `--import ${reporter}`,
    NO_COLOR: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    PEAK_FILE: peak,
  }
  const began = performance.now()
  await promisify(exec)(scripts.build, { cwd: folder, env, maxBuffer: Infinity })
  const seconds = (performance.now() - began) / 1000
  return { seconds, gibibytes: Number(await readFile(peak, 'utf8')) / 2 ** 20 }
}
