/**
 * Measures the built site against what it must reach, and prints one table. Falling short is no failure: times
 * depend on the machine.
 *
 *     npm run bench [-- weights lighthouse lcp cls tasks trace next presses search questions interaction build save mail kills]
 *         [--locale sv] [--runs 3] [--pairs 9] [--pages 300,3000,10000]
 */
import { execFileSync } from 'node:child_process'
import { chromium } from 'playwright'
import { chromiumArgs, ensureChromium } from '../chromium.ts'
import { exitWithError } from '../server/fail.ts'
import { machineRow } from './machine.ts'
import type { Measure, MeasureMachine } from './measurement.ts'
import { type Options, type Part, readOptions } from './options.ts'
import { serve } from './serve.ts'
import { type Row, summary, table } from './table.ts'

/** Loaded when asked for: they read the build, which may have to be made first. */
const ofTheSite: Readonly<Partial<Record<Part, () => Promise<{ measure: Measure }>>>> = {
  weights: () => import('./weights.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  lcp: () => import('./lcp.ts'),
  cls: () => import('./cls.ts'),
  tasks: () => import('./tasks.ts'),
  trace: () => import('./trace.ts'),
  next: () => import('./next.ts'),
  presses: () => import('./presses.ts'),
  search: () => import('./search.ts'),
  questions: () => import('./questions.ts'),
  interaction: () => import('./interaction.ts'),
}

/** These make sites of their own. */
const ofTheMachine: Readonly<Partial<Record<Part, () => Promise<{ measure: MeasureMachine }>>>> = {
  build: () => import('./build.ts'),
  save: () => import('./save.ts'),
  mail: () => import('./mail.ts'),
  kills: () => import('./kills.ts'),
}

/** Those of the parts that are asked for which a table has. */
const loadersOf = <Load>(table: Readonly<Partial<Record<Part, Load>>>, parts: readonly Part[]) =>
  parts.flatMap(part => {
    const load = table[part]
    return load ? [{ part, load }] : []
  })

/** A part's rows, told as they come. A part that fails says so, and the others are measured all the same. */
async function measured(part: Part, measuring: () => Promise<readonly Row[]>): Promise<readonly Row[]> {
  const began = performance.now()
  const rows = await measuring().catch((fault: Error): Row[] => [
    { what: part, where: 'this part', measured: 'failed', fallsShort: true, why: fault.message },
  ])
  const minutes = (performance.now() - began) / 60_000
  progressOf(part)(`${minutes.toFixed(1)} minutes\n${table(rows)}`)
  return rows
}

async function measureSite({ parts, pages: _, ...options }: Options): Promise<Row[]> {
  const asked = loadersOf(ofTheSite, parts)
  if (asked.length === 0) return []
  const executablePath = ensureChromium()
  // What stands in `dist` may be of another commit.
  execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const server = await serve('dist')
  const rows: Row[] = []
  try {
    for (const { part, load } of asked) {
      const found = await measured(part, async () => {
        const { measure } = await load()
        const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] })
        const bench = { site: server.url, browser, chromium: executablePath, progress: progressOf(part) }
        return measure({ ...bench, ...options }).finally(() => browser.close())
      })
      rows.push(...found)
    }
  } finally {
    await server.close()
  }
  return rows
}

async function measureMachine({ parts, pages }: Options): Promise<Row[]> {
  const rows: Row[] = []
  for (const { part, load } of loadersOf(ofTheMachine, parts))
    for (const count of part === 'build' ? pages : pages.slice(0, 1)) {
      const found = await measured(part, async () =>
        (await load()).measure({ pages: count, progress: progressOf(part) }),
      )
      rows.push(...found)
    }
  return rows
}

const progressOf = (part: Part) => (text: string) => console.error(`${part}: ${text}`)

try {
  const options = readOptions(process.argv.slice(2))
  const rows = [machineRow(), ...(await measureSite(options)), ...(await measureMachine(options))]
  console.log(`${table(rows)}\n\n${summary(rows)}`)
} catch (fault) {
  exitWithError(fault)
}
