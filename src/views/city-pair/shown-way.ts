import type { Locale } from '../../i18n/locales.ts'
import type { FoundWay } from '../../shared/trip/find-ways.ts'
import type { Ride } from '../../shared/trip/graph.ts'
import { changesText, timetableText } from './board-words.ts'
import { monthsOf, type RideFacts, rideFacts, sumOf } from './ride-facts.ts'

/** A way, with what a page shows about it. */
export interface ShownWay {
  readonly way: FoundWay
  readonly rides: readonly { readonly ride: Ride; readonly facts: RideFacts }[]
  /** The towns where passengers change. */
  readonly towns: readonly string[]
  /** Those towns in words, or that the way is direct. */
  readonly changesText: string
  /** The clock times and the days of the rides that have some, in order. */
  readonly timetable: readonly string[]
  /** The fees for compulsory seats with a pass. */
  readonly fees: string | undefined
  readonly feesThereAndBack: string | undefined
  readonly unknownFees: number
  /** The number of tickets for rides that the pass does not cover. */
  readonly tickets: number
  /** Ordinary fares, as far as known. */
  readonly fares: {
    readonly known: number
    readonly thereAndBack: string | undefined
    /** The months that they are of. */
    readonly months: string | undefined
  }
}

/** A way with the facts of its rides and their costs, in one language. */
export async function shownWay(
  way: FoundWay,
  townOf: (id: string) => string,
  locale: Locale,
): Promise<ShownWay> {
  const rides = await Promise.all(
    way.legs
      .flatMap(({ ride }) => ride ?? [])
      .map(async ride => ({ ride, facts: await rideFacts(ride, locale) })),
  )
  const fees = rides.flatMap(({ facts }) => (facts.isNeeded ? (facts.fee?.price ?? []) : []))
  const known = rides.flatMap(({ facts }) => facts.fare ?? [])
  const fares = known.map(({ price }) => price)
  const towns = rides.slice(1).map(({ ride }) => townOf(ride.from))
  return {
    way,
    rides,
    towns,
    changesText: changesText(
      towns,
      rides.map(({ ride }) => ride),
      locale,
    ),
    timetable: rides.flatMap(({ ride }) => timetableText(ride, townOf, locale) ?? []),
    fees: sumOf(fees, locale),
    feesThereAndBack: sumOf([...fees, ...fees], locale),
    unknownFees: rides.filter(({ facts }) => facts.isFeeUnknown).length,
    tickets: rides.filter(({ ride }) => !ride.isOnPass).length,
    fares: {
      known: known.length,
      thereAndBack: sumOf([...fares, ...fares], locale),
      months: monthsOf(
        known.map(({ asOf }) => asOf),
        locale,
      ),
    },
  }
}
