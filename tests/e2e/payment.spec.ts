import type { Page } from '@playwright/test'
import { text as checkoutText } from '../../src/islands/checkout/text.ts'
import { basketText } from '../../src/islands/shop/text.ts'
import { href } from '../../src/routing/href.ts'
import { lines, storeBasket, storedBasket } from './basket.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { paymentUrl } from './support/payment-site.ts'
import { expect, test } from './support/payment-test.ts'

const { toPayment, gift, empty, noBasket, contact } = checkoutText('en')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const pay = (page: Page) => page.getByRole('button', { name: toPayment })

async function openCheckout(page: Page, ...kept: readonly object[]): Promise<void> {
  await page.goto(href('about-us', 'en'))
  await storeBasket(page, 'EUR', ...kept)
  await page.goto(href('checkout', 'en'))
}

test('a basket is paid at the payment site, with the code of a gift card', async ({ page, payment }) => {
  await openCheckout(page, lines.pass, lines.taxi)
  await page.getByText(gift).click()
  await page.getByLabel('Gift card code').fill('PER-7K3M')
  await expectNoAxeFindings(page)
  await pay(page).click()
  await expect(page).toHaveURL(paymentUrl)
  const [order, ...others] = payment.posted
  expect(others).toEqual([])
  expect(Object.keys(order ?? {}).toSorted()).toEqual(['basket', 'giftCardCode'])
  expect(order?.['giftCardCode']).toBe('PER-7K3M')
  expect(JSON.parse(order?.['basket'] ?? '')).toMatchObject({
    currency: 'EUR',
    lines: [{ id: 'pass' }, { id: 'taxi' }],
  })
})

test('the button to pay responds to its first press', async ({ page, payment }) => {
  await openCheckout(page, lines.pass)
  await pay(page).click()
  await expect(page).toHaveURL(paymentUrl, { timeout: 5_000 })
  expect(payment.posted.map(({ giftCardCode }) => giftCardCode)).toEqual([''])
})

test('a line is removed at the first press, and restored', async ({ page, payment }) => {
  await openCheckout(page, lines.pass, lines.taxi)
  const names = page.locator('.basket__name')
  await page.getByRole('button', { name: /^Remove Interrail/ }).click()
  await expect(names).toHaveText(['Station taxi'], { timeout: 5_000 })
  await page.getByRole('button', { name: basketText('en').undo }).click()
  await expect(names).toHaveCount(2)
  await page.getByRole('button', { name: /^Remove Station taxi/ }).click()
  await expect(names).toHaveCount(1)
  await pay(page).click()
  await expect(page).toHaveURL(paymentUrl)
  expect(payment.posted.map(({ basket }) => JSON.parse(basket ?? '').lines.length)).toEqual([1])
})

test('another currency empties the basket, and the next basket is paid in it', async ({ page, payment }) => {
  await openCheckout(page, lines.pass)
  await expect(pay(page)).toBeVisible()
  page.once('dialog', dialog => dialog.accept())
  await page.locator('summary.tool:has(.price)').click()
  await page.locator('.only-l [data-choose-currency=SEK]').click()
  await expect(pay(page)).toHaveCount(0)
  expect(await storedBasket(page)).toBeNull()
  await storeBasket(page, 'SEK', lines.taxi)
  await page.reload()
  await pay(page).click()
  await expect(page).toHaveURL(paymentUrl)
  expect(payment.posted.map(({ basket }) => JSON.parse(basket ?? '').currency)).toEqual(['SEK'])
})

test('an empty basket links to products, and has no order request', async ({ page }) => {
  await page.goto(href('checkout', 'en'))
  await expect(heading(page, empty)).toBeVisible()
  await expect(heading(page, noBasket)).toBeHidden()
  await expect(page.locator('main form')).toHaveCount(0)
  await expectNoAxeFindings(page)
  await openCheckout(page, lines.taxi)
  await page.getByRole('button', { name: /^Remove Station taxi/ }).click()
  await expect(heading(page, empty)).toBeVisible()
  await expect(heading(page, noBasket)).toBeHidden()
  await expect(page.locator('main form')).toHaveCount(0)
})

test.describe('if its script does not load', () => {
  test.use({ allowedConsole: [/ERR_FAILED/] })

  test('a basket is not shown as empty, and customer service helps', async ({ page }) => {
    let refused = 0
    await page.route(/_astro\/Checkout[^/]*\.js/, route => {
      refused += 1
      return route.abort()
    })
    await openCheckout(page, lines.pass)
    // The page is reloaded once if a script does not load.
    await expect.poll(() => refused).toBeGreaterThan(1)
    await expect(heading(page, noBasket)).toBeVisible()
    await expect(heading(page, empty)).toBeHidden()
    await expectNoAxeFindings(page)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no basket, and customer service helps', async ({ page }) => {
    await page.goto(href('checkout', 'en'))
    await expect(heading(page, noBasket)).toBeVisible()
    await expect(heading(page, empty)).toBeHidden()
    await page.getByRole('link', { name: contact }).click()
    await expect(page).toHaveURL(href('contact-us', 'en'))
  })
})
