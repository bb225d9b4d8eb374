import { href } from '../../src/routing/href.ts'
import { lines, storeBasket } from './basket.ts'
import { expectNoAxeFindings, expectNoContrastFindings } from './support/axe.ts'
import { shiftsOf } from './support/shifts.ts'
import { expect as quickExpect, test } from './support/test.ts'
import { waitUntilIdle } from './support/wait-until-idle.ts'

const expect = quickExpect.configure({ timeout: 20_000 })
const banner = '[data-banner]'

test('a campaign ends while the page is open, and its prices with it', async ({ page }) => {
  await page.clock.install({ time: new Date('2027-01-31T23:50:00+01:00') })
  await page.goto(`${href('buy-interrail', 'en')}?pass=flexi-5`)
  const countdown = page.locator(banner).getByRole('timer')
  await expect(countdown).toBeVisible()
  await expect(countdown).toHaveAccessibleName('Ends 31 January 2027 at 23:59, Swedish time')
  await expect(countdown).toContainText('00 days')
  await expect(page.locator(banner).getByRole('link')).toHaveText('SAVE 10% NOW')
  const note = page.getByText('10% off the prices struck through, until 31 January 2027 at 23:59')
  await expect(note).toBeVisible()
  const row = page.locator('.prices__second #pass-flexi-5')
  const table = row.getByRole('cell').first()
  await expect(table.locator('.in-eur:visible')).toHaveText(['€335', '€301'])
  await expect(table.locator('del')).toHaveText(/€335/)
  const lowest = page.locator('.coupon .price:visible').first()
  await expect(lowest).toContainText('€254')
  const sum = page.locator('.pass-shop__sum')
  await expect(sum).toContainText('€')
  await page.locator('[name=variant][value=flexi-5]').check()
  await expect(sum).toContainText('€301')
  await waitUntilIdle(page)
  expect((await shiftsOf(page)).reduce((all, { value }) => all + value, 0)).toBeLessThan(0.001)
  await expectNoAxeFindings(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoContrastFindings(page)

  await page.clock.runFor('11:00')
  await expect(page.locator(banner)).toBeHidden()
  await expect(note).toBeHidden()
  await expect(sum).toContainText('€335')
  await expect(table.locator('.in-eur:visible')).toHaveText(['€335'])
  await expect(lowest).toContainText('€283')
})

test('the untouched pass form has the prices of the campaign, as the tables have', async ({ page }) => {
  const pass = page.locator('.variant:has([value=flexi-5]) .in-eur:visible')
  const lowest = page.locator('.pass-shop__sum .in-eur:visible')
  await page.clock.setFixedTime(new Date('2027-01-20T12:00:00+01:00'))
  await page.goto(href('buy-interrail', 'en'))
  await expect(pass).toHaveText('€301')
  await expect(lowest).toHaveText('from €254')
  await page.clock.setFixedTime(new Date('2027-02-01T12:00:00+01:00'))
  await page.reload()
  await expect(pass).toHaveText('€335')
  await expect(lowest).toHaveText('from €283')
})

test('a campaign begins while the page is open', async ({ page }) => {
  await page.clock.install({ time: new Date('2027-01-10T23:58:30+01:00') })
  await page.goto(`${href('buy-interrail', 'en')}?pass=flexi-5`)
  const sum = page.locator('.pass-shop__sum')
  await page.locator('[name=variant][value=flexi-5]').check()
  await expect(sum).toContainText('€335')
  const cells = page.locator('.prices__second #pass-flexi-5').getByRole('cell')
  const shown = async () => (await cells.locator('.in-eur:visible').allTextContents()).join(' ')
  await expect.poll(shown).toBe('€335 €213 €271')
  await expect(page.locator(banner)).toBeHidden()

  await page.clock.runFor('02:00')
  await expect(page.locator(banner)).toBeVisible()
  await expect(page.locator(banner).getByRole('timer')).toContainText('20 days')
  await expect(sum).toContainText('€301')
  await expect.poll(shown).toBe('€335 €301 €213 €271')
})

test('an open checkout is priced again when a campaign ends', async ({ page }) => {
  await page.clock.install({ time: new Date('2027-01-31T23:58:30+01:00') })
  await page.goto(href('about-us', 'da'))
  await storeBasket(page, 'DKK', { ...lines.pass, seen: 225_100 })
  await page.goto(href('checkout', 'da'))
  const total = page.locator('.basket__total')
  await expect(total).toContainText('2.251 kr.')
  await page.clock.runFor('02:00')
  await expect(total).toContainText('2.502 kr.')
  await expect(page.locator('.basket__changed')).toContainText('og er nu 2.502 kr. Kampagnen er slut.')
  const sent = await page.locator('.form--order [name=basket]').inputValue()
  expect(JSON.parse(sent)).toMatchObject({ lines: [{ seen: 250_200 }] })
})

test('a campaign lowers the total of a route wherever it is shown', async ({ page }) => {
  const path = href('route-detail', 'en', { name: 'hamburg-and-lubeck' })
  const link = `:is(tr, li):has([href="${path}"])`
  const totals = async () => [
    await totalAt(href('our-planet', 'en'), `.minis ${link}`),
    await totalAt(href('travel-routes', 'en'), `.board ${link}`),
    await totalAt(path, '.estimate tfoot'),
  ]
  async function totalAt(address: string, place: string) {
    await page.goto(address)
    return page.locator(`${place} .in-eur`).filter({ visible: true }).textContent()
  }
  await page.clock.install({ time: new Date('2026-12-01T12:00:00+01:00') })
  expect(await totals()).toEqual(['€300', '€300', '€300'])
  await page.clock.setSystemTime(new Date('2027-01-20T12:00:00+01:00'))
  expect(await totals()).toEqual(['€270', '€270', '€270'])
})

test('a campaign is a short note on pages for reading, and absent before it begins', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-01-10T23:59:59+01:00'))
  await page.goto(href('about-us', 'sv'))
  await waitUntilIdle(page)
  await expect(page.locator(banner)).toBeHidden()
  await page.clock.setFixedTime(new Date('2027-01-11T00:00:00+01:00'))
  await page.reload()
  await expect(page.locator(banner).getByRole('link')).toHaveText('Planera sommaren i januari')
  await expect(page.locator(`${banner} [role=timer]`)).toHaveCount(0)
  const height = await page.locator(banner).evaluate(element => element.clientHeight)
  const padding = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBlockStart)
  await expect.poll(padding).toBe(`${63 + height}px`)
})
