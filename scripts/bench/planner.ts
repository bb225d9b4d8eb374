import type { Browser, Page } from 'playwright'
import { tripLimits } from '../../src/shared/trip/trip.ts'
import { keyTimes } from './key-timer.ts'
import type { Measure } from './measurement.ts'
import { pageOf } from './page-kinds.ts'
import { traced } from './page-tasks.ts'
import { median, percentile } from './statistics.ts'

const most = 50
/** English names, which are found in every language of the page, since the search has all names. */
const starts = ['Stockholm', 'Copenhagen', 'Oslo', 'Malmö']
const stops = [
  'Hamburg',
  'Prague',
  'Vienna',
  'Budapest',
  'Venice',
  'Rome',
  'Barcelona',
  'Paris',
  'Lisbon',
  'Athens',
]

/** From the key that chooses a stop to the frame that shows the trip with it, for trips of up to ten stops. */
export const measure: Measure = async ({ browser, site, locale, progress }) => {
  const times: number[] = []
  for (const [at, start] of starts.entries()) {
    progress(`a trip from ${start}`)
    const order = [...stops.slice(at), ...stops.slice(0, at)].slice(0, tripLimits.stops)
    times.push(...(await planTrip(browser, site + pageOf('plan-a-trip', locale).path, [start, ...order])))
  }
  const late = percentile(times, 0.95)
  return [
    {
      what: 'Trip planner, stop chosen to trip painted',
      where: `${locale}, ${times.length} stops`,
      measured: `95 % within ${late.toFixed(1)} ms, median ${median(times).toFixed(1)}`,
      wanted: `≤ ${most} ms`,
      fallsShort: late > most,
    },
  ]
}

async function planTrip(
  browser: Browser,
  address: string,
  [start, ...others]: readonly string[],
): Promise<number[]> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await page.goto(address)
  await page.locator('[data-place=from]').tap()
  await page.locator('[data-island=trip-planner][data-hydration=hydrated]').waitFor()
  await choosePlace(page, 'from', start ?? '')
  await page.evaluate(startStopTimer)
  const events = await traced(browser, async () => {
    for (const [at, name] of others.entries()) {
      await choosePlace(page, 'stop', name)
      await page.locator(`[data-stop="${at}"]`).waitFor()
      await page.waitForTimeout(300)
    }
    await page.close()
  })
  return keyTimes(events)
}

async function choosePlace(page: Page, field: string, name: string): Promise<void> {
  await page.locator(`[data-place=${field}]`).fill(name)
  await page.getByRole('option').first().waitFor()
  await page.waitForTimeout(300)
  await page.keyboard.press('Enter')
}

/** Runs in the page: marks in the trace each Enter, and the frame that shows one more stop. */
function startStopTimer(): void {
  const count = () => document.querySelectorAll('[data-stop]').length
  let shown: number | undefined
  const press = ({ key }: KeyboardEvent) => {
    if (key !== 'Enter') return
    shown = count()
    performance.mark('pressed')
  }
  addEventListener('keydown', press, { capture: true })
  new MutationObserver(() => {
    if (shown === undefined || count() === shown) return
    shown = undefined
    requestAnimationFrame(() => performance.mark('frame'))
  }).observe(document.body, { childList: true, subtree: true })
}
