import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { text as currencyText } from '../../src/client/currency-menu/text.ts'
import { text as checkoutText } from '../../src/islands/checkout/text.ts'
import { basketText } from '../../src/islands/shop/text.ts'
import { text as layoutText } from '../../src/layouts/text.ts'
import { href } from '../../src/routing/href.ts'
import { orderLabels } from '../../src/shared/forms/order/labels.ts'
import { orderSent } from '../../src/shared/forms/order/sent.ts'
import { lines, storeBasket, storedBasket } from './basket.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { expect as quickExpect, test } from './support/test.ts'

// Filling in an order takes long, and its answer waits for a mail server: a busy machine needs more than the usual
// time.
const expect = quickExpect.configure({ timeout: 20_000 })
test.describe.configure({ timeout: 90_000 })
// Before its site stops, since a request of an open page (for an icon) would then be an error.
test.afterEach(({ page }) => page.close())

test('a name that the basket filled in does not count as typed', async ({ page }) => {
  await page.goto(href('about-us', 'en'))
  await storeBasket(page, 'EUR', lines.pass)
  await page.goto(href('checkout', 'en'))
  const name = page.locator('.form--order [name=name]')
  await expect(name).toHaveValue('Ida')
  const questions: string[] = []
  page.on('dialog', dialog => {
    questions.push(dialog.message())
    void dialog.accept()
  })
  await page.locator('.only-l summary').first().click()
  await page.locator('.only-l [data-language=sv]').click()
  await expect(page).toHaveURL(href('checkout', 'sv'))
  await expect(name).toHaveValue('Ida')
  expect(questions).toEqual([])
})

test('a basket is sent as an order request, and is empty afterwards', async ({
  page,
  startSite,
  startSmtp,
}) => {
  const smtp = await startSmtp('accept')
  const site = await startSite({ SMTP_URL: smtp.url })
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(site.url + href('about-us', 'sv'))
  await storeBasket(page, 'SEK', { ...lines.pass, seen: 100 }, lines.taxi)
  await page.reload()
  const bar = page.locator('.bottom-bar')
  await expect(bar).toContainText('från 3 867 kr')
  await expect(page.locator('[data-basket-link]')).toHaveAccessibleName('Varukorg, 2 varor')
  await bar.getByRole('link').click()

  const pass = page.locator('.basket__line').first()
  await expect(pass).toContainText('Priset var 1 kr när du såg det senast, och är nu 3 668 kr.')
  await expect(pass.locator('.steps')).toContainText('Barn, gratis med resenär 1')
  await pass.getByRole('button', { name: basketText('sv').understood }).click()
  await expect(pass.locator('.basket__changed')).toHaveCount(0)
  await expectNoAxeFindings(page)

  const labels = orderLabels('sv').fields
  await page.getByRole('button', { name: 'Skicka beställning' }).click()
  await expect(page.getByRole('alert')).toContainText(labels.payment.missing)
  await page.getByLabel(labels.name.label, { exact: true }).fill('Åsa')
  await page.getByLabel(labels.lastName.label, { exact: true }).fill('Berg')
  await page.getByRole('main').getByLabel(labels.email.label).fill('asa@example.com')
  await page.getByRole('radio', { name: labels.payment.options.card }).check()
  const send = page.getByRole('button', { name: 'Skicka beställning' })
  await expect(send).toHaveText(/^Skicka beställning · från 3\s867\skr$/)
  await send.click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Tack, Åsa')
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle(/^Tack, Åsa – /)
  await expect(page.locator('.pagehead .lead')).toContainText(orderSent('sv').title)
  const answer = page.locator('.receipt-page')
  await expect(answer.locator('.basket__total')).toContainText(/3\s867\skr/)
  const downloading = page.waitForEvent('download')
  await answer.getByRole('link', { name: checkoutText('sv').calendar }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^perrong-P-[\w-]+\.ics$/)
  const calendar = await readFile(await download.path(), 'utf8')
  expect(calendar).toContain('\r\nDTSTART;VALUE=DATE:20270601\r\n')
  expect(calendar).toContain('SUMMARY:Första resdag: Interrail Global Pass')
  expect(calendar).not.toContain('Ida')
  const [service, confirmation] = await smtp.waitFor(2)
  for (const words of ['Ida Ås', 'Child, free with traveller 1', 'Exempelgatan 2', 'SEK'])
    expect(service?.email.text).toContain(words)
  expect(confirmation?.email.text).toMatch(/3\s867\skr/)
  expect(confirmation?.email.text).not.toContain('En annan summa')
  expect(confirmation?.email.text).not.toContain('Ida')
  expect(await storedBasket(page)).toBeNull()
  await expect(page.locator('[data-basket-link] .count')).toHaveCount(0)
  await expect(answer.locator('.next-steps li')).toHaveCount(4)
  await expectNoAxeFindings(page)
  await expectReferenceAfterReload(page)
})

