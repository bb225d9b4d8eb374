import type { Locale } from '../../i18n/locales.ts'
import type { Currency } from '../../shared/shop/currency.ts'
import type { Rates } from '../../shared/shop/money.ts'
import type { AgeGroup } from '../../shared/shop/price-rules/age.ts'
import type { EmissionFactors } from '../../shared/trip/emissions.ts'
import type { StationFinder } from '../../shared/trip/find-station.ts'
import type { Graph } from '../../shared/trip/graph.ts'
import type { MapFrame } from '../../shared/trip/map-frame.ts'
import { type Plan, planTrip, type WaysBetween } from '../../shared/trip/plan-trip.ts'
import type { PlannerNetwork } from '../../shared/trip/planner-network.ts'
import type { tripText } from '../../shared/trip/text.ts'
import type { Trip } from '../../shared/trip/trip.ts'
import type { AddingText } from '../shop/text.ts'
import { isSameTrip, type TripChange } from './change-trip.ts'
import type { MapView } from './map-view.ts'
import type { PlannerText } from './text.ts'

/** An age group in words. */
interface GroupWords {
  readonly label: string
  readonly note: string
}

/** What the host knows at build time. */
export interface PlannerProps {
  readonly locale: Locale
  /** The path of the network's file. */
  readonly networkPath: string
  /** The id of the pass that is sold. */
  readonly product: string
  /** The country in which readers of this language are assumed to live; empty for anywhere. */
  readonly home: string
  readonly rates: Rates
  readonly factors: EmissionFactors
  readonly mapFrame: MapFrame
  /** The map without a trip. */
  readonly emptyMap: MapView
  readonly groups: Readonly<Record<AgeGroup, GroupWords>>
  readonly checkoutHref: string
  readonly passHref: string
  readonly contactHref: string
  readonly savedHref: string
  readonly text: PlannerText
  /** Words about ways and seats. */
  readonly wayText: ReturnType<typeof tripText>
  readonly adding: Pick<AddingText, 'full'>
}

/** The network, prepared for searching. */
export interface LoadedNetwork {
  readonly network: PlannerNetwork
  readonly graph: Graph
  readonly find: StationFinder
  readonly waysBetween: WaysBetween
}

/**
 * What the stages of a trip need. It stays the same object while stops are added, moved and removed, so that unchanged
 * stages are not rendered again.
 */
export interface StagePlanner extends Pick<PlannerProps, 'locale' | 'text' | 'wayText' | 'rates'> {
  readonly loaded: LoadedNetwork
  readonly trip: Pick<Trip, 'class' | 'date' | 'pace'>
  readonly currency: Currency
  /** The town of a station, in the page's language. */
  readonly nameOf: (station: string) => string
  readonly change: (change: TripChange) => void
}

/** What the parts of the planner share. */
export interface Planner extends StagePlanner {
  readonly trip: Trip
  readonly plan: Plan
  readonly forStages: StagePlanner
}

/** Plans a trip for the parts of the planner. */
export function planFor(forStages: StagePlanner, trip: Trip): Planner {
  const { graph, waysBetween } = forStages.loaded
  return { ...forStages, forStages, trip, plan: planTrip(graph, waysBetween, trip) }
}

/**
 * `planFor`, which returns its last result again for an equal trip: a suggested stop is planned before the reader chooses
 * it.
 */
export function memoizePlanFor(): typeof planFor {
  let last: Planner | undefined
  return (forStages, trip) => {
    if (last?.forStages !== forStages || !isSameTrip(last.trip, trip)) last = planFor(forStages, trip)
    return last
  }
}
