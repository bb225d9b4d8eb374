import type { Browser, Locator, Page } from 'playwright'
import type { Measure } from './measurement.ts'
import { pageKinds } from './page-kinds.ts'
import { slowCpu, steeredPage } from './slow.ts'
import type { Row } from './table.ts'

/** Milliseconds: what browsers call a long task. */
const most = 50
/** After loading, and after a touch: what either set off has run by then. */
const quiet = 2000

/** What a reader touches first on a page, where it has one. */
const touches: readonly {
  readonly what: string
  readonly selector: string
  readonly touch: (it: Locator) => Promise<void>
}[] = [
  { what: 'a menu', selector: 'summary.tool:visible', touch: menu => menu.tap() },
  // As a finger does that has scrolled to it: an island wakes.
  { what: 'a field', selector: 'main :is(input, select, textarea):visible', touch: field => field.focus() },
]

interface Longest {
  readonly path: string
  readonly when: string
  readonly milliseconds: number
}

/** The longest task of each page kind on a processor slowed four times: while it loads, and on a first touch. */
export const measure: Measure = async ({ browser, site, locale, progress }) => {
  const found: Longest[] = []
  for (const { path } of pageKinds(locale)) {
    progress(path)
    found.push(...(await longest(browser, site, path)))
  }
  const what = 'Longest task, 4 × slowed'
  const long = found.filter(({ milliseconds }) => milliseconds > most)
  const short = found.length - long.length
  const rows: Row[] = [
    {
      what,
      where: `${short} of ${found.length} loads and touches`,
      measured: `within ${most} ms`,
      wanted: 'all',
    },
  ]
  const worst = long.toSorted((one, other) => other.milliseconds - one.milliseconds)
  for (const { path, when, milliseconds } of worst)
    rows.push({
      what,
      where: `${path}, ${when}`,
      measured: `${Math.round(milliseconds)} ms`,
      wanted: `≤ ${most} ms`,
      fallsShort: true,
    })
  return rows
}

async function longest(browser: Browser, site: string, path: string): Promise<Longest[]> {
  const found: Longest[] = []
  for (const { what, selector, touch } of touches) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    const { page, session } = await steeredPage(context)
    await page.addInitScript(noteTasks)
    await slowCpu(session)
    await page.goto(site + path, { waitUntil: 'load' })
    await page.waitForTimeout(quiet)
    const load = await takeLongest(page)
    if (!found.some(({ when }) => when === 'load')) found.push({ path, when: 'load', milliseconds: load })
    const target = page.locator(selector).first()
    if ((await target.count()) > 0) {
      await touch(target)
      await page.waitForTimeout(quiet)
      found.push({ path, when: what, milliseconds: await takeLongest(page) })
    }
    await context.close()
  }
  return found
}

declare global {
  interface Window {
    longestTask: number
  }
}

/** Runs in the page before all else: keeps the longest task in `window.longestTask`. */
function noteTasks(): void {
  window.longestTask = 0
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) window.longestTask = Math.max(window.longestTask, duration)
  }).observe({ type: 'longtask', buffered: true })
}

const takeLongest = (page: Page) =>
  page.evaluate(() => {
    const longest = window.longestTask
    window.longestTask = 0
    return longest
  })
