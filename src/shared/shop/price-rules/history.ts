import { addDays, type IsoDay } from '../../iso-day.ts'
import type { Minor } from '../money.ts'

/**
 * The price of a day out of a history. One of a coming day counts from that day on; before the first, the first counts.
 *
 * @throws RangeError when there is no price at all, which a checked catalogue cannot hold.
 */
export function priceOn<Price extends { readonly from: IsoDay }>(
  history: readonly Price[],
  day: IsoDay,
): Price {
  const price = history.findLast(({ from }) => from <= day) ?? history[0]
  if (!price) throw new RangeError('A price history is empty.')
  return price
}

/** Days before a cut whose lowest price is shown beside the reduced one. */
const comparisonDays = 30

/**
 * The lowest price asked in the 30 days before a cut, earlier cuts included (Directive 98/6/EC, article 6a).
 *
 * @param price gives the price of a day, the cuts of that day taken off
 * @returns `undefined` where nothing was sold before the cut: then there is nothing to compare with
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
  // A price falls only where a price or a cut begins.
  const changes = [...history, ...earlier].map(({ from }) => from).filter(day => day > first && day < cut)
  return Math.min(...[first, ...changes].map(price))
}

/**
 * By how many whole per cent a price is below another: never said higher than it is. `0` where it is not below. In whole
 * numbers until the division, since a part such as 0.29 times 100 falls short of 29.
 */
export const reduction = (before: Minor, now: Minor): number =>
  now < before ? Math.floor(((before - now) * 100) / before) : 0
