import type { Page } from 'playwright'
import { timeBlankKeys } from './blank-field.ts'
import { type Measure, median, percentile } from './measurement.ts'
import { pageOf } from './page-kinds.ts'
import { timeKeys } from './trace.ts'

const most = 50
/** English names, which are found in every language of the page, since the search has all names. */
const starts = ['Stockholm', 'Copenhagen', 'Oslo', 'Malmö']
const stops = 'Hamburg, Prague, Vienna, Budapest, Venice, Rome, Barcelona, Paris, Lisbon, Athens'.split(', ')

/**
 * From the key that chooses a stop to the frame that shows the trip with it, for trips of up to ten stops. A key in a
 * blank page tells how fast the machine is at the moment.
 */
export const measure: Measure = async ({ browser, site, progress }) => {
  const address = site + pageOf('plan-a-trip').path
  progress('typing in a blank page')
  const blank = await timeBlankKeys(browser, page =>
    page.getByRole('searchbox').pressSequentially(stops.join(' '), { delay: 50 }),
  )
  const times: number[] = []
  for (const [at, start] of starts.entries()) {
    progress(`a trip from ${start}`)
    const order = [...stops.slice(at), ...stops.slice(0, at)]
    const open = (page: Page) => startTrip(page, address, start)
    times.push(...(await timeKeys(browser, open, page => addStops(page, order))))
  }
  const late = percentile(times, 0.95)
  return [
    {
      what: `Trip planner, stop chosen to trip painted, ${times.length} stops`,
      measured: `95 % within ${late.toFixed(1)} ms, median ${median(times).toFixed(1)}; a key in a blank page ${median(blank).toFixed(1)}`,
      target: `≤ ${most} ms`,
      isMissed: late > most,
    },
  ]
}

async function startTrip(page: Page, address: string, start: string): Promise<void> {
  await page.goto(address)
  await page.locator('[data-place=from]').tap()
  await page.locator('[data-island=trip-planner][data-hydration=hydrated]').waitFor()
  await choosePlace(page, 'from', start)
  await page.evaluate(markStops)
}

async function addStops(page: Page, names: readonly string[]): Promise<void> {
  for (const [at, name] of names.entries()) {
    await choosePlace(page, 'stop', name)
    // First the pause, since looking for the stop would be work of the measured thread.
    await page.waitForTimeout(300)
    await page.locator(`[data-stop="${at}"]`).waitFor()
  }
}

async function choosePlace(page: Page, field: string, name: string): Promise<void> {
  await page.locator(`[data-place=${field}]`).fill(name)
  await page.getByRole('option').first().waitFor()
  await page.waitForTimeout(300)
  await page.keyboard.press('Enter')
}

/**
 * Runs in the page: marks each key, and the frame that shows one more stop. Its own work is measured too, so it looks
 * only into the line, and its first mark, which takes longer than the others, is set here.
 */
function markStops(): void {
  const count = () => document.querySelector('.tl')?.querySelectorAll('[data-stop]').length ?? 0
  let shown = count()
  performance.mark('ready')
  addEventListener('keydown', () => performance.mark('pressed'), { capture: true })
  new MutationObserver(() => {
    if (count() === shown) return
    shown = count()
    requestAnimationFrame(() => performance.mark('frame'))
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-stop'] })
}
