import { addDays, type IsoDay } from '../../iso-day.ts'
import type { Minor } from '../money.ts'

/**
 * The price on a day from a history. A price applies from its day on; before the first day, the first price applies.
 *
 * @throws RangeError if there is no price, which a checked catalogue cannot have
 */
export function priceOn<Price extends { readonly from: IsoDay }>(
  history: readonly Price[],
  day: IsoDay,
): Price {
  const price = history.findLast(({ from }) => from <= day) ?? history[0]
  if (!price) throw new RangeError('A price history is empty.')
  return price
}

/** The days before a reduction whose lowest price is shown beside the reduced one. */
const comparisonDays = 30

/**
 * The lowest price in the 30 days before a reduction, including earlier reductions (Directive 98/6/EC, article 6a).
 *
 * @param price returns the price of a day, less the reductions of that day
 * @returns `undefined` if nothing was sold before, so that there is nothing to compare with
 */
export function lowestBefore(
  cut: IsoDay,
  history: readonly { readonly from: IsoDay }[],
  earlier: readonly { readonly from: IsoDay }[],
  price: (day: IsoDay) => Minor,
): Minor | undefined {
  const [begun] = history
  if (!begun || begun.from >= cut) return undefined
  const first = [addDays(cut, -comparisonDays), begun.from].sort()[1] ?? begun.from
  // A price falls only on a day on which a price or a reduction begins.
  const changes = [...history, ...earlier].map(({ from }) => from).filter(day => day > first && day < cut)
  return Math.min(...[first, ...changes].map(price))
}

/**
 * The whole percentage by which a price is below another, rounded down; `0` if it is not below. It calculates in whole
 * numbers until the division, since binary fractions can be too small: 0.29 times 100 is less than 29.
 */
export const reduction = (before: Minor, now: Minor): number =>
  now < before ? Math.floor(((before - now) * 100) / before) : 0
