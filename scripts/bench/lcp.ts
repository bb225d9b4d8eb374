import type { Browser } from 'playwright'
import type { PageName } from '../../src/routing/table.ts'
import type { BuiltPage } from '../../tests/dist/built-pages.ts'
import { serveBare } from './bare-site.ts'
import { type FirstVisit, firstVisit } from './first-visit.ts'
import type { Measure, SiteBench } from './measurement.ts'
import { overHttp2 } from './over-http2.ts'
import { pageKinds, pageOf } from './page-kinds.ts'
import { median, percentile } from './statistics.ts'
import type { Row } from './table.ts'
import { goodSpeed, type LineSpeed, slowSpeed, startTcpLine } from './tcp-line.ts'

/** The slow line is measured with the kinds of pages that differ most. */
const slowKinds: readonly PageName[] = ['guide-detail', 'route-detail', 'about-us', 'home']
const most = { slow: 1.15, good: 1.25 } as const
/** The share of first visits on a good line that must be painted in the brand's fonts. */
const share = 19 / 20
/** The number of kinds of pages that the table names. */
const named = 5

/**
 * Largest Contentful Paint of first visits, compared with the same pages bare, over HTTP/2 on a slow and on a good line
 * and with a phone's processor. Real and bare pages are loaded alternately: what slows down the machine for a while
 * slows both, and the ratio of a pair stays the same. On the good line the brand's fonts are loaded with the page, and
 * the visits painted in them are counted.
 */
export const measure: Measure = async bench => {
  const slowPages = slowKinds.map(kind => pageOf(kind, bench.locale))
  const rows: Row[] = []
  await withLines(bench.site, slowPages, slowSpeed, async (own, bare) => {
    for (const page of slowPages) rows.push(await slowRow(bench, page, own, bare))
  })
  const pages = pageKinds(bench.locale)
  await withLines(bench.site, pages, goodSpeed, async (own, bare) => {
    const measured = []
    for (const page of pages) {
      const pairs = await visitInTurns(bench, page, own, bare, Math.ceil(bench.pairs / 3))
      measured.push({ path: page.path, pairs })
    }
    rows.push(...goodRows(measured))
  })
  return rows
}

/** Serves the site and the bare variants of some pages, each over HTTP/2 on a line of its own. */
async function withLines(
  site: string,
  pages: readonly BuiltPage[],
  speed: LineSpeed,
  use: (own: string, bare: string) => Promise<void>,
): Promise<void> {
  const bareSite = await serveBare(pages)
  const servers = await Promise.all([site, bareSite.url].map(overHttp2))
  const lines = await Promise.all(servers.map(({ url }) => startTcpLine(url, speed)))
  const [own, bare] = lines.map(({ url }) => url)
  try {
    if (own && bare) await use(own, bare)
  } finally {
    await Promise.all([...lines, ...servers, bareSite].map(running => running.close()))
  }
}

interface Pair {
  readonly own: FirstVisit
  readonly bare: FirstVisit
}

async function visitInTurns(
  { browser, progress }: { browser: Browser; progress: (text: string) => void },
  { path }: BuiltPage,
  own: string,
  bare: string,
  count: number,
): Promise<Pair[]> {
  const pairs: Pair[] = []
  // The first pair is discarded: servers and browser have not compressed, read or compiled anything yet.
  for (let pair = 0; pair <= count; pair++) {
    progress(`${path}, pair ${pair} of ${count}`)
    const visits = {
      own: await firstVisit(browser, own + path),
      bare: await firstVisit(browser, bare + path),
    }
    if (pair > 0) pairs.push(visits)
  }
  return pairs
}

const ratioOf = ({ own, bare }: Pair) => own.paint / bare.paint
const medianOf = (visits: readonly FirstVisit[]) =>
  `${Math.round(median(visits.map(({ paint }) => paint)))} ms`

/** A page's ratio on the slow line. The bare page compared with itself, from pair to pair, is the noise of the run. */
async function slowRow(bench: SiteBench, page: BuiltPage, own: string, bare: string): Promise<Row> {
  const pairs = await visitInTurns(bench, page, own, bare, bench.pairs)
  const ratio = median(pairs.map(ratioOf))
  const noise = pairs.flatMap(({ bare }, at) => {
    const before = pairs[at - 1]
    return before ? [bare.paint / before.bare.paint] : []
  })
  const [ownTime, bareTime] = [medianOf(pairs.map(({ own }) => own)), medianOf(pairs.map(({ bare }) => bare))]
  return {
    what: 'Largest Contentful Paint against bare, slow connection',
    where: page.path,
    measured: `${ratio.toFixed(2)} × (${quartiles(pairs.map(ratioOf))}), ${ownTime} against ${bareTime}; bare against itself ${quartiles(noise)}`,
    wanted: `≤ ${most.slow} ×`,
    fallsShort: ratio > most.slow,
    why: `largest: ${pairs[0]?.own.element}; bare: ${pairs[0]?.bare.element}`,
  }
}

const quartiles = (ratios: readonly number[]) =>
  [0.25, 0.75].map(part => percentile(ratios, part).toFixed(2)).join('–')

function goodRows(pages: readonly { readonly path: string; readonly pairs: readonly Pair[] }[]): Row[] {
  const ratios = pages
    .map(({ path, pairs }) => ({ path, ratio: median(pairs.map(ratioOf)) }))
    .toSorted((one, other) => other.ratio - one.ratio)
  const late = ratios.filter(({ ratio }) => ratio > most.good)
  const visits = pages.flatMap(({ pairs }) => pairs.map(({ own }) => own))
  const branded = visits.filter(({ isBranded }) => isBranded)
  return [
    {
      what: 'Largest Contentful Paint with the brand’s fonts against bare, good connection',
      where: `${pages.length} page kinds`,
      measured: `median ${median(ratios.map(({ ratio }) => ratio)).toFixed(2)} ×, ${pages.length - late.length} within ${most.good} ×`,
      wanted: `all ≤ ${most.good} ×`,
      fallsShort: late.length > 0,
      why: ratios
        .slice(0, named)
        .map(({ path, ratio }) => `${path} ${ratio.toFixed(2)} ×`)
        .join(', '),
    },
    {
      what: 'First visits painted in the brand’s fonts, good connection',
      where: `${pages.length} page kinds`,
      measured: `${branded.length} of ${visits.length}`,
      wanted: '19 of 20',
      fallsShort: branded.length < share * visits.length,
    },
  ]
}