/** The reference can be copied, and is still shown after a reload. */
async function expectReferenceAfterReload(page: Page): Promise<void> {
  const t = checkoutText('sv')
  const reference = page.locator('.receipt-page__reference strong')
  const words = (await reference.textContent()) ?? ''
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: t.copy }).click()
  await expect(page.locator('[data-live]')).toHaveText(t.copied)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(words)
  await page.reload()
  await expect(page.locator('[data-reference-value]')).toHaveText(words)
}

test('a removed line is restored in its place, in every tab', async ({ page, context }) => {
  const text = basketText('da')
  await page.goto(href('checkout', 'da'))
  await storeBasket(page, 'DKK', lines.pass, lines.taxi)
  await page.reload()
  const other = await context.newPage()
  await other.goto(href('checkout', 'da'))
  const names = page.locator('.basket__name')
  await expect(names).toHaveCount(2)
  await expect(other.locator('.basket__name')).toHaveCount(2)
  await page.getByRole('button', { name: /^Fjern Interrail/ }).press('Enter')
  await expect(page.locator('.toast')).toContainText(text.removed)
  await expect(other.locator('.basket__name')).toHaveText(['Stationstaxa'])
  const undo = page.getByRole('button', { name: text.undo })
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(names.first()).toContainText('Interrail Global Pass')
  await expect(other.locator('.basket__name').first()).toContainText('Interrail Global Pass')
  await other.close()
})

test('a removed line cannot be restored among prices in another currency', async ({ page, context }) => {
  const undo = page.getByRole('button', { name: basketText('en').undo })
  const card = { kind: 'gift-card', id: 'card', product: 'gift-card', value: 20000 }
  const words = { design: 'night', greeting: '', note: '' }
  await page.goto(href('checkout', 'en'))
  await storeBasket(page, 'DKK', { ...card, ...words })
  await page.reload()
  await page.getByRole('button', { name: /^Remove Gift card/ }).click()
  await expect(undo).toBeVisible()
  const other = await context.newPage()
  await other.goto(href('about-us', 'en'))
  await storeBasket(other, 'EUR', lines.taxi)
  await expect(page.locator('.basket__name')).toHaveText(['Station taxi'])
  await expect(undo).toHaveCount(0)
  await storeBasket(other, 'DKK', lines.taxi)
  await undo.click()
  await expect(page.locator('.basket__name')).toHaveCount(2)
  await other.close()
})

test('an error about a line leads to the basket', async ({ page }) => {
  await page.goto(href('about-us', 'en'))
  await storeBasket(page, 'EUR', { ...lines.pass, firstDay: '2020-06-01' })
  await page.goto(href('checkout', 'en'))
  await expect(page.locator('.basket__fault')).toBeVisible()
  await page.locator('.form--order button[type=submit]').click()
  await page
    .getByRole('alert')
    .getByRole('link', { name: /^Interrail Global Pass.*has passed/ })
    .click()
  await expect(page.locator('.basket')).toBeFocused()
})

test('an empty checkout links to products before it offers an order in writing', async ({ page }) => {
  const t = checkoutText('en')
  await page.goto(href('checkout', 'en'))
  const empty = page.getByRole('region', { name: t.empty })
  for (const name of ['buy-interrail', 'j-rail-pass', 'gift-cards', 'taxi'] as const) {
    const link = empty.locator(`a[href="${href(name, 'en')}"]`)
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  const below = page.getByRole('heading', { name: t.written })
  const [above, written] = [await empty.boundingBox(), await below.boundingBox()]
  expect(written?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0))
  await expectNoAxeFindings(page)
})

test('an unusual name is asked about, and can be changed', async ({ page }) => {
  const [first] = lines.pass.travellers
  await page.goto(href('about-us', 'en'))
  await storeBasket(page, 'EUR', { ...lines.pass, travellers: [{ ...first, name: 'Ida "Idis"' }] })
  await page.goto(href('checkout', 'en'))
  const line = page.locator('.basket__line')
  await expect(line.locator('.basket__question')).toContainText('is that exactly what the passport says?')
  await expect(line.locator('.basket__fault')).toHaveCount(0)
  await expect(line.getByRole('link', { name: /^Change Interrail/ })).toBeVisible()
})

