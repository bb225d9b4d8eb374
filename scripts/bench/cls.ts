import type { Browser, Page } from 'playwright'
import { mapConcurrently } from '../../src/shared/map-concurrently.ts'
import type { Measure } from './measurement.ts'
import { pageKinds } from './page-kinds.ts'
import type { Row } from './table.ts'
import { slowSpeed, startTcpLine } from './tcp-line.ts'

/** A phone, a tablet held upright, a desktop. */
const screens = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 844 },
]
type Screen = (typeof screens)[number]
const lines = ['slow', 'fast'] as const
type Line = (typeof lines)[number]
const quiet = 300

/**
 * Every shift while a page is loaded and read to its end, of every page kind: on a first visit, and again with what the
 * browser and the worker have kept of it.
 */
export const measure: Measure = async ({ browser, site, locale, progress }) => {
  const rows: Row[] = []
  for (const screen of screens)
    for (const line of lines) {
      const how = `${screen.width} px, ${line} line`
      // Side by side, as nothing is timed.
      const visits = await mapConcurrently(
        pageKinds(locale),
        async ({ path }) => {
          progress(`${path}, ${how}`)
          return { path, ...(await shifts(browser, site, path, screen, line)) }
        },
        3,
      )
      rows.push(
        ...rowsOf(
          visits.map(({ path, first }) => ({ path, ...first })),
          how,
        ),
        ...rowsOf(
          visits.map(({ path, again }) => ({ path, ...again })),
          `${how}, again`,
        ),
      )
    }
  return rows
}

/** TypeScript's DOM does not have it: https://wicg.github.io/layout-instability/ */
interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

interface Shifts {
  readonly sum: number
  /** What moved, as selectors. */
  readonly moved: readonly string[]
}
interface Shifted extends Shifts {
  readonly path: string
}

/** A row for each page that shifts, and one for those that do not. */
function rowsOf(found: readonly Shifted[], how: string): Row[] {
  const what = `Cumulative layout shift, ${how}`
  const still = found.filter(({ sum }) => sum === 0)
  const moving = found.filter(({ sum }) => sum > 0)
  return [
    ...(still.length > 0 ? [{ what, where: `${still.length} page kinds`, measured: '0', wanted: '0' }] : []),
    ...moving.map(({ path, sum, moved }) => ({
      what,
      where: path,
      measured: sum.toFixed(4),
      wanted: '0',
      fallsShort: true,
      why: moved.join(', '),
    })),
  ]
}

async function shifts(browser: Browser, site: string, path: string, viewport: Screen, speed: Line) {
  const line = await startTcpLine(site, speed === 'slow' ? slowSpeed : undefined)
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  const url = line.url + path
  const first = await visit(page, url)
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  const again = await visit(page, url)
  await context.close()
  await line.close()
  return { first, again }
}

async function visit(page: Page, url: string): Promise<Shifts> {
  await page.goto(url, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForTimeout(quiet)
  for (let end = false; !end; ) {
    end = await page.evaluate(() => {
      scrollBy({ top: innerHeight * 0.8, behavior: 'instant' })
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1
    })
    await page.waitForTimeout(100)
  }
  // Pictures that are loaded late have been asked for by now.
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(quiet)
  return page.evaluate(readShifts)
}

/** Runs in the page: the sum of all shifts that no input explains, which is at least what browsers report. */
function readShifts(): Promise<Shifts> {
  return new Promise(resolve => {
    const entries: LayoutShift[] = []
    new PerformanceObserver(list => entries.push(...(list.getEntries() as LayoutShift[]))).observe({
      type: 'layout-shift',
      buffered: true,
    })
    // A page that stands still has no entry to wait for; buffered ones come in the next task.
    setTimeout(() => {
      const own = entries.filter(entry => !entry.hadRecentInput)
      const nodes = own.flatMap(entry => entry.sources.map(source => source.node))
      const names = nodes.map(node =>
        node instanceof Element ? `${node.tagName}.${node.className}` : 'text',
      )
      resolve({ sum: own.reduce((sum, { value }) => sum + value, 0), moved: [...new Set(names)] })
    }, 100)
  })
}
