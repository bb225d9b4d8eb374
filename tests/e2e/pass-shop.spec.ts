import { adviceText } from '../../src/islands/pass-shop/advice-text.ts'
import { partyText } from '../../src/islands/pass-shop/pass-form-text.ts'
import { text } from '../../src/islands/pass-shop/text.ts'
import { addingText } from '../../src/islands/shop/text.ts'
import { href } from '../../src/routing/href.ts'
import { storedBasket } from './basket.ts'
import { fillTraveller } from './pass-form.ts'
import { expectNoAxeFindings, expectNoContrastFindings } from './support/axe.ts'
import { expect as quickExpect, test } from './support/test.ts'

const expect = quickExpect.configure({ timeout: 20_000 })
test.describe.configure({ timeout: 90_000 })

const t = { ...addingText('en'), ...partyText('en'), ...adviceText('en'), ...text('en') }

test('a trip is described, its pass is recommended with the reason, and a family orders it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${href('buy-interrail', 'en')}?days=11&child=1`)
  const form = page.locator('.form--pass')
  const field = (name: string) => form.locator(`[name="${name}"]`)
  await expect(page.locator('[data-island=pass-shop]')).toHaveAttribute('data-hydration', 'hydrated')
  await field('firstDay').fill('2027-06-01')
  await field('lastDay').fill('2027-06-21')
  const advice = page.locator('.advice-card')
  await expect(advice).toContainText(/€518 for 2 travellers.*Continuous, 22 days/)
  await expect(advice).toContainText('Enough for 11 travel days in 3 weeks, and €1 less than the next best.')
  await expect(advice).toContainText('Next best: Flexi, 15 travel days in 2 months, €519')
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
  expect(JSON.parse((await storedBasket(page)) ?? '{}')).toMatchObject({
    currency: 'EUR',
    lines: [{ variant: 'continuous-22', seen: 51800, travellers: [{ name: 'Ida' }, { residence: 'SE' }] }],
  })
  await page.getByRole('link', { name: t.toCheckout }).click()
  await expect(page.locator('.basket__total')).toContainText('€518')
})

test('children alone are an error in the list of errors, which leads to the number of adults', async ({
  page,
}) => {
  await page.goto(`${href('buy-interrail', 'en')}?adult=0&child=1&pass=flexi-4`)
  const form = page.locator('.form--pass')
  const alone = 'A child’s pass must be ordered together with the pass of someone aged 18 or over.'
  await expect(page.locator('.pass-shop__total')).toContainText(alone)
  await form.getByRole('button', { name: t.add }).press('Enter')
  const summary = form.getByRole('alert')
  await expect(summary).toBeFocused()
  const [first] = await summary.getByRole('link').all()
  await expect(first ?? summary).toHaveText(alone)
  await first?.press('Enter')
  await expect(form.locator('[name=adult]')).toBeFocused()
  await expect(form.locator('[name=adult]')).toHaveAccessibleDescription(alone)
  await form.locator('[name=adult]').fill('1')
  await expect(summary.getByRole('link', { name: alone })).toHaveCount(0)
})

test('a route leads to the pass chooser with its own trip, and without names', async ({ page }) => {
  await page.goto('/route-detail/fjords-and-mountains')
  await page.getByRole('link', { name: 'Which pass for this trip?' }).click()
  await expect(page).toHaveURL(/\/buy-interrail\?span=\d+&days=\d+#order$/)
  const { searchParams } = new URL(page.url())
  await expect(page.locator('.advice-card')).toContainText(`${searchParams.get('days')} travel days`)
  await expect(page.locator('[name=days]')).toHaveValue(searchParams.get('days') ?? '')
  await expect(page.locator('[name=firstDay]')).toHaveValue('')
})

test('travel days are enough for advice, and ordinary tickets are mentioned if they are probably cheaper', async ({
  page,
}) => {
  await page.goto(`${href('buy-interrail', 'en')}?days=1&nights=1`)
  const advice = page.locator('.advice-card')
  await expect(advice).toContainText(t.ticketsCheaper)
  await expect(advice).toContainText('With the pass, a travel day costs €283 per person.')
  await expect(advice).toContainText(t.bothAssumed)
  await expect(advice.getByRole('link', { name: t.askForTickets })).toHaveAttribute('href', '/')
  await page.locator('[name=firstDay]').fill('2027-06-01')
  await page.locator('[name=days]').fill('5')
  await expect(advice).toContainText('ends on 5 June 2027')
  await expect(advice).toContainText(t.cheapest)
  await expect(advice).toContainText('Enough for 5 travel days in a row')
})

test('two passes in a row are recommended if they are cheaper, and both are ordered at once', async ({
  page,
}) => {
  await page.goto(`${href('buy-interrail', 'en')}?days=10&from=2027-06-01&to=2027-08-04`)
  const form = page.locator('.form--pass')
  const field = (name: string) => form.locator(`[name="${name}"]`)
  const advice = page.locator('.advice-card')
  const sum = page.locator('.pass-shop__sum')
  await expect(advice).toContainText(/€727 for one traveller/)
  await expect(advice).toContainText('€290 less than one pass for the whole trip')
  await expect(advice).toContainText('One pass for the whole trip: Continuous, 3 months, €1,017')
  await expect(advice.getByRole('listitem')).toHaveText([
    /Flexi, 10 travel days in 2 months.*from 1\sJune 2027.*€444/,
    /Flexi, 4 travel days in 1 month.*from 1\sAugust 2027.*€283/,
  ])
  const chooseBoth = advice.getByRole('button', { name: t.chooseBoth })
  await chooseBoth.press('Enter')
  const first = field('variant').and(page.locator('[value=flexi-10]'))
  await expect(first).toBeChecked()
  await expect(first).toBeFocused()
  await expect(sum).toContainText('€727')
  await expectNoAxeFindings(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoContrastFindings(page)

  await form.getByRole('button', { name: t.withoutSecond }).click()
  await expect(sum).toContainText('€444')
  await chooseBoth.click()
  await expect(sum).toContainText('€727')
  await page.locator('[value=flexi-7]').dispatchEvent('click')
  await expect(sum).toContainText('€385')
  await chooseBoth.click()

  for (const [name, value] of Object.entries({
    'adult0.name': 'Ida',
    'adult0.lastName': 'Ås',
    'adult0.birth': '1990-05-05',
  }))
    await field(name).fill(value)
  await field('adult0.residence').selectOption('SE')
  await form.getByRole('button', { name: t.add }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: t.toCheckout })).toBeFocused()
  expect(JSON.parse((await storedBasket(page)) ?? '{}')).toMatchObject({
    lines: [
      { variant: 'flexi-10', firstDay: '2027-06-01', seen: 44400, travellers: [{ name: 'Ida' }] },
      { variant: 'flexi-4', firstDay: '2027-08-01', seen: 28300, travellers: [{ name: 'Ida' }] },
    ],
  })
})
