import { holdScripts } from './support/hold-scripts.ts'
import { expect, test } from './support/test.ts'

for (const { what, moment, words } of [
  { what: 'open on a Thursday', moment: '2027-06-24T10:00:00Z', words: 'Open now, until 16:30' },
  {
    what: 'closed early on a Thursday',
    moment: '2027-06-24T04:00:00Z',
    words: 'Closed. Opens today at 08:30',
  },
  {
    what: 'closed on Midsummer’s Eve',
    moment: '2027-06-25T10:00:00Z',
    words: 'Closed. Opens Monday at 08:30',
  },
  {
    what: 'closed after half past four',
    moment: '2027-06-24T14:30:00Z',
    words: 'Closed. Opens Monday at 08:30',
  },
])
  test(`the phone is ${what}, also for a reader in New York`, async ({ browser, site }) => {
    const context = await browser.newContext({ timezoneId: 'America/New_York', baseURL: site.url })
    const page = await context.newPage()
    await page.clock.setFixedTime(moment)
    await page.goto('/contact-us')
    await expect(page.locator('main').getByText(words)).toBeVisible()
    await context.close()
  })

for (const { width, moment, words } of [
  { width: 1280, moment: '2027-06-24T04:00:00Z', words: 'Closed. Opens today at 08:30' },
  // The longest words.
  { width: 320, moment: '2029-12-31T10:00:00Z', words: 'Closed. Opens Wednesday at 08:30' },
])
  test(`the hours do not move if a late script says “${words}”, ${width} px wide`, async ({ page }) => {
    await page.clock.setFixedTime(moment)
    await page.setViewportSize({ width, height: 844 })
    const release = await holdScripts(page)
    await page.goto('/taxi', { waitUntil: 'commit' })
    const hours = page.locator('.call .hours')
    await hours.scrollIntoViewIfNeeded()
    const before = await hours.boundingBox()
    release()
    await expect(hours.getByText(words)).toBeVisible()
    expect(await hours.boundingBox()).toEqual(before)
  })
