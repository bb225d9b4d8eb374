import { partyText, text } from '../../src/islands/pass-shop/text.ts'
import { addingText } from '../../src/islands/shop/text.ts'
import { href } from '../../src/routing/href.ts'
import { keptBasket } from './basket.ts'
import { fillTraveller } from './pass-form.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { expect as quickExpect, test } from './support/test.ts'

const expect = quickExpect.configure({ timeout: 20_000 })
test.describe.configure({ timeout: 90_000 })

test('a trip is described, its pass is named with the reason, and a family orders it', async ({ page }) => {
  const t = { ...addingText('en'), ...partyText('en'), ...text('en') }
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${href('buy-interrail', 'en')}?days=11&child=1`)
  const form = page.locator('.form--pass')
  const field = (name: string) => form.locator(`[name="${name}"]`)
  await expect(page.locator('[data-island=pass-shop]')).toHaveAttribute('data-hydration', 'hydrated')
  await field('firstDay').fill('2027-06-01')
  await field('lastDay').fill('2027-06-21')
  const advice = page.locator('.advice')
  await expect(advice).toContainText('11 travel days in 3 weeks: Continuous, 22 days')
  await advice.getByRole('button', { name: t.choose }).press('Enter')
  await expect(field('variant').and(page.locator(':checked'))).toHaveValue('continuous-22')
  await expect(page.locator('.pass-shop__sum')).toContainText('€518')
  await expectNoAxeFindings(page)

  await form.getByRole('button', { name: t.add }).press('Enter')
  const summary = form.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    `1. ${t.nameMissing}`,
    `1. ${t.lastNameMissing}`,
    `1. ${t.birthMissing}`,
    `1. ${t.residenceMissing}`,
    `2. ${t.nameMissing}`,
    `2. ${t.birthMissing}`,
  ])
  await summary.getByRole('link', { name: `2. ${t.nameMissing}` }).press('Enter')
  await expect(field('child0.name')).toBeFocused()
  await expect(field('child0.name')).toHaveAccessibleDescription(t.nameMissing)
  await fillTraveller(page, 'adult0', { name: 'Ida', lastName: 'Ås', birth: '1990-05-05', residence: 'SE' })
  await fillTraveller(page, 'child0', { name: 'Bo', birth: '2019-05-05' })
  await expect(summary).toBeHidden()
  await expect(advice).toContainText('In Sweden, where you live')
  await form.getByRole('button', { name: t.add }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: t.toCheckout })).toBeFocused()
  expect(JSON.parse((await keptBasket(page)) ?? '{}')).toMatchObject({
    currency: 'EUR',
    lines: [{ variant: 'continuous-22', seen: 51800, travellers: [{ name: 'Ida' }, { residence: 'SE' }] }],
  })
  await page.getByRole('link', { name: t.toCheckout }).click()
  await expect(page.locator('.basket__total')).toContainText('€518')
})

test('a route leads to the pass chooser with its own trip, and nobody’s name', async ({ page }) => {
  await page.goto('/route-detail/fjords-and-mountains')
  await page.getByRole('link', { name: 'Which pass for this trip?' }).click()
  await expect(page).toHaveURL(/\/buy-interrail\?span=\d+&days=\d+(&nights=\d+)?#order$/)
  const { searchParams } = new URL(page.url())
  await expect(page.locator('.advice')).toContainText(`${searchParams.get('days')} travel days`)
  await expect(page.locator('[name=days]')).toHaveValue(searchParams.get('days') ?? '')
  await expect(page.locator('[name=firstDay]')).toHaveValue('')
})
