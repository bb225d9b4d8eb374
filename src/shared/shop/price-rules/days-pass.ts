import type { DaysPass } from '../catalogue/products.ts'
import { type LineResult, type OrderLine, pricedLine } from './order-line.ts'
import { type PassSale, passPrices } from './pass-prices.ts'

type DaysPassLine = Extract<OrderLine, { kind: 'days-pass' }>

/** The price of one line of passes for consecutive days: children pay less, and the youngest nothing. */
export function priceDaysPass(pass: DaysPass, line: DaysPassLine, sale: PassSale): LineResult {
  const found = passPrices(pass, line, sale, (prices, group: 'adult' | 'child') => prices[group])
  if ('fault' in found) return { ok: false, ...found }
  const { ages, priceFor, free } = found
  return pricedLine(
    ages.map(age => {
      if (age < pass.child.from) return free({ kind: 'age', group: 'infant' })
      if (age > pass.child.to) return priceFor('adult')
      return priceFor('child', { kind: 'age', group: 'child' })
    }),
  )
}
