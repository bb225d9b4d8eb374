import type { Page } from '@playwright/test'
import { text as checkoutText } from '../../src/islands/checkout/text.ts'
import { partyText } from '../../src/islands/pass-shop/pass-form-text.ts'
import { text } from '../../src/islands/pass-shop/text.ts'
import { addingText } from '../../src/islands/shop/text.ts'
import { href } from '../../src/routing/href.ts'
import { storedBasket } from './basket.ts'
import { passField as field, fillTraveller } from './pass-form.ts'
import { expectNoAxeFindings, expectNoContrastFindings } from './support/axe.ts'
import { expect as quickExpect, test } from './support/test.ts'

const expect = quickExpect.configure({ timeout: 20_000 })
test.describe.configure({ timeout: 120_000 })
// Before its site stops, since a request of an open page (for an icon) would then be an error.
test.afterEach(({ page }) => page.close())
test.use({ hasTouch: true, viewport: { width: 390, height: 800 } })

const t = { ...addingText('en'), ...partyText('en'), ...text('en') }
const sum = (page: Page) => page.locator('.pass-shop__sum strong')
const submit = (page: Page) => page.locator('.form--pass button[type=submit]')
const kept = async (page: Page) => JSON.parse((await storedBasket(page)) ?? '{}').lines

test('a group of fourteen orders without names, changes its number, and is asked for the names', async ({
  page,
  startSite,
  startSmtp,
}) => {
  const smtp = await startSmtp('accept')
  const site = await startSite({ SMTP_URL: smtp.url })
  await page.goto(`${site.url}${href('buy-interrail', 'en')}?pass=flexi-5&from=2027-06-01`)
  await field(page, 'adult').fill('9')
  await expect(page.locator('.person')).toHaveCount(9)
  await expect(field(page, 'namesLater')).toHaveCount(0)
  await field(page, 'adult').fill('12')
  await field(page, 'youth').fill('2')
  await fillTraveller(page, 'adult0', { name: 'Ida', birth: '1950-05-05', residence: 'DK' })
  await expect(page.locator('.pass-shop__sum')).toContainText('11 adults, 2 youths, 1 senior')
  const box = page.getByLabel(t.namesLater)
  await expect(box).toHaveAccessibleDescription(t.namesLaterHint)
  await box.tap()
  await expect(page.locator('.pass-shop__sum')).toContainText('12 adults, 2 youths')
  await expect(page.locator('.person').first()).toBeHidden()
  await expect(field(page, 'group.residence')).toHaveValue('DK')
  await expectNoAxeFindings(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoContrastFindings(page)

  await field(page, 'group.residence').selectOption('')
  await submit(page).tap()
  await page.getByRole('alert').getByRole('link', { name: t.residenceMissing }).tap()
  await expect(field(page, 'group.residence')).toBeFocused()
  await field(page, 'group.residence').selectOption('US')
  await expect(page.getByText(t.eurail)).toBeVisible()
  await field(page, 'group.residence').selectOption('SE')

  await page.reload()
  await expect(field(page, 'namesLater')).toBeChecked()
  await expect(field(page, 'group.residence')).toHaveValue('SE')
  await field(page, 'namesLater').uncheck()
  await expect(field(page, 'adult0.name')).toHaveValue('Ida')
  await field(page, 'namesLater').check()
  await field(page, 'group.residence').selectOption('SE')
  await expect(sum(page)).toHaveText(/^€[\d,]+$/)
  const price = (await sum(page).textContent()) ?? ''
  await submit(page).tap()
  const toCheckout = page.getByRole('link', { name: t.toCheckout })
  await expect(toCheckout).toBeVisible()
  expect(await kept(page)).toMatchObject([
    { kind: 'interrail-group', counts: { adult: 12, youth: 2, senior: 0, child: 0 }, residence: 'SE' },
  ])

  await toCheckout.tap()
  const about = page.locator('.basket__about')
  await expect(about).toContainText('14 travellers: 12 adults, 2 youths; names to follow')
  await expect(page.locator('.basket__total')).toContainText(price)
  await about.getByText(t.explained).tap()
  await expect(about.getByRole('heading')).toHaveText([/^12 adults/, /^2 youths/])
  await expectNoAxeFindings(page)

  await page.getByRole('link', { name: /^Change Interrail/ }).tap()
  await expect(page.locator('.note').filter({ hasText: 'names to follow' })).toBeFocused()
  await expect(field(page, 'namesLater')).toBeChecked()
  await expect(field(page, 'group.residence')).toHaveValue('SE')
  await field(page, 'child').fill('1')
  await submit(page).tap()
  await toCheckout.tap()
  await expect(about).toContainText('15 travellers: 12 adults, 2 youths, 1 child; names to follow')
  expect(await kept(page)).toHaveLength(1)

  const order = page.locator('.form--order')
  for (const [name, value] of [
    ['name', 'Ann'],
    ['lastName', 'Ås'],
    ['email', 'ann@example.com'],
  ] as const)
    await order.locator(`[name=${name}]`).fill(value)
  await order
    .locator('label')
    .filter({ has: page.locator('[name=payment][value=card]') })
    .tap()
  await order.locator('button[type=submit]').first().tap()
  const steps = page.locator('.next-steps')
  await expect(steps).toContainText(checkoutText('en').sendNames)
  await expect(steps).toContainText(/By 18\sMay 2027/)
  await expect(page.locator('.receipt-page')).toContainText('names to follow')
  const mails = await smtp.waitFor(2)
  const mailTo = (address: string) => mails.find(({ to }) => to.includes(address))?.email
  const confirmation = mailTo('ann@example.com')?.text
  expect(confirmation).toContain('15 travellers: 12 adults, 2 youths, 1 child; names to follow')
  expect(confirmation).toContain('Names to follow:\n  By 18 May 2027\n  Reply with the reference')
  const service = mails.find(({ to }) => !to.includes('ann@example.com'))?.email
  expect(service?.subject).toContain('for 15, names to follow')
  expect(service?.text).toContain('Country of residence: Sweden')
})

test('a group that has shrunk below ten is asked for its names again', async ({ page }) => {
  await page.goto(`${href('buy-interrail', 'en')}?pass=flexi-5&adult=10`)
  await page.getByLabel(t.namesLater).tap()
  await expect(page.locator('.person').first()).toBeHidden()
  await field(page, 'adult').fill('9')
  await expect(page.locator('.person').first()).toBeVisible()
  await submit(page).tap()
  await expect(page.getByRole('alert').getByRole('link', { name: `1. ${t.nameMissing}` })).toBeVisible()
})
