import { addingText, basketText } from '../../src/islands/shop/text.ts'
import { text as layoutText } from '../../src/layouts/text.ts'
import { href } from '../../src/routing/href.ts'
import { orderSent } from '../../src/shared/forms/order/sent.ts'
import { lines } from '../e2e/basket.ts'
import { storeBasket, storedBasket } from './support/basket.ts'
import { mailsAbout } from './support/mails.ts'
import { poll } from './support/poll.ts'
import type { Tab } from './support/tab.ts'
import { expect, test } from './support/test.ts'

/** Opens the checkout with a pass and a taxi in the basket. */
async function openCheckout(tab: Tab): Promise<void> {
  await tab.goto(href('terms-and-conditions', 'en'))
  await storeBasket(tab, 'EUR', lines.pass, lines.taxi)
  await tab.goto(href('checkout', 'en'))
  await poll(() => tab.count('.basket__name')).toBe(2)
}

test('a removed line is restored in its place', async ({ tab }) => {
  await openCheckout(tab)
  await tab.click('button.basket__action')
  await poll(() => tab.count('.basket__name')).toBe(1)
  await tab.waitFor('.toast', basketText('en').removed)
  await poll(() => tab.isFocused('.basket__undo button')).toBe(true)
  await tab.driver.press('Enter')
  await poll(() => tab.count('.basket__name')).toBe(2)
  expect(await tab.text('.basket__name')).toContain('Interrail Global Pass')
})

test('a line is changed in its own form, and stays in its place', async ({ tab }) => {
  await openCheckout(tab)
  await tab.click('a.basket__action[href*="change=taxi"]')
  await tab.arriveAt(href('taxi', 'en'))
  await tab.hydrated('[data-island=taxi-request]')
  await poll(() => tab.value('.form--taxi [name=address]')).toBe('Exempelgatan 2')
  await tab.fill('.form--taxi [name=address]', 'Exempelgatan 3')
  await tab.click('.form--taxi button[type=submit]', addingText('en').save)
  await tab.waitFor('[role=status]', addingText('en').toCheckout)
  expect(await storedBasket(tab)).toMatchObject({
    lines: [{ id: 'pass' }, { id: 'taxi', address: 'Exempelgatan 3' }],
  })
})

test('a basket is sent as an order request, which the page shows, and is empty afterwards', async ({
  tab,
  smtp,
}) => {
  await openCheckout(tab)
  await tab.fillForm('.form--order', {
    name: 'Åsa',
    lastName: 'Berg',
    email: 'asa@example.com',
  })
  await tab.click('.form--order [name=payment][value=card]')
  await tab.click('.form--order button[type=submit]')
  await tab.waitFor('.pagehead .lead', orderSent('en').title)
  await tab.waitFor('.receipt-page .basket__total', '€')
  const [service] = await mailsAbout(smtp, await tab.text('.receipt-page__reference strong'))
  for (const words of ['Ida Ås', 'Exempelgatan 2', 'Åsa']) expect(service?.email.text).toContain(words)
  expect(await storedBasket(tab)).toBeNull()
  expect(await tab.count('[data-basket-link] .count')).toBe(0)
})

test('another currency asks before it empties the basket, and the basket can be restored', async ({
  tab,
}) => {
  const choose = async (accept: boolean) => {
    await tab.click('.menu.only-l > summary', 'Currency')
    return tab.clickAndAnswer('.only-l [data-choose-currency=SEK]', accept)
  }
  await openCheckout(tab)
  expect(await choose(false)).toBe(layoutText('en').confirmCurrency)
  expect(await tab.attribute('html', 'data-currency')).toBe('EUR')
  expect(await tab.count('.basket__name')).toBe(2)
  await tab.driver.press('Escape')
  await choose(true)
  await poll(() => tab.attribute('html', 'data-currency')).toBe('SEK')
  await poll(() => tab.count('.basket__name')).toBe(0)
  expect(await storedBasket(tab)).toBeNull() // The button that restores it has the focus.
  await tab.driver.press('Enter')
  await poll(() => tab.attribute('html', 'data-currency')).toBe('EUR')
  await poll(() => tab.count('.basket__name')).toBe(2)
})
