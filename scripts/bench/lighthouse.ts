import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import type { BuiltPage } from '../../tests/dist/built-pages.ts'
import { chromiumArgs } from '../chromium.ts'
import { serveBare } from './bare-site.ts'
import type { Measure } from './measurement.ts'
import { overHttp2 } from './over-http2.ts'
import { isTask, pageKinds } from './page-kinds.ts'
import { median } from './statistics.ts'
import type { Row } from './table.ts'

/** The required scores. Performance depends on time, so it varies. */
const categoriesToRun = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof categoriesToRun
const categories = Object.keys(categoriesToRun) as Category[]

/** The number of pages that the table names. */
const named = 5

/**
 * Lighthouse with its mobile setting for every kind of page: the median of each category's scores, and of the simulated
 * largest paint. It uses HTTP/2, as the host does: with HTTP/1.1 it would count a connection for each concurrent
 * request.
 */
export const measure: Measure = async ({ site, chromium, locale, runs, progress }) => {
  const pages = pageKinds(locale)
  const flags = ['--headless=new', '--ignore-certificate-errors', ...chromiumArgs]
  const bareSite = await serveBare(pages)
  const [own, bare] = [await overHttp2(site), await overHttp2(bareSite.url)]
  const chrome = await launch({ chromePath: chromium, chromeFlags: flags, logLevel: 'silent' })
  const rows: Row[] = []
  const ratios: Ratio[] = []
  try {
    for (const page of pages) {
      const results: Result[] = []
      for (let run = 1; run <= runs; run++) {
        progress(`${page.path}, ${run} of ${runs}`)
        results.push(await audit(own.url, page, chrome.port, categories))
      }
      rows.push(row(page, results))
      const paint = async (site: string, blocked: readonly string[] = []) =>
        largestPaint(await audit(site, page, chrome.port, ['performance'], blocked))
      const barePaint = await paint(bare.url)
      ratios.push({
        path: page.path,
        withFonts: median(results.map(largestPaint)) / barePaint,
        withoutFonts: (await paint(own.url, ['*.woff2'])) / barePaint,
      })
    }
  } finally {
    chrome.kill()
    await Promise.all([own.close(), bare.close(), bareSite.close()])
  }
  return [...rows, paintRow(ratios, 'withFonts'), paintRow(ratios, 'withoutFonts')]
}

/** The largest paint of a page compared with the bare page's. */
interface Ratio {
  readonly path: string
  readonly withFonts: number
  readonly withoutFonts: number
}

/** In milliseconds, simulated. */
const largestPaint = ({ audits }: Result) => audits['largest-contentful-paint']?.numericValue ?? Number.NaN

function paintRow(pages: readonly Ratio[], kind: 'withFonts' | 'withoutFonts'): Row {
  const worst = pages.toSorted((one, other) => other[kind] - one[kind])
  return {
    what: `Largest Contentful Paint against bare, as Lighthouse simulates it, ${kind === 'withFonts' ? 'with' : 'without'} fonts`,
    where: `${pages.length} page kinds`,
    measured: `median ${median(pages.map(page => page[kind])).toFixed(2)} ×`,
    why: worst
      .slice(0, named)
      .map(page => `${page.path} ${page[kind].toFixed(2)} ×`)
      .join(', '),
  }
}

async function audit(
  site: string,
  page: BuiltPage,
  port: number,
  onlyCategories: readonly Category[],
  blockedUrlPatterns: readonly string[] = [],
  tries = 3,
): Promise<Result> {
  const ran = await lighthouse(site + page.path, {
    port,
    logLevel: 'silent',
    output: 'json',
    onlyCategories: [...onlyCategories],
    blockedUrlPatterns: [...blockedUrlPatterns],
    // A task page is `noindex` on purpose.
    skipAudits: isTask(page) ? ['is-crawlable'] : null,
  })
  if (ran && !ran.lhr.runtimeError) return ran.lhr
  // On a busy machine the beginning of Chromium's trace may be missing; another run has it.
  if (tries > 1) return audit(site, page, port, onlyCategories, blockedUrlPatterns, tries - 1)
  throw new Error(`Lighthouse, ${page.path}: ${ran?.lhr.runtimeError?.message ?? 'no result'}`)
}

function row(page: BuiltPage, results: readonly Result[]): Row {
  const scores = categories.map(category => ({
    category,
    score: median(results.map(result => Math.round((result.categories[category]?.score ?? 0) * 100))),
  }))
  const short = scores.filter(({ category, score }) => score < categoriesToRun[category])
  const why = new Set(short.flatMap(({ category }) => results.flatMap(result => lost(result, category))))
  return {
    what: 'Lighthouse mobile',
    where: page.path,
    measured: scores.map(({ score }) => score).join(' / '),
    wanted: Object.values(categoriesToRun).join(' / '),
    fallsShort: short.length > 0,
    why: [...why].join(', '),
  }
}

/** The audits for which a category lost points. */
function lost({ categories, audits }: Result, category: Category): string[] {
  return (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id)
}
