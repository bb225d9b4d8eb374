import { holdScripts } from './support/hold-scripts.ts'
import { expect, test } from './support/test.ts'

for (const { what, moment, words } of [
  { what: 'open on a Thursday', moment: '2027-06-24T10:00:00Z', words: 'Open now, until 16:30' },
  { what: 'closed early on a Thursday', moment: '2027-06-24T04:00:00Z', words: 'Opens today at 08:30' },
  { what: 'closed on Midsummer’s Eve', moment: '2027-06-25T10:00:00Z', words: 'Opens on Monday at 08:30' },
  { what: 'closed after half past four', moment: '2027-06-24T14:30:00Z', words: 'Opens on Monday at 08:30' },
])
  test(`the phone is ${what}, also for a reader in New York`, async ({ browser, site }) => {
    const context = await browser.newContext({ timezoneId: 'America/New_York', baseURL: site.url })
    const page = await context.newPage()
    await page.clock.setFixedTime(moment)
    await page.goto('/contact-us')
    await expect(page.locator('main').getByText(words)).toBeVisible()
    await context.close()
  })

test('the hours do not move if a late script says that the phone opens today', async ({ page }) => {
  await page.clock.setFixedTime('2027-06-24T04:00:00Z')
  await page.setViewportSize({ width: 1280, height: 844 })
  const release = await holdScripts(page)
  await page.goto('/taxi', { waitUntil: 'commit' })
  const hours = page.locator('.call .hours')
  await hours.scrollIntoViewIfNeeded()
  const before = await hours.boundingBox()
  release()
  await expect(hours.getByText('Opens today at 08:30')).toBeVisible()
  expect(await hours.boundingBox()).toEqual(before)
})
