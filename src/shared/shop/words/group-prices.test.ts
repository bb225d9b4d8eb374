import { expect, test } from 'vitest'
import { describeLine } from '../basket/line.ts'
import { priceOrder } from '../price-rules/order.ts'
import { catalogue } from '../price-rules/test-products.ts'
import { groupPrices } from './group-prices.ts'
import { stepRows } from './step-rows.ts'

const counts = { adult: 1, youth: 0, senior: 9, child: 21 }

test('people of a group who pay the same are listed together, and a child goes free with any adult', () => {
  const { order: line } = describeLine({
    kind: 'interrail-group',
    id: 'a',
    product: 'interrail-global',
    variant: 'flexi-4',
    class: 'second',
    firstDay: '2027-06-01',
    counts,
    residence: 'SE',
  })
  const pricing = { currency: 'EUR', at: new Date('2026-12-01T12:00:00Z') } as const
  const [result] = line ? priceOrder(catalogue, [line], pricing).lines : []
  const prices = result?.ok ? groupPrices(counts, result.prices, 'en') : []
  expect(prices.map(({ who, price }) => [who, price.total])).toEqual([
    ['1 adult', 21000],
    ['9 seniors', 17000],
    ['20 children', 0],
    ['1 child', 13300],
  ])
  expect(stepRows(prices[2]?.price ?? { total: 0, steps: [] }, 'EUR', 'en').map(([words]) => words)).toEqual([
    'Price for an adult',
    'Child, free with an adult',
  ])
})
