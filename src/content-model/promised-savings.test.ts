import { expect, test } from 'vitest'
import { currencies } from '../shared/shop/currency.ts'
import { type Amounts, counting, discounted } from '../shared/shop/money.ts'
import { reduction } from '../shared/shop/price-rules/history.ts'
import { productFromFile } from './product-from-file.ts'

const percentages = Array.from({ length: 90 }, (_, index) => index + 1)

/** Every amount that stands anywhere in a product. */
function amountsIn(value: unknown): Amounts[] {
  if (typeof value !== 'object' || value === null) return []
  if (isAmounts(value)) return [value]
  return Object.values(value).flatMap(amountsIn)
}

const isAmounts = (value: object): value is Amounts => currencies.every(code => code in value)

test.each(['interrail-global', 'japan-rail-pass', 'station-taxi', 'gift-card'])(
  '%s: whatever percentage is promised of any price, at least that much is saved, and less than a unit more',
  async id => {
    const prices = amountsIn(await productFromFile(id))
    expect(prices.length).toBeGreaterThan(0)
    for (const price of prices)
      for (const code of currencies)
        for (const percentage of percentages) {
          const before = price[code]
          const now = discounted(before, percentage, code)
          const more = before - now - (before * percentage) / 100
          const what = `${before} ${code} with ${percentage} % off`
          expect(more, what).toBeGreaterThanOrEqual(0)
          expect(more, what).toBeLessThan(counting[code].step)
          expect(reduction(before, now), what).toBeGreaterThanOrEqual(percentage)
          expect(reduction(before, now), what).toBeLessThanOrEqual(((before - now) * 100) / before)
        }
  },
)
