import type { Browser } from 'playwright'
import type { Measure } from './measurement.ts'
import { pageKinds } from './page-kinds.ts'
import { tasksOf, traceTime } from './page-tasks.ts'
import { cpuRate } from './slow.ts'
import { median } from './statistics.ts'
import type { Row } from './table.ts'

/** In milliseconds: what browsers call a long task. */
const most = 50
/** The number of pages that the table names; all are printed while they are measured. */
const named = 5
/** Other work of the machine can only add to a time, so the least of so many rounds counts. */
const rounds = 3
/** Milliseconds after loading, and after a touch, in which the work that they caused is done. */
const quiet = 500

/** What a reader touches first on a page, if it has it. */
const touches = [
  // An island is hydrated. Elements that cannot be reached with a keyboard are traps for robots.
  {
    when: 'a field',
    selector: 'main [data-island] :is(input, select, textarea):not([tabindex="-1"]):visible',
  },
  { when: 'a menu', selector: 'summary.tool:visible' },
] as const

const sentence = 'data:text/html,<title>One</title><p>One sentence.'

interface Longest {
  readonly path: string
  readonly when: string
  readonly milliseconds: number
}

/**
 * The longest task of each kind of page, while it loads and on a first touch, in processor time, which does not include
 * waiting on a busy machine. It is multiplied by four, since the browser's own throttling slows a page more on a busier
 * machine.
 */
export const measure: Measure = async ({ browser, site, locale, progress }) => {
  const floor = await least(browser, sentence, 'one sentence')
  const found: Longest[] = []
  for (const { path } of pageKinds(locale)) {
    const own = await least(browser, site + path, path)
    progress(
      own.map(({ when, milliseconds }) => `${path}, ${when}: ${Math.round(milliseconds)} ms`).join('; '),
    )
    found.push(...own)
  }
  const steps = Map.groupBy(found, ({ when }) => when)
  return [
    ...floor.map(({ milliseconds }) => ({
      what: 'Longest task of a page with one sentence',
      where: 'load',
      measured: `${Math.round(milliseconds)} ms`,
    })),
    ...[...steps].map(([when, pages]) => rowOf(when, pages)),
  ]
}

function rowOf(when: string, pages: readonly Longest[]): Row {
  const long = pages.filter(({ milliseconds }) => milliseconds > most)
  const worst = long.toSorted((one, other) => other.milliseconds - one.milliseconds)
  const middle = median(pages.map(({ milliseconds }) => milliseconds))
  return {
    what: `Longest task, processor ${cpuRate} × slowed`,
    where: `${when}, ${pages.length} page kinds`,
    measured: `median ${Math.round(middle)} ms, ${pages.length - long.length} within ${most} ms`,
    wanted: 'all',
    fallsShort: long.length > 0,
    why: worst
      .slice(0, named)
      .map(({ path, milliseconds }) => `${path} ${Math.round(milliseconds)} ms`)
      .join(', '),
  }
}

/** The least of all rounds, for each step. */
async function least(browser: Browser, address: string, path: string): Promise<Longest[]> {
  const all: Longest[] = []
  for (let round = 0; round < rounds; round++)
    for (const step of await longest(browser, address)) all.push({ path, ...step })
  return [...Map.groupBy(all, ({ when }) => when)].map(([when, same]) => ({
    path,
    when,
    milliseconds: Math.min(...same.map(({ milliseconds }) => milliseconds)),
  }))
}

/** Of a page's load and of each touch that applies to it. */
async function longest(browser: Browser, address: string): Promise<Omit<Longest, 'path'>[]> {
  const steps: { when: string; from: number; to: number }[] = []
  const tasks = await tasksOf(browser, address, async () => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    const page = await context.newPage()
    const step = async (when: string, run: () => Promise<unknown>) => {
      const from = traceTime()
      await run()
      await page.waitForTimeout(quiet)
      steps.push({ when, from, to: traceTime() })
    }
    await step('load', () => page.goto(address, { waitUntil: 'load' }))
    for (const { when, selector } of touches) {
      const target = page.locator(selector).first()
      if ((await target.count()) === 0) continue
      await target.scrollIntoViewIfNeeded()
      const box = await target.boundingBox()
      // By its position: finding the element again would run a long script of the test's own.
      if (box) await step(when, () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2))
    }
    await context.close()
  })
  return steps.map(({ when, from, to }) => {
    const own = tasks.filter(({ began }) => began >= from && began < to)
    return { when, milliseconds: cpuRate * Math.max(0, ...own.map(({ milliseconds }) => milliseconds)) }
  })
}
