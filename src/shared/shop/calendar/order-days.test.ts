import { expect, test } from 'vitest'
import { locales } from '../../../i18n/locales.ts'
import type { BasketLine, LineOf } from '../basket/line.ts'
import { catalogue } from '../price-rules/test-products.ts'
import { orderDays } from './order-days.ts'

const trip = {
  id: 'a',
  firstDay: '2027-06-01',
  travellers: [{ name: 'Ida', lastName: 'Ås', birth: '1990-05-05', residence: 'SE' }],
}
const flexi: LineOf<'interrail'> = {
  ...trip,
  kind: 'interrail',
  product: 'interrail-global',
  variant: 'flexi-4',
  class: 'second',
}
const japan: LineOf<'days-pass'> = {
  ...trip,
  kind: 'days-pass',
  product: 'japan-rail-pass',
  variant: 'standard-7',
}
const card: LineOf<'gift-card'> = {
  kind: 'gift-card',
  id: 'b',
  product: 'gift-card',
  value: 50000,
  design: 'summer',
  greeting: 'Grattis',
  note: 'Hemligt',
}

const daysOf = (lines: BasketLine[], day = '2027-02-20', locale: (typeof locales)[number] = 'en') =>
  orderDays(
    { basket: { currency: 'SEK', lines }, reference: 'P-2222-2222', day },
    { activation: 11, giftCard: 12 },
    catalogue,
    locale,
  )

test('an order has its days, in the order of its lines', () => {
  const days = daysOf([flexi, japan, card])
  expect(days.map(({ day, summary }) => [day, summary.replace('\u00a0', ' ')])).toEqual([
    ['2027-05-31', 'Activate by today: Interrail Global Pass: Flexi, 4 travel days in 1 month'],
    ['2027-06-01', 'First travel day: Interrail Global Pass: Flexi, 4 travel days in 1 month'],
    ['2027-06-01', 'First travel day: Japan Rail Pass: 7 days, Standard'],
    ['2028-02-20', 'Expires: Gift card SEK 500'],
  ])
  expect(new Set(days.map(({ uid }) => uid)).size).toBe(days.length)
  expect(days[0]?.uid).toBe('P-2222-2222-1-activate@perrong')
})

test.each([
  ['eleven months from the order', '2027-02-20', '2028-06-01', '2028-01-20'],
  ['the last of a shorter month', '2027-03-31', '2028-06-01', '2028-02-29'],
  ['the day before the first travel day', '2027-02-20', '2027-06-01', '2027-05-31'],
  ['eleven months from the order, while no day is decided', '2027-02-20', '', '2028-01-20'],
  ['the day of the order, where one leaves at once', '2027-06-01', '2027-06-01', '2027-06-01'],
])('a pass is activated by %s', (_, day, firstDay, expected) => {
  expect(daysOf([{ ...flexi, firstDay }], day)[0]?.day).toBe(expected)
})

test('a first travel day that is not decided is not in the calendar', () => {
  const days = daysOf([
    { ...flexi, firstDay: '' },
    { ...japan, firstDay: '' },
  ])
  expect(days.map(({ uid }) => uid)).toEqual(['P-2222-2222-1-activate@perrong'])
})

test.each(locales)('in %s nothing that was typed is in the calendar', locale => {
  const said = JSON.stringify(daysOf([flexi, japan, card], '2027-02-20', locale))
  for (const typed of ['Ida', 'Ås', '1990', 'Grattis', 'Hemligt']) expect(said).not.toContain(typed)
  expect(said).toContain('P-2222-2222')
})

test.each([
  ['2027-06-01', ['2027-05-18', '2027-05-31', '2027-06-01']],
  ['2027-02-25', ['2027-02-20', '2027-02-24', '2027-02-25']],
  ['', ['2028-01-20']],
])('a group that leaves on %j has the days %j, the first for its names', (firstDay, expected) => {
  const { travellers: _, ...pass } = flexi
  const counts = { adult: 12, youth: 2, senior: 0, child: 0 }
  const days = daysOf([{ ...pass, kind: 'interrail-group', firstDay, counts, residence: 'SE' }])
  expect(days.map(({ day }) => day)).toEqual(expected)
  if (firstDay) expect(days[0]?.summary).toContain('Send the names by today')
})
