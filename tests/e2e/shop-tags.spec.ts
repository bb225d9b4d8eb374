import type { Page } from '@playwright/test'
import { basketText } from '../../src/islands/shop/text.ts'
import { href } from '../../src/routing/href.ts'
import { orderLabels } from '../../src/shared/forms/order/labels.ts'
import { orderSent } from '../../src/shared/forms/order/sent.ts'
import { lines, storeBasket } from './basket.ts'
import { standIn } from './consent-page.ts'
import { askedCookie } from './support/account-site.ts'
import { expect as quickExpect, test } from './support/test.ts'
import { waitUntilIdle } from './support/wait-until-idle.ts'

const expect = quickExpect.configure({ timeout: 20_000 })
test.describe.configure({ timeout: 90_000 })
test.use({ baseURL: ({ configuredSite }, use) => use(configuredSite.url) })
test.beforeEach(async ({ context, configuredSite }) => {
  await context.addCookies([askedCookie(configuredSite.url)])
  await standIn(context, configuredSite.url)
})

const answerWith = (page: Page, purposes: string) =>
  page.addInitScript(
    answer => localStorage.setItem('consent', answer),
    ['1', new Date().toISOString().slice(0, 10), purposes].join(' ').trim(),
  )
/** What the tags received about the shop, and everything that they could read. */
const told = (page: Page) =>
  page.evaluate(() => {
    const all = (window.dataLayer ?? []) as {
      event?: string
      ecommerce?: { value: number; currency: string }
    }[]
    const shop = all.filter(entry => entry.ecommerce)
    return {
      events: shop.map(({ event, ecommerce }) => `${event} ${ecommerce?.value} ${ecommerce?.currency}`),
      all: JSON.stringify(all),
    }
  })

async function orderAndRegret(page: Page): Promise<void> {
  await page.goto(href('checkout', 'en'))
  await storeBasket(page, 'EUR', lines.pass, lines.taxi)
  await page.reload()
  const item = page.locator('.basket__line').first()
  await item.getByRole('button', { name: basketText('en').removeShort }).click()
  await page.getByRole('button', { name: basketText('en').undo }).click()
  await expect(page.locator('.basket__line')).toHaveCount(2)
}

test('with consent the tags receive products and sums, and nothing about people', async ({ page }) => {
  await answerWith(page, 'statistics')
  await page.goto(href('buy-interrail', 'en'))
  await expect.poll(async () => (await told(page)).events.join()).toMatch(/^view_item \d+ EUR$/)
  await orderAndRegret(page)
  const labels = orderLabels('en').fields
  await page.getByLabel(labels.name.label, { exact: true }).fill('Åsa')
  await page.getByLabel(labels.lastName.label, { exact: true }).fill('Berg')
  await page.locator('#order-email').fill('asa@example.com')
  await page.getByRole('radio', { name: labels.payment.options.card }).check()
  await page.locator('.form--order').getByRole('button', { name: 'Send order request' }).click()
  await expect(page.locator('.pagehead .lead')).toContainText(orderSent('en').title)
  await expect
    .poll(async () => (await told(page)).events.map(event => event.split(' ')[0]))
    .toEqual(['begin_checkout', 'remove_from_cart', 'add_to_cart', 'generate_lead'])
  const { all, events } = await told(page)
  expect(events[0]?.split(' ')[1]).toBe(events[3]?.split(' ')[1])
  expect(all).toContain('"item_variant":"flexi-5, second"')
  for (const words of ['Ida', 'Ås', 'Bo', '1990', 'asa@', 'Exempelgatan', 'Malmö'])
    expect(all).not.toContain(words)
})

test('without consent they receive nothing, and nothing is stored', async ({ page }) => {
  await answerWith(page, '')
  await page.goto(href('buy-interrail', 'en'))
  await waitUntilIdle(page)
  await orderAndRegret(page)
  await waitUntilIdle(page)
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
})
