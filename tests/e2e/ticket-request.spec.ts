import type { Page } from '@playwright/test'
import type { Locale } from '../../src/i18n/locales.ts'
import { addingText, basketText } from '../../src/islands/shop/text.ts'
import { text } from '../../src/islands/ticket-request/text.ts'
import { text as layoutText } from '../../src/layouts/text.ts'
import { href } from '../../src/routing/href.ts'
import { orderSent } from '../../src/shared/forms/order/sent.ts'
import { ticketLabels } from '../../src/shared/forms/ticket/labels.ts'
import { storedBasket } from './basket.ts'
import { expectNoAxeFindings } from './support/axe.ts'
import { expect as quickExpect, test } from './support/test.ts'

const island = (page: Page) => page.locator('[data-island=ticket-request]')
/** The button that shows the fields below the two places. */
const restOf = (page: Page, locale: Locale) => page.getByText(text(locale).order, { exact: true })
const expect = quickExpect.configure({ timeout: 20_000 })
test.describe.configure({ timeout: 90_000 })
// Before its site stops, since a request of an open page (for an icon) would then be an error.
test.afterEach(({ page }) => page.close())

test('a ticket from Malmö to Berlin is requested by keyboard, and the guide for it is shown', {
  tag: '@smoke',
}, async ({ page }) => {
  const words = ticketLabels('da').fields
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(href('home', 'da'))
  const form = page.locator('.form--ticket')
  const field = (name: string) => form.locator(`[name="${name}"]`)
  await expect(form.locator('.who')).toBeHidden()
  await field('from').focus()
  await expect(island(page)).toHaveAttribute('data-hydration', 'hydrated')
  await field('from').fill('Malmö C')
  await field('to').fill('Berlin')
  await expect(form.locator('datalist option[value="Berlin Hbf"]')).toHaveCount(1)
  await expect(island(page).locator('.matches').getByRole('link', { name: 'Tyskland' })).toHaveAttribute(
    'href',
    href('guide-detail', 'da', { name: 'tyskland' }),
  )
  await expect(field('date')).toBeHidden()
  await field('to').press('Enter')
  await expect(field('date')).toBeFocused()
  await expect(field('date')).toHaveAccessibleDescription('')
  await form.getByRole('button').press('Enter')
  await expect(field('date')).toBeFocused()
  await expect(field('date')).toHaveAccessibleDescription(words.date.missing)
  await expectNoAxeFindings(page)
  await field('date').fill('2027-06-01')
  await expect(field('date')).toHaveAccessibleDescription('')
  await form.getByText(text('da').addWishes).press('Enter')
  await field('wishes').fill('Hviletog, hvis der er et')
  await form.getByRole('button').press('Enter')
  const added = page.getByRole('status').filter({ hasText: 'Togbillet' })
  await expect(added).toBeFocused()
  expect(JSON.parse((await storedBasket(page)) ?? '{}')).toMatchObject({
    currency: 'DKK',
    lines: [
      { kind: 'ticket', from: 'Malmö C', to: 'Berlin', class: 'second', travellers: '1 voksen', time: '' },
    ],
  })
  await expect(page.locator('.bottom-bar')).toContainText('Pris fra kundeservice')
  await added.getByRole('link', { name: addingText('da').toCheckout }).press('Enter')
  await expect(page.locator('.basket__line')).toContainText('Malmö C – Berlin')
  await expect(page.locator('.basket__total')).toContainText('Pris fra kundeservice')
  await expect(page.locator('.basket__note')).toHaveText(basketText('da').more)
})

test('a ticket request that is sent before its script has loaded is not lost', async ({ page }) => {
  await page.goto(href('home', 'en'))
  const form = page.locator('.form--ticket')
  // As the browser restores a form that was filled in before.
  await form.evaluate((element: HTMLFormElement) => {
    for (const [name, value] of [
      ['from', 'Lund C'],
      ['to', 'Oslo S'],
      ['date', '2027-06-01'],
    ] as const) {
      const input = element.elements.namedItem(name)
      if (input instanceof HTMLInputElement) input.value = value
    }
  })
  await restOf(page, 'en').click()
  await form.getByRole('button').click()
  await expect(page.getByRole('status').filter({ hasText: 'Train ticket' })).toBeFocused()
  expect(JSON.parse((await storedBasket(page)) ?? '{}')).toMatchObject({ lines: [{ from: 'Lund C' }] })
})

