import { launch } from 'chrome-launcher'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { isIndexed } from '../../src/routing/roles.ts'
import { chromiumArgs } from '../chromium.ts'
import { serveBare } from './bare-site.ts'
import { asRatio, type Measure, median, type PageFigure, pagesRow } from './measurement.ts'
import { overHttp2 } from './over-http2.ts'
import { pageKinds } from './page-kinds.ts'

/** The required scores of the categories. Performance depends on time, so it varies. */
const required = [98, 100, 100, 100]
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * Lighthouse with its mobile setting for every kind of page: the median of each category's scores, and the simulated
 * largest paint compared with the bare page's. It uses HTTP/2, as the host does: with HTTP/1.1 it would count a
 * connection for each concurrent request.
 */
export const measure: Measure = async bench => {
  const { chromium, site, runs, progress, closeLater } = bench
  const pages = pageKinds()
  const { url } = closeLater(await overHttp2(site))
  const { url: bareUrl } = closeLater(await overHttp2(await serveBare(bench, pages)))
  const chromeFlags = ['--headless=new', '--ignore-certificate-errors', ...chromiumArgs]
  const chrome = await launch({ chromePath: chromium, chromeFlags, logLevel: 'silent' })
  closeLater({ close: () => chrome.kill() })
  const scores: number[][] = []
  const short: string[] = []
  const withFonts: PageFigure[] = []
  const withoutFonts: PageFigure[] = []
  for (const { path, page } of pages) {
    // A task page is `noindex` on purpose.
    const flags: Flags = { port: chrome.port, ...(!isIndexed(page) && { skipAudits: ['is-crawlable'] }) }
    const results: Result[] = []
    while (results.length < runs) {
      progress(`${path}, ${results.length + 1} of ${runs}`)
      results.push(await audit(url + path, flags))
    }
    const onlyPaint: Flags = { ...flags, onlyCategories: ['performance'] }
    const barePaint = largestPaint(await audit(bareUrl + path, onlyPaint))
    const plain = await audit(url + path, { ...onlyPaint, blockedUrlPatterns: ['*.woff2'] })
    withFonts.push({ path, value: median(results.map(largestPaint)) / barePaint })
    withoutFonts.push({ path, value: largestPaint(plain) / barePaint })
    const own = medianScores(results)
    scores.push(own)
    if (own.some((score, at) => score < (required[at] ?? 0))) short.push(`${path} ${own.join(' / ')}`)
  }
  const lowest = categories.map((_, at) => Math.min(...scores.map(page => page[at] ?? 0)))
  const what = 'Largest Contentful Paint ÷ the bare page’s, as Lighthouse simulates it'
  return [
    {
      what: `Lighthouse mobile, lowest scores of ${pages.length} kinds of page`,
      measured: [lowest.join(' / '), ...short].join('; '),
      target: required.join(' / '),
      isMissed: short.length > 0,
    },
    pagesRow(`${what}, with fonts`, withFonts, asRatio),
    pagesRow(`${what}, without fonts`, withoutFonts, asRatio),
  ]
}

async function audit(address: string, flags: Flags, tries = 3): Promise<Result> {
  const ran = await lighthouse(address, { onlyCategories: categories, ...flags, logLevel: 'silent' })
  if (ran && !ran.lhr.runtimeError) return ran.lhr
  // On a busy machine the beginning of Chromium's trace may be missing; another run has it.
  if (tries > 1) return audit(address, flags, tries - 1)
  throw new Error(`Lighthouse, ${address}: ${ran?.lhr.runtimeError?.message ?? 'no result'}`)
}

/** In milliseconds, simulated. */
const largestPaint = ({ audits }: Result) => audits['largest-contentful-paint']?.numericValue ?? Number.NaN

const medianScores = (results: readonly Result[]) =>
  categories.map(name =>
    median(results.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))),
  )
