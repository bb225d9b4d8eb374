import type { Browser } from 'playwright'
import type { Measure } from './measurement.ts'
import { pageKinds } from './page-kinds.ts'
import { type TaskWatch, taskWatch } from './page-tasks.ts'
import { slowCpu, steeredPage } from './slow.ts'
import type { Row } from './table.ts'

/** Milliseconds: what browsers call a long task. */
const most = 50
/** After loading, and after a touch: what either set off has run by then. */
const quiet = 2000

/** What a reader touches first on a page, where it has one. */
const touches = [
  { what: 'a menu', selector: 'summary.tool:visible' },
  // An island wakes.
  { what: 'a field', selector: 'main :is(input, select, textarea):visible' },
] as const

const empty = 'data:text/html,<title>Empty</title>'

const inMilliseconds = (milliseconds: number) => `${Math.round(milliseconds)} ms of processor time`

interface Longest {
  readonly path: string
  readonly when: string
  readonly milliseconds: number
}

/**
 * The longest task of each page kind on a processor slowed four times: while it loads, and on a first touch. In processor
 * time: what a task waits for a busy machine is no part of it.
 */
export const measure: Measure = async ({ browser, site, locale, progress }) => {
  const found: Longest[] = []
  const watch = await taskWatch(browser)
  for (const { path } of pageKinds(locale)) {
    progress(path)
    found.push(...(await longest(browser, watch, site, path)))
  }
  const floor = await emptyRow(browser, watch)
  await watch.end()
  const what = 'Longest task, 4 × slowed'
  const long = found.filter(({ milliseconds }) => milliseconds > most)
  const short = found.length - long.length
  const rows: Row[] = [
    floor,
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
      measured: inMilliseconds(milliseconds),
      wanted: `≤ ${most} ms`,
      fallsShort: true,
    })
  return rows
}

async function longest(browser: Browser, watch: TaskWatch, site: string, path: string): Promise<Longest[]> {
  const found: Longest[] = []
  for (const { what, selector } of touches) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    const { page, session } = await steeredPage(context)
    await slowCpu(session)
    const load = await watch.longest(site, async () => {
      await page.goto(site + path, { waitUntil: 'load' })
      await page.waitForTimeout(quiet)
    })
    if (!found.some(({ when }) => when === 'load')) found.push({ path, when: 'load', milliseconds: load })
    const target = page.locator(selector).first()
    if ((await target.count()) > 0) {
      await target.scrollIntoViewIfNeeded()
      const box = await target.boundingBox()
      const touched = await watch.longest(site, async () => {
        // By its place: what finds the element again is a script of the test's own, and a long one.
        if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
        await page.waitForTimeout(quiet)
      })
      found.push({ path, when: what, milliseconds: touched })
    }
    await context.close()
  }
  return found
}

/** What opening a page costs that has nothing in it, on this machine and now. */
async function emptyRow(browser: Browser, watch: TaskWatch): Promise<Row> {
  const context = await browser.newContext()
  const { page, session } = await steeredPage(context)
  await slowCpu(session)
  const milliseconds = await watch.longest(empty, async () => {
    await page.goto(empty, { waitUntil: 'load' })
    await page.waitForTimeout(quiet)
  })
  await context.close()
  return {
    what: 'Longest task, 4 × slowed',
    where: 'a page with nothing in it',
    measured: inMilliseconds(milliseconds),
  }
}
