import type { Browser } from 'playwright'
import type { Measure } from './measurement.ts'
import { pageOf } from './page-kinds.ts'
import { slowNetwork, steeredPage } from './slow.ts'
import { median, percentile } from './statistics.ts'
import type { Row } from './table.ts'

const most = 100
/** A reader's pointer rests on a link about this long before the click. */
const hover = 400

/** From the click on a link to the next page's first paint on a slow network: hovered before, and not. */
export const measure: Measure = async ({ browser, site, locale, pairs, progress }) => {
  const from = pageOf('travel-guides', locale).path
  const to = pageOf('guide-detail', locale).path
  const hovered: number[] = []
  const straight: number[] = []
  for (let pair = 1; pair <= pairs; pair++) {
    progress(`${to}, pair ${pair} of ${pairs}`)
    hovered.push(await clickToPaint(browser, site, from, to, hover))
    straight.push(await clickToPaint(browser, site, from, to, 0))
  }
  const ratios = hovered.map((time, at) => time / (straight[at] ?? 1))
  const row: Row = {
    what: 'Click to the next page’s paint, after hover',
    where: to,
    measured: `${Math.round(median(hovered))} ms (${Math.round(percentile(hovered, 0.25))}–${Math.round(percentile(hovered, 0.75))}), ${median(ratios).toFixed(2)} × without hover`,
    wanted: `≤ ${most} ms`,
    fallsShort: median(hovered) > most,
  }
  return [row]
}

async function clickToPaint(
  browser: Browser,
  site: string,
  from: string,
  to: string,
  rest: number,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 844 },
    serviceWorkers: 'block',
  })
  const { page, session } = await steeredPage(context)
  await page.goto(site + from, { waitUntil: 'load' })
  await slowNetwork(session)
  const link = page.locator(`main a[href="${to}"]`).first()
  await link.scrollIntoViewIfNeeded()
  if (rest > 0) {
    await link.hover()
    await page.waitForTimeout(rest)
  }
  await link.click({ noWaitAfter: true })
  await page.waitForURL(site + to, { waitUntil: 'load' })
  const paint = await page.evaluate(
    () =>
      new Promise<number>(resolve => {
        new PerformanceObserver(list => {
          const first = list.getEntriesByName('first-contentful-paint')[0]
          if (first) resolve(first.startTime)
        }).observe({ type: 'paint', buffered: true })
      }),
  )
  await context.close()
  return paint
}
