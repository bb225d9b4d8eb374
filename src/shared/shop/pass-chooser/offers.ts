import type { IsoDay } from '../../iso-day.ts'
import type { Interrail, InterrailVariant } from '../catalogue/products.ts'
import type { Minor } from '../money.ts'
import type { LineFault, LineResult, PricedLine, Traveller } from '../price-rules/order-line.ts'
import { covers, type Days } from './covers.ts'

/** A trip as a traveller describes it. */
export interface Trip extends Days {
  readonly class: 'first' | 'second'
  /** Who comes along, and the country each lives in, by ISO code. */
  readonly travellers: readonly (Traveller & { readonly residence: string })[]
  /** Days with trains in a country, where they are known; asked of the country that somebody lives in. */
  readonly daysIn?: Readonly<Record<string, number>>
}

/** A pass that covers the trip, or two in a row, for all who come along. */
export interface Offer {
  readonly variant: InterrailVariant
  readonly price: PricedLine
  /** Travel days left over; none are counted on a continuous pass, nor on two passes. */
  readonly spareDays?: number
  readonly second?: SecondPass
  /** The price of all of it. */
  readonly total: Minor
}

/** The later of two passes in a row. */
export interface SecondPass extends SplitLimits {
  readonly variant: InterrailVariant
  readonly price: PricedLine
}

/** How the travel days may be split between two passes. A limit is given only where the trip could exceed it. */
export interface SplitLimits {
  /** The last day of the first pass. */
  readonly firstEnds: IsoDay
  /** The day after it: the first day of the second pass, on which its ages count. */
  readonly secondBegins: IsoDay
  /** At most so many travel days up to the end of the first pass. */
  readonly mostBefore?: number
  /** At most so many travel days after it. */
  readonly mostAfter?: number
}

/** The price of a pass from a day on, for all who come along. */
export type PriceOf = (variant: InterrailVariant, firstDay: IsoDay) => LineResult

/** Every single pass that covers a trip, the cheapest first; of two at one price, the one that allows more. */
export function singleOffers(
  { variants }: Pick<Interrail, 'variants'>,
  trip: Trip,
  priceOf: PriceOf,
): Offer[] | LineFault {
  const offers: Offer[] = []
  for (const variant of variants.filter(candidate => covers(candidate, trip))) {
    const price = priceOf(variant, trip.from)
    if (!price.ok) return price
    const { travelDays } = variant
    const spare = travelDays === undefined ? {} : { spareDays: travelDays - trip.travelDays }
    offers.push({ variant, price, total: price.total, ...spare })
  }
  return offers.sort((one, other) => one.total - other.total || allowance(other) - allowance(one))
}

/** Spare travel days; a continuous pass allows any number. */
const allowance = ({ spareDays }: Offer) => spareDays ?? Number.POSITIVE_INFINITY
