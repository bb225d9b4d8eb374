import {
  lowestFee,
  type Operator,
  operatorsById,
  reservationsById,
} from '../../content-model/reservations.ts'
import { formatCurrency, formatMonths } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Ride } from '../../shared/trip/graph.ts'
import type { Price } from '../../shared/trip/network.ts'
import { needsReservation } from '../../shared/trip/way.ts'

/** What a reader wants to know about one train, bus or ship. */
export interface RideFacts {
  /** The names of the trains, as `SJ Snabbtåg`; empty if none are known. */
  readonly names: readonly string[]
  readonly operators: readonly Operator[]
  /** What a pass holder pays for a seat, and the date of that information. */
  readonly fee?: { readonly price: Price; readonly asOf: Date }
  /** The lowest price of an ordinary ticket, and the month or day of that information. */
  readonly fare?: { readonly price: Price; readonly asOf: string }
  /** Whether a seat is compulsory, or it is unknown whether it is. */
  readonly isNeeded: boolean
  /** Whether a compulsory seat costs something, but no source says how much. */
  readonly isFeeUnknown: boolean
}

export async function rideFacts(ride: Ride, locale: Locale): Promise<RideFacts> {
  const trains = await reservationsById(ride.line.trains)
  const operators = await operatorsById([...new Set(trains.flatMap(train => train.operators))])
  const isReserved = ride.isOnPass && ride.seat !== 'none'
  const isNeeded = isReserved && needsReservation(ride, undefined)
  const fee = isReserved ? lowestFee(trains.filter(({ seat }) => seat === ride.seat)) : undefined
  const { fare, fareAsOf } = ride.line
  return {
    names: trains.map(({ train }) => train[locale]),
    operators,
    ...(fee ? { fee } : {}),
    ...(fare && fareAsOf ? { fare: { price: fare, asOf: fareAsOf } } : {}),
    isNeeded,
    isFeeUnknown: isNeeded && !fee,
  }
}

/** The sum in each currency, as `SEK 150 + €5`; `undefined` if there are no prices. */
export function sumOf(prices: readonly Price[], locale: Locale): string | undefined {
  const sums = [...Map.groupBy(prices, ({ currency }) => currency)].map(([currency, same]) =>
    formatCurrency(
      same.reduce((sum, { amount }) => sum + amount, 0),
      currency,
      locale,
      'symbol',
    ),
  )
  return sums.length > 0 ? sums.join(' + ') : undefined
}

/**
 * The months of some dates, from the oldest to the newest; `undefined` if there are none.
 *
 *     monthsOf(['2025-01-31', '2023-10'], 'en') // => 'October 2023–January 2025'
 */
export function monthsOf(dates: readonly string[], locale: Locale): string | undefined {
  const sorted = dates.toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  return first && last ? formatMonths(first, last, locale) : undefined
}
