import { poll } from './support/poll.ts'
import { startPrefacedSite } from './support/prefaced-site.ts'
import type { Tab } from './support/tab.ts'
import { test } from './support/test.ts'

/** Sets the page's clock from a value that the tab stores. */
function setClock(): void {
  const RealDate = Date
  const now = () => RealDate.now() + Number(sessionStorage.getItem('test-clock') ?? 0)
  globalThis.Date = class extends RealDate {
    constructor(...parts: unknown[]) {
      super(...((parts.length > 0 ? parts : [now()]) as [number]))
    }
    static override now = now
  } as DateConstructor
}

/** Lets the clock of the pages continue from a moment. */
const startClockAt = (tab: Tab, moment: string) =>
  tab.evaluate(start => {
    sessionStorage.removeItem('test-clock')
    sessionStorage.setItem('test-clock', String(Date.parse(start) - Date.now()))
  }, moment)

test('the phone is open or closed, and a campaign counts down and ends, by the clock', async ({
  openTab,
  site,
}) => {
  const clocked = await startPrefacedSite(site.url, setClock)
  const tab = await openTab(clocked.url)
  await tab.goto('/withdraw')
  for (const [moment, words] of [
    ['2027-06-24T10:00:00Z', 'Open now, until 16:30'],
    ['2027-06-24T14:30:00Z', 'Closed. Opens Monday at 08:30'],
  ] as const) {
    await startClockAt(tab, moment)
    await tab.goto('/contact-us')
    await tab.waitFor('main [data-phone-hours] *', words)
  }
  const banner = '[data-banner] > aside:not([hidden])'
  await startClockAt(tab, '2027-01-31T23:50:00+01:00')
  await tab.goto('/buy-interrail')
  await tab.waitFor(`${banner} [role=timer]`, '00 days')
  const before = await tab.text(`${banner} [data-unit=seconds]`)
  await poll(() => tab.text(`${banner} [data-unit=seconds]`)).not.toBe(before)
  // It is checked again at every full minute.
  await startClockAt(tab, '2027-01-31T23:59:50+01:00')
  await tab.goto('/buy-interrail')
  await tab.waitFor(banner)
  await poll(() => tab.isVisible(banner)).toBe(false)
  await clocked.close()
})
