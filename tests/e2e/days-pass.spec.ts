import { text } from '../../src/islands/days-pass/text.ts'
import { partyText } from '../../src/islands/pass-shop/pass-form-text.ts'
import { addingText } from '../../src/islands/shop/text.ts'
import { href } from '../../src/routing/href.ts'
import { storedBasket } from './basket.ts'
import { fillTraveller, traveller } from './pass-form.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { expect as quickExpect, test } from './support/test.ts'

const expect = quickExpect.configure({ timeout: 20_000 })
test.describe.configure({ timeout: 90_000 })

test('the price table leads to a pass for Japan, which a parent and a child order', async ({ page }) => {
  const t = { ...addingText('da'), ...partyText('da'), ...text('da') }
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(href('j-rail-pass', 'da'))
  await page.getByRole('link', { name: '14 dage Green' }).click()
  const form = page.locator('.form--pass')
  const field = (name: string) => form.locator(`[name="${name}"]`)
  await expect(page.locator('[data-island=days-pass]')).toHaveAttribute('data-hydration', 'hydrated')
  await expect(form.locator('[name=variant]:checked')).toHaveValue('green-14')
  await form.getByRole('button', { name: t.moreOf.replace('{name}', t.child) }).click()
  const sum = page.locator('.pass-shop__sum')
  await expect(sum).toContainText(/7\.709\skr\./)
  await form.getByRole('button', { name: t.add }).click()
  await expect(field('firstDay')).toHaveAccessibleDescription(t.firstDayMissing)
  await field('firstDay').fill('2027-10-02')
  await fillTraveller(page, 'adult0', { name: 'Åse', lastName: 'Holm', birth: '1990-05-05' })
  await fillTraveller(page, 'child0', { name: 'Bo', birth: '2023-05-05' })
  // Born in May 2023, the child is four, and younger than those who pay.
  await expect(sum).toContainText(/5\.139\skr\./)
  await expect(traveller(page, 'child0').locator('summary')).toContainText(
    t.asInfant.replace('{age}', '4').replace('{when}', t.onFirstDay),
  )
  await field('child0.birth').fill('2019-05-05')
  await expect(sum).toContainText(/7\.709\skr\./)
  await fillTraveller(page, 'adult0', { residence: 'JP' })
  await expect(form).toContainText(t.visitors)
  await field('adult0.residence').selectOption('DK')
  await expect(form).not.toContainText(t.visitors)
  await expectNoAxeFindings(page)
  await form.getByRole('button', { name: t.add }).click()
  await expect(page.getByRole('status').filter({ hasText: t.toCheckout })).toBeFocused()
  expect(new URL(page.url()).search).toBe('?pass=green-14')
  expect(JSON.parse((await storedBasket(page)) ?? '{}')).toMatchObject({
    currency: 'DKK',
    lines: [{ kind: 'days-pass', variant: 'green-14', travellers: [{ name: 'Åse' }, { residence: 'DK' }] }],
  })
})
