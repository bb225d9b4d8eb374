import type { Browser, Page } from 'playwright'
import { mapConcurrently } from '../../src/shared/map-concurrently.ts'
import type { Measure } from './measurement.ts'
import { pageKinds } from './page-kinds.ts'
import type { Row } from './table.ts'
import { slowSpeed, startTcpLine } from './tcp-line.ts'

/** A phone, a tablet in portrait, a desktop. */
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
 * All layout shifts while a page is loaded and scrolled to its end, for every kind of page: on a first visit, and again
 * with the caches of browser and worker.
 */
export const measure: Measure = async ({ browser, site, locale, progress }) => {
  const pages = pageKinds(locale)
  const moving: Row[] = []
  for (const screen of screens)
    for (const line of lines) {
      const how = `${screen.width} px, ${line} line`
      progress(how)
      // Several pages at once, since nothing is timed.
      const visits = await mapConcurrently(
        pages,
        async ({ path }) => ({ path, ...(await shifts(browser, site, path, screen, line)) }),
        3,
      )
      for (const { path, first, again } of visits)
        moving.push(...rowOf(path, how, first), ...rowOf(path, `${how}, again`, again))
    }
  const where = `${pages.length} page kinds, ${screens.length} screens, ${lines.length} lines, first visit and again`
  return [
    {
      what,
      where,
      measured: `${moving.length} visits with a shift`,
      wanted: '0',
      fallsShort: moving.length > 0,
    },
    ...moving,
  ]
}

const what = 'Cumulative layout shift'

const rowOf = (path: string, how: string, { sum, moved }: Shifts): Row[] =>
  sum === 0
    ? []
    : [{ what, where: `${path}, ${how}`, measured: sum.toFixed(4), fallsShort: true, why: moved.join(', ') }]

/** The DOM types of TypeScript lack it: https://wicg.github.io/layout-instability/ */
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
  // Lazy pictures have been requested by now.
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
    // A page without shifts has no entry to wait for; buffered entries arrive in the next task.
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
