import { text } from '../../src/islands/gift-card/text.ts'
import { addingText } from '../../src/islands/shop/text.ts'
import { href } from '../../src/routing/href.ts'
import { giftLabels } from '../../src/shared/forms/gift/labels.ts'
import { orderLabels } from '../../src/shared/forms/order/labels.ts'
import { orderSent } from '../../src/shared/forms/order/sent.ts'
import { lines, storeBasket, storedBasket } from './basket.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { expect as quickExpect, test } from './support/test.ts'

const expect = quickExpect.configure({ timeout: 20_000 })
test.describe.configure({ timeout: 90_000 })
// Before its site stops, since a request of an open page (for an icon) would then be an error.
test.afterEach(({ page }) => page.close())

test('a gift card has a live preview, is saved as PDF, and ordered with a taxi', async ({
  page,
  startSite,
  startSmtp,
}) => {
  const smtp = await startSmtp('accept')
  const site = await startSite({ SMTP_URL: smtp.url })
  const t = { ...addingText('sv'), ...text('sv') }
  const words = giftLabels('sv').fields
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(site.url + href('gift-cards', 'sv'))
  const card = page.locator('.gift__card').first()
  await expect(card.locator('.in-sek')).toHaveText(/^500\skr$/)
  await page.getByRole('radio', { name: /^1\s000\skr$/ }).check()
  await page.getByRole('radio', { name: words.design.options.winter }).check()
  await page.getByLabel(words.greeting.label).fill('<img src=x> Grattis, Åsa')
  await page.getByLabel(words.note.label).fill('Res dit du vill.\nVi ses!')
  await expect(card.locator('.in-sek')).toHaveText(/^1\s000\skr$/)
  await expect(card.locator('.gift__greeting')).toHaveText('<img src=x> Grattis, Åsa')
  await expect(card.locator('img')).toHaveAttribute('src', /gift-winter/)
  await expectNoAxeFindings(page)

  await page.getByRole('button', { name: t.save }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed')
  expect(await page.title()).toBe('Perrong: Presentkort, förhandsvisning')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.gift-sheet')).toContainText('Vi ses!')
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  const top = async (part: string) => (await page.locator(`.gift-sheet ${part}`).boundingBox())?.y ?? 0
  expect(await top('.gift__value')).toBeLessThan(await top('.gift__code'))
  expect(await top('.gift__code')).toBeLessThan(await top('.gift__greeting'))
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: null })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.locator('.gift-sheet')).toHaveCount(0)

  await page.getByRole('button', { name: t.add }).click()
  await expect(page.getByRole('status').filter({ hasText: t.toCheckout })).toBeFocused()
  const kept = JSON.parse((await storedBasket(page)) ?? '{}')
  expect(kept).toMatchObject({ currency: 'SEK', lines: [{ value: 100000, design: 'winter', seen: 100000 }] })
  await storeBasket(page, 'SEK', ...kept.lines, lines.taxi)
  await page.getByRole('link', { name: t.toCheckout }).click()
  await expect(page.locator('.basket__total')).toContainText(/från 1\s199\skr/)

  const labels = orderLabels('sv').fields
  await page.getByLabel(labels.name.label, { exact: true }).fill('Åsa')
  await page.getByLabel(labels.lastName.label, { exact: true }).fill('Berg')
  await page.locator('.form--order [name=email]').fill('asa@example.com')
  await page.getByRole('radio', { name: labels.payment.options.card }).check()
  await page.getByText('Jag har ett presentkort').click()
  await page.getByLabel(labels.giftCode.label).fill('AB12-CD34')
  await page.getByLabel(labels.giftCurrency.label).selectOption('DKK')
  const send = page.getByRole('button', { name: 'Skicka beställning' })
  await send.click()
  await expect(page.getByRole('alert')).toContainText(labels.giftCurrency.refused)
  await page.getByLabel(labels.giftCurrency.label).selectOption('SEK')
  await send.click()
  await expect(page.locator('.pagehead .lead')).toContainText(orderSent('sv').title)
  const [service, confirmation] = await smtp.waitFor(2)
  for (const said of ['<img src=x> Grattis, Åsa', 'Vi ses!', 'Design: winter', 'AB12-CD34', 'Exempelgatan 2'])
    expect(service?.email.text).toContain(said)
  for (const written of ['Grattis', 'Vi ses', 'AB12']) expect(confirmation?.email.text).not.toContain(written)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a gift card is ordered by an ordinary form', async ({ page, startSite, startSmtp }) => {
    const smtp = await startSmtp('accept')
    const site = await startSite({ SMTP_URL: smtp.url })
    await page.goto(site.url + href('gift-cards', 'en'))
    const field = (name: string) => page.locator(`.form--gift [name="${name}"]`)
    await page.getByRole('radio', { name: '€100' }).check()
    await page.getByRole('radio', { name: 'Night' }).check()
    await field('greeting').fill('Happy birthday')
    await field('name').fill('Ann')
    await field('lastName').fill('Berg')
    await field('email').fill('ann@example.com')
    await field('payment').selectOption('bank-transfer')
    await page.locator('.form--gift button[type=submit]').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(orderSent('en').title)
    const [service, confirmation] = await smtp.waitFor(2)
    for (const said of ['€100', 'Design: night', 'Happy birthday', 'Bank transfer'])
      expect(service?.email.text).toContain(said)
    expect(confirmation?.email.text).toContain('€100')
    expect(confirmation?.email.text).not.toContain('birthday')
  })
})
