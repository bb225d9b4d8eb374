import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies } from '../currency.ts'
import { currencyUnits } from '../money.ts'
import { priceOrder } from './order.ts'
import type { PricedLine } from './order-line.ts'
import { catalogue, pass } from './test-products.ts'

const birth = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map(date => ({ birth: date.toISOString().slice(0, 10) }))
const line = fc.record({
  kind: fc.constant('interrail' as const),
  product: fc.constant(pass.id),
  variant: fc.constantFrom(...pass.variants.map(({ id }) => id)),
  class: fc.constantFrom('first', 'second'),
  firstDay: fc.constantFrom('2027-03-01', '2027-03-02'),
  // There is always somebody who may take children along; without, a line has no price at all.
  travellers: fc.array(birth, { maxLength: 12 }).map(others => [{ birth: '1985-05-05' }, ...others]),
})
const pricing = fc.record({
  currency: fc.constantFrom(...currencies),
  at: fc.constantFrom(new Date('2026-12-01T12:00:00Z'), new Date('2027-01-15T12:00:00Z')),
})

const order = fc.array(line, { minLength: 1, maxLength: 4 })
const pricedLines = (...given: Parameters<typeof priceOrder>): PricedLine[] =>
  priceOrder(...given).lines.map(result => {
    if (!result.ok) throw new Error(result.fault)
    return result
  })

test('one person more never raises the price of another', () => {
  fc.assert(
    fc.property(order, birth, fc.nat(), pricing, (lines, added, at, given) => {
      const place = at % lines.length
      const more = lines.map((one, index) =>
        index === place ? { ...one, travellers: [...one.travellers, added] } : one,
      )
      const after = pricedLines(catalogue, more, given)
      for (const [index, { prices }] of pricedLines(catalogue, lines, given).entries())
        for (const [person, { total }] of prices.entries())
          expect(after[index]?.prices[person]?.total).toBeLessThanOrEqual(total)
    }),
  )
})

test('the order of lines makes no difference, nor does that of travellers to the sum', () => {
  fc.assert(
    fc.property(order, pricing, (lines, given) => {
      const { total } = priceOrder(catalogue, lines, given)
      const turned = lines.toReversed().map(one => ({ ...one, travellers: one.travellers.toReversed() }))
      expect(priceOrder(catalogue, turned, given).total).toBe(total)
    }),
  )
})

test('sums are whole, never negative, and the total of their steps', () => {
  fc.assert(
    fc.property(order, pricing, (lines, given) => {
      const results = pricedLines(catalogue, lines, given)
      const prices = results.flatMap(result => result.prices)
      for (const { total, steps } of prices) {
        expect(total % currencyUnits[given.currency].step).toBe(0)
        expect(total).toBeGreaterThanOrEqual(0)
        expect(steps.reduce((sum, { change }) => sum + change, 0)).toBe(total)
      }
      expect(priceOrder(catalogue, lines, given).total).toBe(
        prices.reduce((sum, { total }) => sum + total, 0),
      )
    }),
  )
})
