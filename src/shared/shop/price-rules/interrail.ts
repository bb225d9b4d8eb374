import type { Interrail } from '../catalogue/products.ts'
import { type AgeGroup, ageGroup } from './age.ts'
import { assignChildren } from './children.ts'
import { type LineResult, type OrderLine, pricedLine } from './order-line.ts'
import { type PassSale, passPrices } from './pass-prices.ts'

type InterrailLine = Extract<OrderLine, { kind: 'interrail' }>

/** The price of one Interrail line, for each traveller. */
export function priceInterrail(pass: Interrail, line: InterrailLine, sale: PassSale): LineResult {
  const found = passPrices(
    pass,
    line,
    sale,
    (prices, group: Exclude<AgeGroup, 'child'>) => prices[line.class][group],
  )
  if ('fault' in found) return { ok: false, ...found }
  const { ages, priceFor, free } = found
  const seats = assignChildren(ages, pass.ages.childTo, pass.children)
  if (!seats) return { ok: false, fault: 'child-alone', travellers: childPlaces(ages, pass.ages.childTo) }

  return pricedLine(
    ages.map((age, place) => {
      const seat = seats.get(place)
      if (typeof seat === 'number') return free({ kind: 'free-child', with: seat })
      if (seat) return priceFor('youth', { kind: 'child-as-youth' })
      const group = ageGroup(age, pass.ages)
      return group === 'youth' || group === 'senior'
        ? priceFor(group, { kind: 'age', group })
        : priceFor('adult')
    }),
  )
}

const childPlaces = (ages: readonly number[], childTo: number) =>
  ages.flatMap((age, place) => (age <= childTo ? [place] : []))