for (const width of [390, 1280])
  test(`at ${width} px a toast does not cover the header`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(href('about-us', 'en'))
    await storeBasket(page, 'EUR', lines.taxi, lines.pass)
    await page.goto(href('checkout', 'en'))
    await page.clock.install()
    await page.getByRole('button', { name: /^Remove Station/ }).click()
    const toast = await page.locator('.toast').boundingBox()
    const header = await page.locator('header.bar').boundingBox()
    expect(toast?.y).toBeGreaterThanOrEqual(Math.max((header?.y ?? 0) + (header?.height ?? 0), 0))
  })

test('a line whose day has passed says so, and the others do not', async ({ page }) => {
  await page.goto(href('about-us', 'sv'))
  await storeBasket(page, 'SEK', { ...lines.pass, firstDay: '2020-06-01' }, lines.taxi)
  await page.goto(href('checkout', 'sv'))
  const line = page.locator('.basket__line')
  await expect(line.first().locator('.basket__fault')).toContainText('Den dagen har passerat')
  await expect(line.last().locator('.basket__fault')).toHaveCount(0)
})

test('a change of currency asks, empties the basket, and can be undone', async ({ page }) => {
  await page.goto(href('checkout', 'en'))
  await storeBasket(page, 'EUR', lines.pass)
  await page.reload()
  await expect(page.locator('.basket__name')).toHaveCount(1)
  const questions: string[] = []
  let yes = false
  page.on('dialog', dialog => {
    questions.push(dialog.message())
    return yes ? dialog.accept() : dialog.dismiss()
  })
  const choose = async () => {
    await page.locator('summary.tool:has(.price)').click()
    await page.locator('.only-l [data-choose-currency=SEK]').click()
  }
  await choose()
  await expect.poll(() => questions).toEqual([layoutText('en').confirmCurrency])
  await expect(page.locator('html')).toHaveAttribute('data-currency', 'EUR')
  const menu = page.locator('summary.tool:has(.price)')
  await expect(menu).toBeFocused()
  yes = true
  await choose()
  await expect(page.locator('html')).toHaveAttribute('data-currency', 'SEK')
  await expect(page.locator('.basket__name')).toHaveCount(0)
  expect(await storedBasket(page)).toBeNull()
  const undo = page.getByRole('button', { name: currencyText('en').undo })
  await expect(undo).toBeFocused()
  await expectNoAxeFindings(page)
  await undo.press('Enter')
  await expect(page.locator('.basket__name')).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('data-currency', 'EUR')
  await expect(undo).toHaveCount(0)
  await expect(menu).toBeFocused()
})

test('an empty checkout begins close to its lead, on phones and wide screens', async ({ page }) => {
  await page.goto(href('checkout', 'en'))
  const lead = page.locator('.pagehead .lead')
  const first = page.locator('.checkout__empty')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const [above, below] = [await lead.boundingBox(), await first.boundingBox()]
    expect((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeCloseTo(24, 0)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an order is an ordinary form', async ({ page, startSite, startSmtp }) => {
    const smtp = await startSmtp('accept')
    const site = await startSite({ SMTP_URL: smtp.url })
    await page.goto(site.url + href('checkout', 'en'))
    const field = (name: string) => page.locator(`.form--order [name="${name}"]`)
    await field('items[0].product').selectOption('japan')
    await field('items[0].what').fill('7 days, Green')
    await field('items[0].travellers').fill('Ida Ås, 1990-05-05, Sweden')
    await field('name').fill('Ann')
    await field('lastName').fill('Berg')
    await field('email').fill('ann@example.com')
    await page.locator('.form--order [name=payment][value=bank-transfer]').check()
    await page.locator('.form--order button[type=submit]').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(orderSent('en').title)
    const reference = await page.locator('[data-reference-value]:visible').textContent()
    const [service] = await smtp.waitFor(2)
    expect(service?.email.subject).toContain(reference ?? 'none')
    for (const words of ['Japan Rail Pass', '7 days, Green', '1990-05-05', 'Bank transfer'])
      expect(service?.email.text).toContain(words)
  })
})

test('before an order is sent, the checkout says which of it is too early for customer service', async ({
  page,
}) => {
  // A Sunday evening.
  await page.clock.setFixedTime('2027-05-30T18:00:00Z')
  await page.goto(href('about-us', 'en'))
  await storeBasket(page, 'EUR', { ...lines.taxi, date: '2027-05-31' }, lines.pass)
  await page.goto(href('checkout', 'en'))
  const note = page.locator('.form--order .note--warn')
  await expect(note).toContainText('opens on Monday 31 May at 08:30')
  await expect(note).toContainText(/earlier time: Station taxi\.$/)
  await expectNoAxeFindings(page)
  await page.clock.setFixedTime('2027-05-31T06:30:00Z')
  await page.reload()
  await expect(page.locator('.form--order [type=submit]')).toContainText('€')
  await expect(note).toHaveCount(0)
})
