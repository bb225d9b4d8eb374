import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'puppeteer-core'
import { launchPrerendering } from '../prerendering-chromium.ts'
import { serveBlank } from './bare-site.ts'
import { type Measure, median, phone } from './measurement.ts'
import { pageOf } from './page-kinds.ts'
import { slowSpeed, startTcpLine, type TcpLine } from './tcp-line.ts'

/** The maximum milliseconds from a click to the paint; for a tap, in addition to those between blank pages. */
const most = 100
/** The milliseconds for which a button or a finger is down in a click. */
const press = 90
/** Milliseconds after which the first page's own work is done. */
const calm = 700

/** How the link is clicked, and the milliseconds for which the pointer rests on it before. */
const clicks = [
  { what: 'after hover', rest: 400, isTap: false },
  { what: 'after a long hover', rest: 1000, isTap: false },
  { what: 'after a tap', rest: 0, isTap: true },
]
type Click = (typeof clicks)[number]

/**
 * From the click on a link to the next page's first paint on a slow line, however much of that page was prepared
 * before: from the end of the press in the old page to the first frame of the new one, on one clock. The same clicks
 * between two blank pages show what the machine and the line need.
 */
export const measure: Measure = async bench => {
  const { site, pairs, progress, closeLater } = bench
  const from = pageOf('travel-guides').path
  const to = pageOf('guide-detail').path
  const line = closeLater(await startTcpLine(site))
  const blankLine = closeLater(await startTcpLine(await serveBlank(bench, to)))
  const browser = closeLater(await launchPrerendering(bench.chromium))
  const results = clicks.map(click => ({ click, own: [] as number[], blank: [] as number[] }))
  for (let pair = 1; pair <= pairs; pair++) {
    progress(`${to}, pair ${pair} of ${pairs}`)
    for (const { click, own, blank } of results) {
      own.push(await clickToPaint(browser, line, from, to, click))
      blank.push(await clickToPaint(browser, blankLine, from, to, click))
    }
  }
  return results.map(({ click: { what, isTap }, own, blank }) => ({
    what: `Click to the next page’s paint, ${what}, ${to}`,
    measured: `${Math.round(median(own))} ms; between blank pages ${Math.round(median(blank))}`,
    target: `≤ ${most} ms${isTap ? ' more than between blank pages' : ''}`,
    isMissed: median(own) - (isTap ? median(blank) : 0) > most,
  }))
}

async function clickToPaint(
  browser: Browser,
  line: TcpLine,
  from: string,
  to: string,
  { rest, isTap }: Click,
): Promise<number> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const { viewport, ...touch } = phone
  await page.setViewport(isTap ? { ...viewport, ...touch } : { width: 1280, height: 844 })
  await page.evaluateOnNewDocument(noteClick)
  line.speed = undefined
  await page.goto(line.url + from)
  const link = await page.waitForSelector(`main a[href="${to}"]`)
  if (!link) throw new Error(`${from} has no link to ${to}`)
  await link.scrollIntoView()
  await wait(calm)
  line.speed = slowSpeed
  if (isTap) {
    const finger = await link.touchStart()
    await wait(press)
    await finger.end()
  } else {
    await link.hover()
    await wait(rest)
    await link.click({ delay: press })
  }
  const time = await paintAfterClick(page, to)
  await context.close()
  return time
}

/** Stores the time of the last click for the next page. There is no worker, whose own requests would use the line. */
function noteClick(): void {
  navigator.serviceWorker.register = () => new Promise(() => {})
  const note = (time: number) => localStorage.setItem('clicked', `${performance.timeOrigin + time}`)
  addEventListener('click', ({ timeStamp }) => note(timeStamp), true)
}

async function paintAfterClick(page: Page, path: string): Promise<number> {
  for (let attempt = 0; attempt < 400; attempt++) {
    // The answer is lost if the page is left in the meantime.
    const time = await page.evaluate(sincePaint, path).catch(() => undefined)
    if (time !== undefined) return time
    await wait(50)
  }
  throw new Error(`${path} was not painted`)
}

/** The clicked page's first paint with content, in milliseconds since the click; nothing before it. */
function sincePaint(path: string): number | undefined {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  if (location.pathname !== path || !paint) return undefined
  // Paints of a prerendered page before it is shown do not count.
  const [visit] = performance.getEntriesByType('navigation')
  const activated = Number(Reflect.get(visit ?? {}, 'activationStart'))
  return (
    performance.timeOrigin + Math.max(paint.startTime, activated) - Number(localStorage.getItem('clicked'))
  )
}
