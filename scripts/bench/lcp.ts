import type { Browser, CDPSession } from 'playwright'
import type { PageName } from '../../src/routing/table.ts'
import type { BuiltPage } from '../../tests/dist/built-pages.ts'
import { serveBare } from './bare-site.ts'
import {
  asRatio,
  type Bench,
  cpuRate,
  type Measure,
  median,
  pagesRow,
  percentile,
  phone,
  type Row,
} from './measurement.ts'
import { overHttp2 } from './over-http2.ts'
import { pageKinds, pageOf } from './page-kinds.ts'
import { goodSpeed, type LineSpeed, slowSpeed, startTcpLine } from './tcp-line.ts'

/** The slow line is measured with the kinds of pages that differ most. */
const slowKinds: readonly PageName[] = ['guide-detail', 'route-detail', 'about-us', 'home']
/** In milliseconds after loading, since a larger picture or text may still be painted. */
const quiet = 700

/** First visits to a page and to its bare variant, one after the other: their largest paints in milliseconds. */
interface Pair {
  readonly path: string
  readonly own: number
  readonly bare: number
  /** Whether heading and text of the page were painted in the brand's fonts. */
  readonly isBranded: boolean
}

/**
 * Largest Contentful Paint of first visits, compared with the same pages bare, over HTTP/2 on a slow and on a good line
 * and with a phone's processor. On the good line the brand's fonts are loaded with the page, and the visits painted in
 * them are counted.
 */
export const measure: Measure = async bench => {
  const pages = pageKinds()
  const slowPages = slowKinds.map(kind => pageOf(kind))
  const bareSite = await serveBare(bench, pages)
  const slow = await visitInTurns(bench, bareSite, slowPages, slowSpeed, bench.pairs)
  const good = await visitInTurns(bench, bareSite, pages, goodSpeed, Math.ceil(bench.pairs / 3))
  const branded = good.filter(({ isBranded }) => isBranded)
  return [
    ...paintRows('slow connection', slow, 1.15),
    ...paintRows('good connection, with the brand’s fonts', good, 1.25),
    {
      what: 'First visits painted in the brand’s fonts, good connection',
      measured: `${branded.length} of ${good.length}`,
      target: '19 of 20',
      isMissed: branded.length < (19 / 20) * good.length,
    },
  ]
}

/**
 * Visits real and bare pages alternately: what slows down the machine for a while slows both, and the ratio of a pair
 * stays the same.
 */
async function visitInTurns(
  { browser, site, progress, closeLater }: Bench,
  bareSite: string,
  pages: readonly BuiltPage[],
  speed: LineSpeed,
  count: number,
): Promise<Pair[]> {
  const startLine = async (site: string) =>
    closeLater(await startTcpLine(closeLater(await overHttp2(site)).url, speed))
  const [ownLine, bareLine] = [await startLine(site), await startLine(bareSite)]
  const pairs: Pair[] = []
  for (const { path } of pages)
    for (let pair = 0; pair <= count; pair++) {
      progress(`${path}, ${speed.roundTrip} ms, pair ${pair} of ${count}`)
      const { paint: own, isBranded } = await firstVisit(browser, ownLine.url + path)
      const { paint: bare } = await firstVisit(browser, bareLine.url + path)
      // The first pair is discarded: servers and browser have not compressed, read or compiled anything yet.
      if (pair > 0) pairs.push({ path, own, bare, isBranded })
    }
  return pairs
}

/** The ratios of the pages, and as the noise of the run the spread of the bare pages' paints. */
function paintRows(connection: string, pairs: readonly Pair[], limit: number): Row[] {
  const pages = [...Map.groupBy(pairs, ({ path }) => path)]
  const figures = (figureOf: (visits: readonly Pair[]) => number) =>
    pages.map(([path, visits]) => ({ path, value: figureOf(visits) }))
  const ratios = figures(visits => median(visits.map(({ own, bare }) => own / bare)))
  const spreads = figures(visits => {
    const times = visits.map(({ bare }) => bare)
    return percentile(times, 0.75) / percentile(times, 0.25)
  })
  return [
    pagesRow(`Largest Contentful Paint ÷ the bare page’s, ${connection}`, ratios, asRatio, limit),
    pagesRow(`Upper ÷ lower quartile of the bare page’s paints, ${connection}`, spreads, asRatio),
  ]
}

/** Loads a page on a phone without any cache. */
async function firstVisit(browser: Browser, url: string): Promise<{ paint: number; isBranded: boolean }> {
  const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
  await page.goto(url)
  await page.waitForTimeout(quiet)
  const paint = await page.evaluate(
    () =>
      new Promise<number>(resolve => {
        new PerformanceObserver(list => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
  const isBranded = await hasBrandFonts(session)
  await context.close()
  return { paint, isBranded }
}

/** Whether the letters of the first heading and paragraph come from files of the page, as the browser reports. */
async function hasBrandFonts(session: CDPSession): Promise<boolean> {
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  for (const selector of ['h1', 'main p']) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    if (nodeId === 0) continue
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    if (fonts.some(({ isCustomFont }) => !isCustomFont)) return false
  }
  return true
}
