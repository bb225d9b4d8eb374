import { addingText } from '../../src/islands/shop/text.ts'
import { href } from '../../src/routing/href.ts'
import { taxiLabels } from '../../src/shared/forms/taxi/labels.ts'
import { storedBasket } from './basket.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { expect as quickExpect, test } from './support/test.ts'

const expect = quickExpect.configure({ timeout: 20_000 })
test.describe.configure({ timeout: 90_000 })

test('a taxi is added to an earlier order, and shows its lowest price in the reader’s currency', async ({
  page,
}) => {
  const words = taxiLabels('en').fields
  await page.goto(href('taxi', 'en'))
  await page.evaluate(() => localStorage.setItem('currency:1', 'NOK'))
  await page.reload()
  await page.locator('.pagehead').getByRole('link', { name: 'Order a taxi' }).click()
  const form = page.locator('.form--taxi')
  const field = (name: string) => form.locator(`[name="${name}"]`)
  await expect(form.locator('datalist option[value="Malmö C"]')).toHaveCount(1)
  await form.getByText(words.direction.options.to).click()
  await form.getByText(words.ride.options.shared, { exact: true }).click()
  await expect(page.locator('[data-island=taxi-request]')).toHaveAttribute('data-hydration', 'hydrated')
  await expect(form.getByLabel(words.ride.options.shared, { exact: true })).toBeChecked()
  await form.getByRole('button', { name: `One more: ${words.passengers.label}` }).click()
  await form.getByRole('button', { name: addingText('en').add }).click()
  await expect(field('station')).toBeFocused()
  await expectNoAxeFindings(page)
  for (const [name, value] of Object.entries({
    station: 'Malmö C',
    address: 'Exempelgatan 2, Lund',
    date: '2027-06-01',
    time: '07:30',
    order: 'P-2222-2222',
  }))
    await field(name).fill(value)
  await form.getByRole('button', { name: addingText('en').add }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Station taxi' })).toBeFocused()
  expect(JSON.parse((await storedBasket(page)) ?? '{}')).toMatchObject({
    currency: 'NOK',
    lines: [
      { kind: 'taxi', ride: 'shared', direction: 'to', passengers: 2, order: 'P-2222-2222', seen: 21900 },
    ],
  })
  await page.getByRole('link', { name: addingText('en').toCheckout }).click()
  await expect(page.locator('.basket__line')).toContainText('Shared taxi, to the station')
  await expect(page.locator('.basket__total')).toContainText('from NOK 219')
})

test('a number of passengers that no car takes is reported at its field', async ({ page }) => {
  const words = taxiLabels('en').fields
  await page.goto(href('taxi', 'en'))
  const form = page.locator('.form--taxi')
  const passengers = form.locator('[name=passengers]')
  const add = form.getByRole('button', { name: addingText('en').add })
  await expect(form).toContainText(words.passengers.hint)
  for (const [name, value] of Object.entries({
    station: 'Malmö C',
    address: 'Exempelgatan 2, Lund',
    date: '2027-06-01',
    time: '07:30',
  }))
    await form.locator(`[name="${name}"]`).fill(value)
  await expect(page.locator('[data-island=taxi-request]')).toHaveAttribute('data-hydration', 'hydrated')
  for (const count of ['9', '0', '']) {
    await passengers.fill('2')
    await expect(passengers).not.toHaveAttribute('aria-invalid')
    await passengers.fill(count)
    await add.click()
    await expect(passengers).toBeFocused()
    await expect(passengers).toHaveAttribute('aria-invalid', 'true')
    await expect(passengers).toHaveAccessibleDescription(words.passengers.missing)
  }
  await expectNoAxeFindings(page)
})
