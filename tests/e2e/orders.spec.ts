import type { Locator, Page } from '@playwright/test'
import { buttons, text } from '../../src/islands/checkout/text.ts'
import { text as giftText } from '../../src/islands/gift-card/text.ts'
import { text as shopText } from '../../src/islands/pass-shop/text.ts'
import { addingText } from '../../src/islands/shop/text.ts'
import { href } from '../../src/routing/href.ts'
import { fillMessage } from '../../src/shared/forms/kit/fill-message.ts'
import { orderSent } from '../../src/shared/forms/order/sent.ts'
import { passField as field, fillTraveller } from './pass-form.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { brokenStorage } from './support/broken-storage.ts'
import { expect as quickExpect, test } from './support/test.ts'

const expect = quickExpect.configure({ timeout: 20_000 })
test.describe.configure({ timeout: 90_000 })
// Before its site stops, since a request of an open page (for an icon) would then be an error.
test.afterEach(({ page }) => page.close())

const sum = (page: Page) => page.locator('.pass-shop__sum strong')
const awake = (page: Page) =>
  expect(page.locator('[data-island=pass-shop]')).toHaveAttribute('data-hydration', 'hydrated')

/** Presses Tab until an element has the focus: nothing on the way may trap it. */
async function tabTo(page: Page, to: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await to.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`120 presses of Tab do not lead to ${to}`)
}

test('by keyboard alone, from the home page to an order of one pass: five presses and seven fields', async ({
  page,
  startSite,
  startSmtp,
}) => {
  const smtp = await startSmtp('accept')
  const site = await startSite({ SMTP_URL: smtp.url })
  await page.goto(site.url + href('home', 'en'))
  await page.locator('a[href="/buy-interrail"]:visible').first().press('Enter')
  await page.getByRole('link', { name: '5 travel days Flexi', exact: true }).press('Enter')
  await awake(page)
  for (const [name, value] of [
    ['firstDay', '2027-06-01'],
    ['adult0.name', 'Grace Brewster'],
    ['adult0.lastName', 'Hopper'],
    ['adult0.birth', '1986-12-09'],
  ] as const) {
    await tabTo(page, field(page, name))
    await field(page, name).fill(value)
  }
  await tabTo(page, field(page, 'adult0.residence'))
  await field(page, 'adult0.residence').selectOption('US')
  await expect(page.getByText(shopText('en').eurail)).toBeVisible()
  const add = page.getByRole('button', { name: addingText('en').add })
  await tabTo(page, add)
  await add.press('Enter')
  await page.getByRole('link', { name: addingText('en').toCheckout }).press('Enter')

  const form = page.locator('.form--order')
  await expect(form.locator('[name=name]')).toHaveValue('Grace Brewster')
  await expect(form.locator('[name=lastName]')).toHaveValue('Hopper')
  await expect(page.locator('.basket__total')).toContainText('€335')
  await tabTo(page, form.locator('[name=email]'))
  await page.keyboard.type('grace@example.com')
  await tabTo(page, form.locator('[name=payment]').first())
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Send order request' }).press('Enter')
  await expect(page.locator('.pagehead .lead')).toContainText(orderSent('en').title)
  const [service] = await smtp.waitFor(2)
  for (const words of ['Grace Brewster Hopper', 'United States', '€335'])
    expect(service?.email.text).toContain(words)
})

