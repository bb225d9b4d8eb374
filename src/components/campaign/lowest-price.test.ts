import { expect, test } from 'vitest'
import { roundPrice } from '../../shared/shop/money.ts'
import { pass } from '../../shared/shop/price-rules/test-products.ts'
import { arePricesLowest } from './lowest-price.ts'

const january = {
  id: 'january',
  percentage: 10,
  products: [pass.id],
  start: '2027-01-11T00:00:00+01:00',
  end: '2027-01-31T23:59:59+01:00',
}
const earlier = {
  ...january,
  id: 'december',
  start: '2026-12-20T00:00:00+01:00',
  end: '2026-12-24T23:59:59+01:00',
}
/** The pass, with one variant that costs more from a day on. */
const raised = (from: string) => {
  const [first, ...others] = pass.variants
  const [known] = first?.history ?? []
  if (!first || !known) throw new Error('The pass has no price')
  const { second } = known.prices
  const adult = { ...second.adult, SEK: roundPrice(second.adult.SEK * 1.02, 'SEK') }
  const later = { from, prices: { ...known.prices, second: { ...second, adult } } }
  return { ...pass, variants: [{ ...first, history: [known, later] }, ...others] }
}

test.each([
  ['old prices', pass, [january], true],
  ['one price raised long before', raised('2026-11-01'), [january], true],
  ['one price in one currency raised in the 30 days before', raised('2026-12-20'), [january], false],
  ['another campaign in the 30 days before', pass, [earlier, january], false],
])('the prices before the campaign are its reference: %s', (_, product, campaigns, expected) => {
  expect(arePricesLowest(product, campaigns, new Date(january.start))).toBe(expected)
})
