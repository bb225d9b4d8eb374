import type { Browser } from 'playwright'
import type { PageName } from '../../src/routing/table.ts'
import type { BuiltPage } from '../../tests/dist/built-pages.ts'
import { serveBare } from './bare-site.ts'
import type { Bench, Measure } from './measurement.ts'
import { pageOf } from './page-kinds.ts'
import { slowCpu, slowNetwork, steeredPage } from './slow.ts'
import { median, percentile } from './statistics.ts'
import type { Row } from './table.ts'

const kinds: readonly PageName[] = ['guide-detail', 'route-detail', 'about-us', 'home']
const most = 1.15
/** After loading: a larger picture or text may still be painted. */
const quiet = 700

/**
 * Largest Contentful Paint of pages against the same pages bare, loaded in turns on a slow network and processor.
 * What slows the machine for a while then slows both, and a pair's ratio stays. The bare page is loaded twice: how far it is
 * from itself is the noise of the run.
 */
export const measure: Measure = async bench => {
  const pages = kinds.map(kind => pageOf(kind, bench.locale))
  const bare = await serveBare(pages)
  try {
    const rows: Row[] = []
    for (const page of pages) rows.push(await compare(bench, page, bare.url))
    return rows
  } finally {
    await bare.close()
  }
}

async function compare(
  { browser, site, pairs, progress }: Bench,
  { path }: BuiltPage,
  bare: string,
): Promise<Row> {
  const found: { own: Paint; bare: Paint; again: Paint }[] = []
  // The first pair is left out: servers and browser have not packed, read or compiled anything yet.
  for (let pair = 0; pair <= pairs; pair++) {
    progress(`${path}, pair ${pair} of ${pairs}`)
    const own = await largestPaint(browser, site + path)
    const other = await largestPaint(browser, bare + path)
    const again = await largestPaint(browser, bare + path)
    if (pair > 0) found.push({ own, bare: other, again })
  }
  const ratios = found.map(({ own, bare }) => own.time / bare.time)
  const noise = found.map(({ again, bare }) => again.time / bare.time)
  const ratio = median(ratios)
  const times = [found.map(({ own }) => own.time), found.map(({ bare }) => bare.time)].map(
    list => `${Math.round(median(list))} ms`,
  )
  return {
    what: 'Largest Contentful Paint against bare',
    where: path,
    measured: `${ratio.toFixed(2)} × (${quartiles(ratios)}), ${times.join(' against ')}; bare against itself ${quartiles(noise)}`,
    wanted: `≤ ${most} ×`,
    fallsShort: ratio > most,
    why: `largest: ${found[0]?.own.element}; bare: ${found[0]?.bare.element}`,
  }
}

const quartiles = (ratios: readonly number[]) =>
  [0.25, 0.75].map(share => percentile(ratios, share).toFixed(2)).join('–')

interface Paint {
  /** Milliseconds since the navigation began. */
  readonly time: number
  /** What was painted, as a selector. */
  readonly element: string
}

/** Loads a page as on a first visit. */
async function largestPaint(browser: Browser, url: string): Promise<Paint> {
  // Fonts and styles removed from the bare page have other hashes than the policy names.
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    bypassCSP: true,
  })
  const { page, session } = await steeredPage(context)
  await slowNetwork(session)
  await slowCpu(session)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(quiet)
  const paint = await page.evaluate(
    () =>
      new Promise<Paint>(resolve => {
        new PerformanceObserver(list => {
          const last = list.getEntries().at(-1) as LargestContentfulPaint
          const { tagName = '', className = '' } = last.element ?? {}
          resolve({
            time: last.startTime,
            element: [tagName.toLowerCase(), className].filter(Boolean).join('.'),
          })
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  await context.close()
  return paint
}
