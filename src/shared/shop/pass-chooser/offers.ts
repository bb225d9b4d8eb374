import type { IsoDay } from '../../iso-day.ts'
import type { Interrail, InterrailVariant } from '../catalogue/products.ts'
import type { Minor } from '../money.ts'
import type { LineFault, LineResult, PricedLine, Traveller } from '../price-rules/order-line.ts'
import { covers, type TravelPeriod } from './covers.ts'

/** A trip as a traveller describes it. */
export interface Trip extends TravelPeriod {
  readonly class: 'first' | 'second'
  /** The travellers, with the country of residence of each by ISO code. */
  readonly travellers: readonly (Traveller & { readonly residence: string })[]
  /** The number of days with trains in a country, if known. It is asked for the travellers' countries of residence. */
  readonly daysIn?: Readonly<Record<string, number>>
  /** The same for days with trains in no other country. */
  readonly daysWithin?: Readonly<Record<string, number>>
}

/** A pass that covers the trip, or two in a row, for all travellers. */
export interface Offer {
  readonly variant: InterrailVariant
  readonly price: PricedLine
  /** Unused travel days; absent for a continuous pass and for two passes. */
  readonly spareDays?: number
  readonly second?: SecondPass
  /** The total price. */
  readonly total: Minor
}

/** The later of two passes in a row. */
export interface SecondPass extends SplitLimits {
  readonly variant: InterrailVariant
  readonly price: PricedLine
}

/** How the travel days may be split between two passes. A limit is only given if the trip could exceed it. */
export interface SplitLimits {
  /** The last day of the first pass. */
  readonly firstEnds: IsoDay
  /** The following day: the first day of the second pass, on which its ages count. */
  readonly secondBegins: IsoDay
  /** The maximum number of travel days up to the end of the first pass. */
  readonly mostBefore?: number
  /** The maximum number of travel days after it. */
  readonly mostAfter?: number
}

/** The price of a pass from a day on, for all travellers. */
export type PriceOf = (variant: InterrailVariant, firstDay: IsoDay) => LineResult

/** Every single pass that covers a trip, the cheapest first; of two at the same price, the one that allows more. */
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

/** Unused travel days; unlimited for a continuous pass. */
const allowance = ({ spareDays }: Offer) => spareDays ?? Number.POSITIVE_INFINITY