test('in a family of six each child travels free with an adult, and a child of twelve pays', async ({
  page,
}) => {
  const t = addingText('sv')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${href('buy-interrail', 'sv')}?pass=flexi-5&adult=2&youth=1&child=3`)
  await awake(page)
  await field(page, 'firstDay').fill('2027-06-01')
  await expect(sum(page)).toHaveText(/^9\s671\skr$/)
  const births = {
    adult0: '1985-05-05',
    adult1: '1984-05-05',
    youth0: '2010-05-05',
    child0: '2020-05-05',
    child1: '2018-05-05',
    child2: '2015-05-05',
  }
  await fillTraveller(page, 'adult0', { lastName: 'Ås' })
  for (const [key, birth] of Object.entries(births))
    await fillTraveller(page, key, { name: `Resenär ${key}`, birth })
  await expect(sum(page)).toHaveText(/^12\s006\skr$/)
  await field(page, 'child2.birth').fill('2015-06-02')
  await expect(sum(page)).toHaveText(/^9\s671\skr$/)
  await page.getByText(t.explained).click()
  const steps = page.locator('.pass-shop .steps')
  await expect(steps.getByText('Barn, gratis med resenär 1')).toHaveCount(2)
  await expect(steps.getByText('Barn, gratis med resenär 2')).toHaveCount(1)
  await page.getByRole('button', { name: t.add }).click()
  await page.getByRole('link', { name: t.toCheckout }).click()
  await expect(page.locator('.basket__total')).toContainText(/9\s671\skr/)
})

test('twelve friends are a group, and see its discount, in Norwegian kroner', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('currency:1', 'NOK'))
  await page.goto(`${href('buy-interrail', 'da')}?pass=flexi-5`)
  await awake(page)
  await expect(sum(page)).toHaveText(/^3\.920\sNOK$/)
  await field(page, 'adult').fill('9')
  await expect(sum(page)).toHaveText(/^35\.280\sNOK$/)
  await field(page, 'adult').fill('12')
  await expect(sum(page)).toHaveText(/^42\.336\sNOK$/)
  await page.getByText(addingText('da').explained).click()
  await expect(page.getByText('Gruppe på 12 personer, 10 % rabat')).toHaveCount(12)
  await expectNoAxeFindings(page)
})

test.describe('if the checkout opens on the page and does not load', () => {
  test.use({ allowedConsole: [/status of 503/] })

  test('the checkout is loaded again, and its styles are added once', async ({ page }) => {
    const t = addingText('en')
    const [, breakStorage] = brokenStorage[0]
    const sheets = () => page.evaluate(() => document.adoptedStyleSheets.length)
    const open = async () => {
      await page.getByRole('button', { name: t.add }).click()
      await page.getByRole('button', { name: t.toCheckout }).click()
    }
    await page.addInitScript(breakStorage)
    await page.goto(href('gift-cards', 'en'))
    await page.route(`**${href('checkout', 'en')}`, route => route.fulfill({ status: 503 }), { times: 2 })
    await open()
    await expect(page.getByRole('alert')).toContainText(t.noCheckout)
    const retry = page.getByRole('button', { name: t.retry })
    await retry.click()
    await expect(retry).not.toHaveAttribute('aria-busy', 'true')
    await retry.click()
    await expect(page.locator('.basket__total')).toContainText('€')
    await expect(page.getByRole('alert')).toHaveCount(0)
    const before = await sheets()
    await page.getByRole('button', { name: giftText('en').another, exact: true }).click()
    await open()
    await expect(page.locator('.basket__name')).toHaveCount(2)
    expect(await sheets()).toBe(before)
  })
})

test('if the basket is not stored, the link to it in the header opens the checkout on the page', async ({
  page,
}) => {
  const t = addingText('en')
  const [, breakStorage] = brokenStorage[0]
  await page.addInitScript(breakStorage)
  await page.goto(href('gift-cards', 'en'))
  await page.getByRole('button', { name: t.add }).click()
  await expect(page.getByRole('status').filter({ hasText: t.unkept })).toBeFocused()
  await page.locator('[data-basket-link]').click()
  await expect(page.locator('.basket__total')).toContainText('€')
  await page.locator('[data-basket-link]').click()
  await expect(page.locator('.basket__total')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(href('gift-cards', 'en'))
})

for (const [state, breakStorage] of brokenStorage)
  test(`with storage ${state}, an order can be made on the page where an item was put into the basket`, async ({
    page,
  }) => {
    const t = addingText('da')
    await page.addInitScript(breakStorage)
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(href('gift-cards', 'da'))
    await page.getByRole('button', { name: t.add }).click()
    await expect(page.getByRole('status').filter({ hasText: t.unkept })).toBeFocused()
    await page.getByRole('button', { name: t.toCheckout }).click()
    await expect(page.locator('.basket__total')).toContainText(/\d/)
    await expectNoAxeFindings(page)
    const form = page.locator('.form--order')
    await form.locator('[name=name]').fill('Ida')
    await form.locator('[name=lastName]').fill('Ås')
    await form.locator('[name=email]').fill('ida@example.com')
    await form.locator('[name=payment][value=card]').check()
    await page.getByRole('button', { name: buttons('da').send }).click()
    await expect(
      page.getByRole('heading', { name: fillMessage(text('da').thanks, { name: 'Ida' }) }),
    ).toBeVisible()
    const receipt = page.locator('.receipt-page')
    expect(await receipt.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await expect(page.locator('.bottom-bar')).toBeHidden()
  })
