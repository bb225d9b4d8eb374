import type { IsoDay } from '../../shared/iso-day.ts'
import { isIsoDay } from '../../shared/iso-day.ts'
import { journeySlug, type LinkedCity } from '../../shared/places.ts'
import type { StationFinder } from '../../shared/trip/find-station.ts'
import type { FoundWay } from '../../shared/trip/find-ways.ts'
import type { WaysBetween } from '../../shared/trip/plan-trip.ts'
import type { PlannerStation } from '../../shared/trip/planner-network.ts'
import { tripAddress } from '../../shared/trip/trip-address.ts'

/** The fields of the form, as they were typed. */
export interface Journey {
  readonly from: string
  readonly to: string
  readonly date: string
  readonly class: string
}

/** The site's data about a journey. */
export type JourneyAnswer =
  | { readonly kind: 'unknown'; readonly typed: string }
  | { readonly kind: 'same' }
  | KnownJourney

interface KnownJourney {
  readonly kind: 'known'
  /** The towns, by their names in the page's language. */
  readonly from: string
  readonly to: string
  /** The fastest way; undefined if none is known. */
  readonly best: FoundWay | undefined
  /** A night train that is worth offering beside it. */
  readonly night: FoundWay | undefined
  /** The name of the journey's page in addresses, if it has one. */
  readonly page: string | undefined
  /** The trip planner's query string for the journey. */
  readonly trip: string
}

interface Known {
  readonly find: StationFinder
  readonly waysBetween: WaysBetween
  readonly cities: readonly LinkedCity[]
  readonly today: IsoDay
}

/** Answers a journey in the same way as the trip planner and the journey's page. */
export function answerTo(journey: Journey, { find, waysBetween, cities, today }: Known): JourneyAnswer {
  const [from] = find(journey.from)
  const [to] = find(journey.to)
  if (!from || !to) return { kind: 'unknown', typed: from ? journey.to : journey.from }
  if (from === to) return { kind: 'same' }
  const start = cityOf(from, cities)
  const end = cityOf(to, cities)
  const ways = waysBetween(from.id, to.id, {})
  const [best] = ways
  const date = isIsoDay(journey.date) && journey.date >= today ? journey.date : undefined
  return {
    kind: 'known',
    from: from.name,
    to: to.name,
    best,
    night: ways.find(way => way !== best && way.names.includes('by-night')),
    page: best && start?.isStart && end ? journeySlug(start.slug, end.slug) : undefined,
    trip: tripAddress({
      from: from.id,
      stops: [{ station: to.id, nights: 1 }],
      ...(date ? { date } : {}),
      class: journey.class === 'first' ? 'first' : 'second',
    }),
  }
}

const cityOf = ({ id }: PlannerStation, cities: readonly LinkedCity[]) =>
  cities.find(({ stations }) => stations.includes(id))