test('a journey is answered once both places are known, and kept for the planner and for coming back', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', request => {
    if (request.url().includes('/network/')) requested.push(request.url())
  })
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(href('home', 'sv'))
  const form = page.locator('.form--ticket')
  const field = (name: string) => form.locator(`[name="${name}"]`)
  const answer = form.locator('.ticket-answer')
  await field('from').fill('Malmo')
  await expect(island(page)).toHaveAttribute('data-hydration', 'hydrated')
  await expect(island(page).locator('.matches')).toBeVisible()
  expect(requested).toEqual([])
  const room = await answer.boundingBox()

  // In Danish, and misspelled.
  await field('to').fill('Hamborg')
  const takes = answer.getByText(/^Malmö–Hamburg: cirka \d/)
  await expect(takes).toBeVisible()
  await expect(answer.getByRole('status')).toContainText('Malmö–Hamburg')
  expect(requested).toHaveLength(1)
  expect((await answer.boundingBox())?.height).toBe(room?.height)
  await expectNoAxeFindings(page)
  await expect(answer.getByRole('link', { name: text('sv').details })).toHaveAttribute(
    'href',
    href('city-pair', 'sv', { name: 'malmo-hamburg' }),
  )

  await field('to').fill('Visby')
  await expect(answer).toContainText('”Visby”')
  await field('to').fill('Berlni')
  await expect(answer).toContainText('Malmö–Berlin')
  await restOf(page, 'sv').click()
  await field('date').fill('2027-06-01')
  await answer.getByRole('link', { name: text('sv').plan }).click()
  await expect(page).toHaveURL(/planera-resan\?from=malmo-c&stop=berlin-hbf\.1&day=2027-06-01$/)
  await expect(page.locator('[data-island=trip-planner]')).toContainText('Berlin')

  await page.goto(href('home', 'sv'))
  await expect(field('to')).toHaveValue('Berlni')
  await expect(answer).toContainText('Malmö–Berlin')
})

test('typing before the page has its script hydrates the form, and is kept', async ({ page }) => {
  const { promise: painted, resolve: release } = Promise.withResolvers<void>()
  await page.route(/_astro\/.*\.js/, async route => {
    await painted
    await route.continue()
  })
  await page.goto(href('home', 'sv'), { waitUntil: 'domcontentloaded' })
  const from = page.locator('.form--ticket [name=from]')
  await from.fill('Lund C')
  release()
  await expect(island(page)).toHaveAttribute('data-hydration', 'hydrated')
  await expect(from).toHaveValue('Lund C')
  await expect(from).toBeFocused()
})

test.describe('with a script that does not load', () => {
  test.use({ allowedConsole: [/ERR_FAILED/] })

  test('a pressed ticket request shows what an order needs, and a retry loads the script', async ({
    page,
  }) => {
    const script = /_astro\/TicketRequest\.(?!astro)/
    // It has been reloaded already.
    await page.addInitScript(() => {
      sessionStorage.setItem(`reloaded:${location.pathname}`, String(Date.now() + 3_600_000))
    })
    await page.goto(href('home', 'sv'))
    await page.route(script, route => route.abort())
    const form = page.locator('.form--ticket')
    const field = (name: string) => form.locator(`[name="${name}"]`)
    await field('from').fill('Malmö C')
    await field('to').fill('Berlin Hbf')
    // The script has failed to load, which shows the whole form.
    await field('date').fill('2027-06-01')
    await form.getByRole('button').click()
    await expect(field('name')).toBeVisible()
    // The browser's own message is shown at what is missing.
    await expect(field('name')).toBeFocused()
    await expect(island(page)).toHaveAttribute('data-hydration', 'idle')
    await page.unroute(script)
    await page
      .locator('.failed')
      .getByRole('button', { name: layoutText('sv').retry })
      .click()
    await expect(island(page)).toHaveAttribute('data-hydration', 'hydrated')
    await expect(form.locator('.who')).toBeHidden()
    await form.getByRole('button').click()
    await expect(page.getByRole('status').filter({ hasText: 'Tågbiljett' })).toBeFocused()
    expect(JSON.parse((await storedBasket(page)) ?? '{}')).toMatchObject({ lines: [{ to: 'Berlin Hbf' }] })
  })

  test('on a page without any script it is the form for readers without scripts', async ({ page }) => {
    await page.route(/_astro\/.*\.js/, route => route.abort())
    await page.goto(href('home', 'sv'), { waitUntil: 'load' })
    await expect(page.locator('.form--ticket [name=name]')).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a ticket request is an ordinary form, and an order', async ({ page, startSite, startSmtp }) => {
    const smtp = await startSmtp('accept')
    const site = await startSite({ SMTP_URL: smtp.url })
    await page.goto(site.url + href('home', 'sv'))
    const field = (name: string) => page.locator(`.form--ticket [name="${name}"]`)
    for (const [name, value] of Object.entries({
      from: 'Malmö C',
      to: 'Berlin Hbf',
      date: '2027-06-01',
      name: 'Åsa',
      lastName: 'Berg',
      email: 'asa@example.com',
    }))
      await field(name).fill(value)
    await field('payment').selectOption('card')
    await page.locator('.form--ticket button').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(orderSent('sv').title)
    const [service, confirmation] = await smtp.waitFor(2)
    for (const words of ['Malmö C – Berlin Hbf', '1 vuxen', 'Price: set by customer service'])
      expect(service?.email.text).toContain(words)
    expect(confirmation?.email.text).toContain('2:a klass')
    expect(confirmation?.email.text).not.toContain('Berlin')
  })
})
