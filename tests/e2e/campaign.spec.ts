import { href } from '../../src/routing/href.ts'
import { expectNoAxeFindings, expectNoContrastFindings } from './support/axe.ts'
import { settled } from './support/settled.ts'
import { shiftsOf } from './support/shifts.ts'
import { expect as quickExpect, test } from './support/test.ts'

const expect = quickExpect.configure({ timeout: 20_000 })
const banner = '[data-campaign=january-on-rails]'

test('a campaign ends while the page is open, and its prices with it', async ({ page }) => {
  await page.clock.install({ time: new Date('2027-01-31T23:50:00+01:00') })
  await page.goto(`${href('buy-interrail', 'en')}?pass=flexi-5`)
  const countdown = page.locator(banner).getByRole('timer')
  await expect(countdown).toBeVisible()
  await expect(countdown).toHaveAccessibleName('Ends 31 January 2027 at 23:59, Swedish time')
  await expect(countdown).toContainText('00 days')
  await expect(page.locator(banner).getByRole('link')).toHaveText('SAVE 10% NOW')
  const note = page.getByText('10% off these prices until 31 January 2027 at 23:59, Swedish time')
  await expect(note).toBeVisible()
  const sum = page.locator('.pass-shop__sum')
  await expect(sum).toContainText('€')
  const reduced = await sum.textContent()
  await settled(page)
  expect((await shiftsOf(page)).reduce((all, { value }) => all + value, 0)).toBeLessThan(0.001)
  await expectNoAxeFindings(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoContrastFindings(page)

  await page.clock.runFor('11:00')
  await expect(page.locator(banner)).toBeHidden()
  await expect(note).toBeHidden()
  await expect(sum).not.toHaveText(reduced ?? '')
})

test('a campaign is words where one reads, and nothing before it begins', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-01-10T23:59:59+01:00'))
  await page.goto(href('about-us', 'sv'))
  await settled(page)
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
