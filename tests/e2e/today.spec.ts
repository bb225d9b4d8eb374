import { text as saveText } from '../../src/client/save-offline/text.ts'
import { text } from '../../src/client/today/text.ts'
import { addDays, shopDay } from '../../src/shared/iso-day.ts'
import { firstDayKey, savedKey } from '../../src/stores/keys.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { test } from './support/offline-test.ts'
import { expect } from './support/test.ts'

test.describe.configure({ timeout: 60_000 })
test.use({ allowedConsole: [/ERR_/] })

/** The day some days ago in Stockholm, the time zone of the tests' browser; the machine may have another one. */
const daysAgo = (days: number) => addDays(shopDay(new Date()), -days)

test('a saved route opens offline at the reader’s current day', async ({ page, line }) => {
  const t = text('en')
  const path = '/route-detail/fjords-and-mountains'
  const today = page.locator('#today')
  await page.goto(path)
  await expect(today).toBeHidden()
  await page.locator('.save > summary').click()
  await page.locator('.save__choice').first().click()
  await expect(page.locator('.saver')).toContainText(saveText('en').done)
  await page.keyboard.press('Escape')
  await expect(today).toContainText(t.ask)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

  // Far ahead there is no day to show yet.
  await today.getByLabel(t.firstDay).fill(daysAgo(-30))
  await expect(today.locator('.leg')).toHaveCount(0)
  await today.getByLabel(t.firstDay).fill(daysAgo(2))
  line.set('cut')

  await page.goto('/')
  await page.locator('.saved-page').getByRole('link', { name: t.title }).click()
  await expect(today).toContainText('Day 3 of 7')
  await expect(today.locator('.leg')).toHaveText((await page.locator('#day-3 .leg').textContent()) ?? '')
  await expect(today.locator('.day__note')).toHaveCount(await page.locator('#day-3 > .day__note').count())
  await expect(today).toBeInViewport()
  await expectNoAxeFindings(page)

  await today.getByLabel(t.firstDay).fill(daysAgo(40))
  await expect(today).toContainText('is over')
  await page.goto('/saved')
  await expect(page.locator('.saved-page')).toHaveCount(1)
  await expect(page.locator('.saved-page').getByRole('link', { name: t.title })).toHaveCount(0)
})

test('the first day of a saved route can be typed', async ({ page }) => {
  const path = '/route-detail/fjords-and-mountains'
  await page.addInitScript(([key, saved]) => localStorage.setItem(key, saved), [
    savedKey,
    ` ${path} `,
  ] as const)
  await page.goto(path)
  const t = text('en')
  const today = page.locator('#today')
  const field = today.getByLabel(t.firstDay)
  const stored = () => page.evaluate(key => localStorage.getItem(key), firstDayKey + path)
  const [year = '', month = '', day = ''] = daysAgo(2).split('-')
  await field.focus()
  // Chromium shows the month first, whatever the page’s language.
  await field.pressSequentially(`${month}${day}${year.slice(0, 1)}`)
  // A date in the first century is only half typed.
  await expect(field).toHaveValue(`000${year.slice(0, 1)}-${month}-${day}`)
  await expect(today).toContainText(t.ask)
  expect(await stored()).toBeNull()
  await page.keyboard.type(year.slice(1))
  await expect(today).toContainText('Day 3 of 7')
  expect(await stored()).toBe(`${year}-${month}-${day} 7`)

  // The focus stays on the year, so that it can be changed further.
  await page.keyboard.press('ArrowDown')
  await expect(today).toContainText('is over')
  await page.keyboard.press('ArrowUp')
  await expect(today).toContainText('Day 3 of 7')
  await page.keyboard.press('Delete')
  await expect(today).toContainText(t.ask)
  expect(await stored()).toBeNull()
})
