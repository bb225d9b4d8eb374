import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import type { BuiltPage } from '../../tests/dist/built-pages.ts'
import { chromiumArgs } from '../chromium.ts'
import type { Measure } from './measurement.ts'
import { isTask, pageKinds } from './page-kinds.ts'
import { median } from './statistics.ts'
import type { Row } from './table.ts'

/** What each category must reach; performance is a time, and so never quite the same. */
const wanted = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof wanted
const categories = Object.keys(wanted) as Category[]

/** Lighthouse's mobile setting, of every page kind: the median of each category's scores. */
export const measure: Measure = async ({ site, chromium, locale, runs, progress }) => {
  const flags = ['--headless=new', ...chromiumArgs]
  const chrome = await launch({ chromePath: chromium, chromeFlags: flags, logLevel: 'silent' })
  const rows: Row[] = []
  try {
    for (const page of pageKinds(locale)) {
      const results: Result[] = []
      for (let run = 1; run <= runs; run++) {
        progress(`${page.path}, ${run} of ${runs}`)
        results.push(await audit(site, page, chrome.port))
      }
      rows.push(row(page, results))
    }
  } finally {
    chrome.kill()
  }
  return rows
}

async function audit(site: string, page: BuiltPage, port: number, tries = 3): Promise<Result> {
  const ran = await lighthouse(site + page.path, {
    port,
    logLevel: 'silent',
    output: 'json',
    onlyCategories: [...categories],
    // A task page asks not to be indexed, and that is right.
    skipAudits: isTask(page) ? ['is-crawlable'] : null,
  })
  if (ran && !ran.lhr.runtimeError) return ran.lhr
  // On a machine with much to do Chromium's trace may lack its beginning; another run has it.
  if (tries > 1) return audit(site, page, port, tries - 1)
  throw new Error(`Lighthouse, ${page.path}: ${ran?.lhr.runtimeError?.message ?? 'no result'}`)
}

function row(page: BuiltPage, results: readonly Result[]): Row {
  const scores = categories.map(category => ({
    category,
    score: median(results.map(result => Math.round((result.categories[category]?.score ?? 0) * 100))),
  }))
  const short = scores.filter(({ category, score }) => score < wanted[category])
  const why = new Set(short.flatMap(({ category }) => results.flatMap(result => lost(result, category))))
  return {
    what: 'Lighthouse mobile',
    where: page.path,
    measured: scores.map(({ score }) => score).join(' / '),
    wanted: Object.values(wanted).join(' / '),
    fallsShort: short.length > 0,
    why: [...why].join(', '),
  }
}

/** The audits that cost a category points. */
function lost({ categories, audits }: Result, category: Category): string[] {
  return (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id)
}
