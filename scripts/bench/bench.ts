/**
 * Measures the built site against its targets and prints a row for each figure. A missed target is not an error, since
 * times depend on the machine.
 *
 *     npm run bench [-- lighthouse lcp tasks next search planner build]
 *         [--runs 3] [--pairs 9] [--pages 300,3000,10000]
 */
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumArgs, ensureChromium } from '../chromium.ts'
import { exitWithError } from '../server/exit-with-error.ts'
import { StartError } from '../server/start-error.ts'
import { startServer } from '../server/start-server.ts'
import type { Bench, Measure, Row } from './measurement.ts'

/** The parts, in the order of the result. They are imported after the build, which they read. */
const parts: Readonly<Record<string, () => Promise<{ measure: Measure }>>> = {
  lighthouse: () => import('./lighthouse.ts'),
  lcp: () => import('./lcp.ts'),
  tasks: () => import('./tasks.ts'),
  next: () => import('./next.ts'),
  search: () => import('./search.ts'),
  planner: () => import('./planner.ts'),
  build: () => import('./build.ts'),
}

/** @throws StartError that says what is wrong and what is allowed */
function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '3' },
      pairs: { type: 'string', default: '9' },
      pages: { type: 'string', default: '300,3000,10000' },
    },
  })
  const unknown = positionals.find(name => !Object.hasOwn(parts, name))
  if (unknown !== undefined)
    throw new StartError(`"${unknown}" is not a part of the bench: ${Object.keys(parts).join(', ')}`)
  return {
    chosen: Object.entries(parts).filter(([name]) => positionals.length === 0 || positionals.includes(name)),
    runs: toCount(values.runs),
    pairs: toCount(values.pairs),
    pages: values.pages.split(',').map(toCount),
  }
}

function toCount(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new StartError(`"${text}" is not a number from 1 to 99999`)
  return Number(text)
}

/**
 * The share of a processor that a process gets if it asks for all of it. If it is less than 100 %, other programs are
 * running and times are noisy.
 */
function processorRow(): Row {
  const began = performance.now()
  const before = process.cpuUsage()
  while (performance.now() - began < 500);
  const { user, system } = process.cpuUsage(before)
  const share = (user + system) / 1000 / (performance.now() - began)
  return {
    what: `Machine with ${availableParallelism()} processors`,
    measured: `a busy process gets ${Math.round(share * 100)} % of one`,
  }
}

/** Measures one part of the built site. If it fails, its row says so, and the other parts are still measured. */
async function measurePart(
  [name, load]: readonly [string, () => Promise<{ measure: Measure }>],
  options: Pick<Bench, 'chromium' | 'runs' | 'pairs' | 'pages'>,
): Promise<readonly Row[]> {
  await using cleanup = new AsyncDisposableStack()
  const closeLater: Bench['closeLater'] = running =>
    cleanup.adopt(running, async opened => void (await opened.close()))
  const progress = (text: string) => console.error(`${name}: ${text}`)
  const folder = await mkdtemp(join(tmpdir(), 'perrong-bench-'))
  cleanup.defer(() => rm(folder, { recursive: true, force: true }))
  const served = { dist: 'dist', functionsDir: 'functions', port: 0, blobsDir: join(folder, 'blobs') }
  const { url: site } = closeLater(await startServer(served))
  const started = { executablePath: options.chromium, args: [...chromiumArgs] }
  const browser = closeLater(await chromium.launch(started))
  try {
    const { measure } = await load()
    return await measure({ ...options, site, browser, folder, progress, closeLater })
  } catch (fault) {
    return [{ what: name, measured: `failed: ${fault}`, isMissed: true }]
  }
}

function print({ what, measured, target, isMissed = false }: Row): void {
  const goal = target === undefined ? '' : ` (target: ${target}${isMissed ? '; missed' : ''})`
  console.log(`${what}: ${measured}${goal}`)
}

try {
  const { chosen, ...options } = readOptions()
  const chromiumPath = ensureChromium()
  // The folder `dist` may be from another commit.
  execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] })
  print(processorRow())
  for (const part of chosen)
    for (const row of await measurePart(part, { ...options, chromium: chromiumPath })) print(row)
} catch (fault) {
  exitWithError(fault)
}
