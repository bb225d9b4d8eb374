import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'puppeteer-core'
import { launchPrerendering } from '../prerendering-chromium.ts'
import { serveBlank } from './bare-site.ts'
import type { Measure } from './measurement.ts'
import { pageOf } from './page-kinds.ts'
import { median } from './statistics.ts'
import { slowSpeed, startTcpLine, type TcpLine } from './tcp-line.ts'

/** The milliseconds for which a button or a finger is down in a click. */
const press = 90
/** The milliseconds between two attempts to read a page, and their number. */
const pause = 50
const looks = 400
/** Milliseconds after which the first page's own work is done. */
const calm = 700

interface Way {
  readonly what: string
  /** Milliseconds for which the pointer rests on the link before the click. */
  readonly rest: number
  readonly touch: boolean
  /** The maximum milliseconds from the click to the paint; for a tap, in addition to those between blank pages. */
  readonly most: number
  readonly isRelative: boolean
}

const ways: readonly Way[] = [
  { what: 'after hover', rest: 400, touch: false, most: 100, isRelative: false },
  { what: 'after a long hover', rest: 1000, touch: false, most: 100, isRelative: false },
  { what: 'after a tap', rest: 0, touch: true, most: 100, isRelative: true },
]

/**
 * From the click on a link to the next page's first paint on a slow line, however much of that page was prepared
 * before: from the end of the press in the old page to the first frame of the new one, on one clock. The same clicks
 * between two blank pages show what the machine and the line need.
 */
export const measure: Measure = async ({ chromium, site, locale, pairs, progress }) => {
  const from = pageOf('travel-guides', locale).path
  const to = pageOf('guide-detail', locale).path
  const line = await startTcpLine(site)
  const blank = await serveBlank(from, to)
  const blankLine = await startTcpLine(blank.url)
  const browser = await launchPrerendering(chromium)
  const results = ways.map(way => ({ way, own: [] as number[], blank: [] as number[] }))
  try {
    for (let pair = 1; pair <= pairs; pair++) {
      progress(`${to}, pair ${pair} of ${pairs}`)
      for (const { way, own, blank } of results) {
        own.push(await clickToPaint(browser, line, from, to, way))
        blank.push(await clickToPaint(browser, blankLine, from, to, way))
      }
    }
  } finally {
    await browser.close()
    await blankLine.close()
    await blank.close()
    await line.close()
  }
  return results.map(({ way: { what, most, isRelative }, own, blank }) => ({
    what: `Click to the next page’s paint, ${what}`,
    where: to,
    measured: `${Math.round(median(own))} ms; between blank pages ${Math.round(median(blank))}`,
    wanted: isRelative ? `≤ ${most} ms more than between blank pages` : `≤ ${most} ms`,
    fallsShort: median(own) - (isRelative ? median(blank) : 0) > most,
  }))
}

async function clickToPaint(browser: Browser, line: TcpLine, from: string, to: string, way: Way) {
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    await page.setViewport(
      way.touch ? { width: 390, height: 844, isMobile: true, hasTouch: true } : { width: 1280, height: 844 },
    )
    await page.evaluateOnNewDocument(noteClick)
    line.speed = undefined
    await page.goto(line.url + from, { waitUntil: 'load' })
    const link = await page.waitForSelector(`main a[href="${to}"]`)
    if (!link) throw new Error(`${from} has no link to ${to}`)
    await link.scrollIntoView()
    await wait(calm)
    line.speed = slowSpeed
    if (way.rest > 0) await link.hover()
    await wait(way.rest)
    if (way.touch) {
      const finger = await link.touchStart()
      await wait(press)
      await finger.end()
    } else await link.click({ delay: press })
    return await paintAfterClick(page, to)
  } finally {
    await context.close()
  }
}

/** Stores the time of the last click for the next page. There is no worker, whose own requests would use the line. */
function noteClick(): void {
  navigator.serviceWorker.register = () => new Promise(() => {})
  const note = ({ timeStamp }: Event) =>
    localStorage.setItem('clicked', `${performance.timeOrigin + timeStamp}`)
  addEventListener('click', note, true)
}

async function paintAfterClick(page: Page, path: string): Promise<number> {
  for (let look = 0; look < looks; look++) {
    const time = await page.evaluate(sincePaint, path).catch(() => undefined)
    if (time !== undefined) return time
    await wait(pause)
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
  const seen = Math.max(paint.startTime, activated)
  return performance.timeOrigin + seen - Number(localStorage.getItem('clicked'))
}
