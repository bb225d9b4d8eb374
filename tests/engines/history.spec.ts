import { href } from '../../src/routing/href.ts'
import { lines } from '../e2e/basket.ts'
import { contactPath, shortEntry } from '../e2e/contact-page.ts'
import { storeBasket } from './support/basket.ts'
import { poll } from './support/poll.ts'
import { expect, test } from './support/test.ts'

test('going back to a page shows the current basket', async ({ tab }) => {
  const count = () => tab.text('[data-basket-link] .count')
  await tab.goto(href('about-us', 'en'))
  expect(await count()).toBe('')
  await tab.click('.nav a[href="/taxi"]')
  await tab.arriveAt('/taxi')
  await storeBasket(tab, 'EUR', lines.pass, lines.taxi)
  await tab.back('/about-us')
  await poll(count).toBe('2')
  await tab.forward('/taxi')
  await poll(count).toBe('2')
})

test('going back to a form restores what was typed', async ({ tab }) => {
  const form = 'form.form--contact'
  await tab.goto(contactPath('en'))
  await tab.fillForm(form, shortEntry.fields)
  await tab.click('.brand')
  await tab.arriveAt('/')
  await tab.back(contactPath('en'))
  for (const [name, value] of Object.entries(shortEntry.fields))
    await poll(() => tab.value(`${form} [name=${name}]`)).toBe(value)
})
