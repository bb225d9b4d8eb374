import type { Browser } from 'playwright'
import { cpuRate, type Measure, type PageFigure, pagesRow, phone } from './measurement.ts'
import { pageKinds } from './page-kinds.ts'
import { tasksOfThread, traced, traceTime } from './trace.ts'

/** In milliseconds: what browsers call a long task. */
const most = 50
/** Other work of the machine can only add to a time, so the least of so many rounds counts. */
const rounds = 3
/** Milliseconds after loading, and after a touch, in which the work that they caused is done. */
const quiet = 500

/** What a reader touches first on a page, if it has it. */
const touches = {
  // An island is hydrated. Elements that cannot be reached with a keyboard are traps for robots.
  'touch of a field': 'main [data-island] :is(input, select, textarea):not([tabindex="-1"]):visible',
  'touch of a menu': 'summary.tool:visible',
}

const sentence = 'data:text/html,<title>One</title><p>One sentence.'
const milliseconds = (value: number) => `${Math.round(value)} ms`

/** The longest task of each kind of page, while it loads and on a first touch, and of a page with one sentence. */
export const measure: Measure = async ({ browser, site, progress }) => {
  const found: (PageFigure & { step: string })[] = []
  for (const { path } of pageKinds()) {
    progress(path)
    for (const [step, value] of await leastOfRounds(browser, site + path)) found.push({ step, path, value })
  }
  const floor = await leastOfRounds(browser, sentence)
  return [
    ...[...Map.groupBy(found, ({ step }) => step)].map(([step, pages]) =>
      pagesRow(`Longest task, ${step}, processor ${cpuRate} × slowed`, pages, milliseconds, most),
    ),
    { what: 'Longest task of a page with one sentence', measured: milliseconds(floor.get('load') ?? 0) },
  ]
}

/** The longest task of each step in milliseconds. */
async function leastOfRounds(browser: Browser, address: string): Promise<Map<string, number>> {
  const least = new Map<string, number>()
  for (let round = 0; round < rounds; round++)
    for (const [step, time] of await longestTasks(browser, address))
      least.set(step, Math.min(time, least.get(step) ?? time))
  return least
}

/** Of a page's load and of each touch that applies to it. */
async function longestTasks(browser: Browser, address: string): Promise<[step: string, time: number][]> {
  const steps: { step: string; from: number; to: number }[] = []
  const events = await traced(browser, async () => {
    const page = await browser.newPage(phone)
    const run = async (step: string, act: () => Promise<unknown>) => {
      const from = traceTime()
      await act()
      await page.waitForTimeout(quiet)
      steps.push({ step, from, to: traceTime() })
    }
    await run('load', () => page.goto(address))
    for (const [step, selector] of Object.entries(touches)) {
      const target = page.locator(selector).first()
      if ((await target.count()) === 0) continue
      await target.scrollIntoViewIfNeeded()
      const box = await target.boundingBox()
      // By its position: finding the element again would run a long script of the test's own.
      if (box) await run(step, () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2))
    }
    await page.close()
  })
  const navigation = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith(address),
  )
  if (!navigation) throw new Error(`${address}: the trace has no visit to this page`)
  const tasks = tasksOfThread(events, navigation)
  return steps.map(({ step, from, to }) => {
    const own = tasks.filter(({ began }) => began >= from && began < to)
    return [step, Math.max(0, ...own.map(({ slowed }) => slowed))]
  })
}
