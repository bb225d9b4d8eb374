import { expect, test } from 'vitest'
import { fareOf } from './fare.ts'
import { priceOrder } from './order.ts'
import type { OrderLine } from './order-line.ts'
import { catalogue } from './test-products.ts'

const travellers = (ages: readonly number[]) => ages.map(age => ({ birth: `${2027 - age}-03-01` }))
const lineOf = (ages: readonly number[]): OrderLine => ({
  kind: 'interrail',
  product: 'interrail-global',
  variant: 'flexi-7',
  class: 'second',
  firstDay: '2027-03-01',
  travellers: travellers(ages),
})
const japanOf = (ages: readonly number[]): OrderLine => ({
  kind: 'days-pass',
  product: 'japan-rail-pass',
  variant: 'standard-7',
  firstDay: '2027-03-01',
  travellers: travellers(ages),
})

test.each([
  ['each age group', lineOf([40, 27, 61, 5]), ['adult', 'youth', 'senior', 'child']],
  ['someone of 60', lineOf([60]), ['adult']],
  ['a third child', lineOf([40, 3, 4, 5]), ['adult', 'child', 'child', 'paying-child']],
  ['a child of 12', lineOf([40, 12]), ['adult', 'youth']],
  ['a child and an infant in Japan', japanOf([40, 8, 2]), ['adult', 'child', 'infant']],
])('finds the fares of %s', (_, line, expected) => {
  const [result] = priceOrder(catalogue, [line], {
    currency: 'EUR',
    at: new Date('2026-12-01T12:00:00Z'),
  }).lines
  expect(result?.ok && result.prices.map(fareOf)).toEqual(expected)
})
