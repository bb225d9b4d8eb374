import { href } from '../../src/routing/href.ts'
import { storedBasket } from './support/basket.ts'
import { poll } from './support/poll.ts'
import type { Tab } from './support/tab.ts'
import { expect, test } from './support/test.ts'

/** Presses the form's button, and waits until the page confirms that the basket has what was chosen. */
async function putIntoBasket(tab: Tab, form: string): Promise<void> {
  await tab.click(`${form} button[type=submit]`)
  const said = `main [role=status]:has(a[href$="${href('checkout', 'en')}"])`
  await tab.waitFor(said)
  await poll(() => tab.isFocused(said)).toBe(true)
  await poll(() => tab.text('[data-basket-link] .count')).toBe('1')
}

test('an Interrail pass for an adult and a child is put into the basket', async ({ tab }) => {
  await tab.goto(`${href('buy-interrail', 'en')}?pass=flexi-5&child=1`)
  await tab.hydrated('[data-island=pass-shop]')
  await tab.fillForm('.form--pass', { firstDay: '2027-06-01' })
  await tab.waitFor('.pass-shop__sum', '€')
  await tab.click('.form--pass button[type=submit]')
  await poll(() => tab.isFocused('.form--pass [role=alert]')).toBe(true)
  await tab.fillForm('.form--pass', {
    'adult0.name': 'Ida',
    'adult0.lastName': 'Ås',
    'adult0.birth': '1990-05-05',
    'adult0.residence': 'SE',
  })
  await tab.click('.person:has([name="child0.name"]) summary')
  await tab.fillForm('.form--pass', { 'child0.name': 'Bo', 'child0.birth': '2019-05-05' })
  await putIntoBasket(tab, '.form--pass')
  expect(await storedBasket(tab)).toMatchObject({
    currency: 'EUR',
    lines: [{ kind: 'interrail', variant: 'flexi-5', travellers: [{ name: 'Ida' }, { name: 'Bo' }] }],
  })
})

test('a group of fourteen is put into the basket without names', async ({ tab }) => {
  await tab.goto(`${href('buy-interrail', 'en')}?pass=flexi-5`)
  await tab.hydrated('[data-island=pass-shop]')
  await tab.fillForm('.form--pass', { firstDay: '2027-06-01', adult: '12', youth: '2' })
  await tab.click('.form--pass label:has([name=namesLater])')
  await tab.fillForm('.form--pass', { 'group.residence': 'DK' })
  await putIntoBasket(tab, '.form--pass')
  expect(await storedBasket(tab)).toMatchObject({
    lines: [
      {
        kind: 'interrail-group',
        variant: 'flexi-5',
        counts: { adult: 12, youth: 2, senior: 0, child: 0 },
        residence: 'DK',
      },
    ],
  })
})

test('the price table leads to a Japan Rail Pass, which is put into the basket', async ({ tab }) => {
  await tab.goto(href('j-rail-pass', 'en'))
  await tab.click('main a[href*="pass=green-14"]')
  await tab.hydrated('[data-island=days-pass]')
  expect(await tab.value('.form--pass [name=variant]:checked')).toBe('green-14')
  await tab.fillForm('.form--pass', {
    firstDay: '2027-10-02',
    'adult0.name': 'Åse',
    'adult0.lastName': 'Holm',
    'adult0.birth': '1990-05-05',
    'adult0.residence': 'DK',
  })
  await putIntoBasket(tab, '.form--pass')
  expect(await storedBasket(tab)).toMatchObject({
    lines: [{ kind: 'days-pass', variant: 'green-14', travellers: [{ name: 'Åse', residence: 'DK' }] }],
  })
})

test('a gift card shows what is chosen and typed, and is put into the basket', async ({ tab }) => {
  await tab.goto(href('gift-cards', 'en'))
  await tab.click('.form--gift label', '€100')
  await tab.click('.form--gift label', 'Winter')
  await tab.fill('.form--gift [name=greeting]', '<b>Happy</b> birthday')
  await poll(() => tab.text('.gift__card .in-eur')).toBe('€100')
  await poll(() => tab.text('.gift__card .gift__greeting')).toBe('<b>Happy</b> birthday')
  expect(await tab.attribute('.gift__card img', 'src')).toContain('gift-winter')
  await putIntoBasket(tab, '.form--gift')
  expect(await storedBasket(tab)).toMatchObject({ lines: [{ value: 10000, design: 'winter' }] })
})

test('a shared taxi to the station is put into the basket', async ({ tab }) => {
  await tab.goto(href('taxi', 'en'))
  await tab.click('.form--taxi label', 'To the station')
  await tab.click('.form--taxi label', 'Shared')
  await tab.hydrated('[data-island=taxi-request]')
  await tab.fillForm('.form--taxi', {
    station: 'Malmö C',
    address: 'Exempelgatan 2, Lund',
    date: '2027-06-01',
    time: '07:30',
  })
  await putIntoBasket(tab, '.form--taxi')
  expect(await storedBasket(tab)).toMatchObject({
    lines: [{ kind: 'taxi', ride: 'shared', direction: 'to', date: '2027-06-01', time: '07:30' }],
  })
})

test('a ticket is requested on the home page, with the guide to that country shown', async ({ tab }) => {
  await tab.goto(href('home', 'en'))
  await tab.fillForm('.form--ticket', { from: 'Malmö C', to: 'Berlin' })
  await tab.hydrated('[data-island=ticket-request]')
  await tab.click('.form--ticket .form__rest > summary')
  await tab.fillForm('.form--ticket', { date: '2027-06-01' })
  await tab.waitFor('[data-island=ticket-request] .matches a[href="/guide-detail/germany"]')
  await putIntoBasket(tab, '.form--ticket')
  expect(await storedBasket(tab)).toMatchObject({
    lines: [{ kind: 'ticket', from: 'Malmö C', to: 'Berlin' }],
  })
})

test('a pass form keeps what was entered, also after a reload', async ({ tab }) => {
  await tab.goto(`${href('buy-interrail', 'en')}?child=1`)
  await tab.hydrated('[data-island=pass-shop]')
  const child = '.person:has([name="child0.name"]) summary'
  await tab.fillForm('.form--pass', { firstDay: '2027-06-01', 'adult0.name': 'Ida' })
  await tab.click(child)
  await tab.fillForm('.form--pass', { 'child0.name': 'Bo', 'child0.birth': '2019-05-05' })
  await tab.goto(href('buy-interrail', 'en'))
  await tab.hydrated('[data-island=pass-shop]')
  await poll(() => tab.value('.form--pass [name="child0.name"]')).toBe('Bo')
  for (const [name, value] of [
    ['child', '1'],
    ['firstDay', '2027-06-01'],
    ['adult0.name', 'Ida'],
    ['child0.birth', '2019-05-05'],
  ])
    expect(await tab.value(`.form--pass [name="${name}"]`)).toBe(value)
})
