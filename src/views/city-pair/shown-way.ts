import type { Locale } from '../../i18n/locales.ts'
import type { FoundWay } from '../../shared/trip/find-ways.ts'
import type { Ride } from '../../shared/trip/graph.ts'
import { type RideFacts, rideFacts, sumOf } from './ride-facts.ts'

/** A way with what a page shows of it. */
export interface ShownWay {
  readonly way: FoundWay
  readonly rides: readonly { readonly ride: Ride; readonly facts: RideFacts }[]
  /** Towns where one changes. */
  readonly towns: readonly string[]
  /** Of seats that are needed with a pass. */
  readonly fees: string | undefined
  readonly feesThereAndBack: string | undefined
  readonly unknownFees: number
  /** Tickets for what the pass does not cover. */
  readonly tickets: number
  /** Ordinary tickets, as far as they are known. */
  readonly fares: { readonly known: number; readonly thereAndBack: string | undefined }
}

/** A way with the facts of its rides and what they cost, in one language. */
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
  const fares = rides.flatMap(({ ride }) => ride.line.fare ?? [])
  return {
    way,
    rides,
    towns: rides.slice(1).map(({ ride }) => townOf(ride.from)),
    fees: sumOf(fees, locale),
    feesThereAndBack: sumOf([...fees, ...fees], locale),
    unknownFees: rides.filter(({ facts }) => facts.isFeeUnknown).length,
    tickets: rides.filter(({ ride }) => !ride.isOnPass).length,
    fares: { known: fares.length, thereAndBack: sumOf([...fares, ...fares], locale) },
  }
}
