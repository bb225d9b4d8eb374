import { clampCount } from '../../shared/clamp-count.ts'
import type { IsoDay } from '../../shared/iso-day.ts'
import type { AgeGroup } from '../../shared/shop/price-rules/age.ts'
import type { WayName } from '../../shared/trip/find-ways.ts'
import type { Pace } from '../../shared/trip/lay-out.ts'
import { emptyTrip, type Trip, type TripStop, travellerCount, tripLimits } from '../../shared/trip/trip.ts'

/** The changes that can be made to a trip. Stops are named by their index. */
export type TripChange =
  | { readonly type: 'from'; readonly station: string }
  | { readonly type: 'add'; readonly station: string }
  | { readonly type: 'remove'; readonly place: number }
  | { readonly type: 'move'; readonly place: number; readonly to: number }
  | { readonly type: 'nights'; readonly place: number; readonly nights: number }
  /** The way to a stop; the index after the last stop is the way home. */
  | { readonly type: 'way'; readonly place: number; readonly way: WayName }
  | { readonly type: 'return'; readonly isReturn: boolean }
  | { readonly type: 'date'; readonly date: IsoDay | undefined }
  | { readonly type: 'pace'; readonly pace: Pace }
  | { readonly type: 'night-trains'; readonly nightTrains: boolean }
  | { readonly type: 'travellers'; readonly group: AgeGroup; readonly count: number }
  | { readonly type: 'class'; readonly class: Trip['class'] }
  /** Replaces the trip with a new one. */
  | { readonly type: 'start-again' }
  /** Begins with the trip of an address; there is nothing to undo. */
  | { readonly type: 'read'; readonly trip: Trip }
  | { readonly type: 'undo' }

export interface TripHistory {
  readonly trip: Trip
  /** Earlier versions, the latest last. */
  readonly past: readonly Trip[]
}

export const newHistory: TripHistory = { trip: emptyTrip, past: [] }

const remembered = 50

/** Changes a trip and records its previous version, unless the change makes no difference. */
export function changeTrip(history: TripHistory, change: TripChange): TripHistory {
  const { trip, past } = history
  if (change.type === 'undo') {
    const before = past.at(-1)
    return before ? { trip: before, past: past.slice(0, -1) } : history
  }
  if (change.type === 'read') return { trip: change.trip, past: [] }
  const next = changed(trip, change)
  if (isSameTrip(next, trip)) return history
  return { trip: next, past: [...past, trip].slice(-remembered) }
}

/** Whether two trips are equal. Two whose properties are in different orders count as different. */
export const isSameTrip = (one: Trip, other: Trip): boolean => JSON.stringify(one) === JSON.stringify(other)

function changed(trip: Trip, change: Exclude<TripChange, { type: 'undo' | 'read' }>): Trip {
  const { stops } = trip
  switch (change.type) {
    case 'from':
      return withStops({ ...trip, from: change.station }, stops, trip)
    case 'add':
      return stops.length < tripLimits.stops
        ? withStops(trip, [...stops, { station: change.station, nights: 1 }], trip)
        : trip
    case 'remove':
      return withStops(trip, stops.toSpliced(change.place, 1), trip)
    case 'move': {
      const moved = stops[change.place]
      const isPlace = change.to >= 0 && change.to < stops.length
      if (!moved || !isPlace) return trip
      return withStops(trip, stops.toSpliced(change.place, 1).toSpliced(change.to, 0, moved), trip)
    }
    case 'nights': {
      const nights = clampCount(change.nights, 0, tripLimits.nights)
      return { ...trip, stops: stops.map((stop, at) => (at === change.place ? { ...stop, nights } : stop)) }
    }
    case 'way':
      return change.place === stops.length
        ? { ...trip, wayHome: change.way }
        : {
            ...trip,
            stops: stops.map((stop, at) => (at === change.place ? { ...stop, way: change.way } : stop)),
          }
    case 'return': {
      const { wayHome: _, ...rest } = trip
      return { ...rest, isReturn: change.isReturn }
    }
    case 'date': {
      const { date: _, ...rest } = trip
      return change.date ? { ...rest, date: change.date } : rest
    }
    case 'pace':
      return { ...trip, pace: change.pace }
    case 'night-trains':
      return { ...trip, nightTrains: change.nightTrains }
    case 'travellers': {
      const travellers = { ...trip.travellers, [change.group]: clampCount(change.count, 0, Infinity) }
      const count = travellerCount({ travellers })
      return count > 0 && count <= tripLimits.travellers ? { ...trip, travellers } : trip
    }
    case 'class':
      return { ...trip, class: change.class }
    case 'start-again':
      return emptyTrip
  }
}

/** A trip with other stops. Consecutive equal stops are joined, and a chosen way is kept if its ends are the same. */
function withStops(trip: Trip, stops: readonly TripStop[], before: Trip): Trip {
  const joined: TripStop[] = []
  for (const stop of stops) {
    const last = joined.at(-1)
    if (last?.station === stop.station)
      joined[joined.length - 1] = {
        ...last,
        nights: Math.min(tripLimits.nights, last.nights + stop.nights),
      }
    else if (last || stop.station !== trip.from) joined.push(stop)
  }
  const { wayHome, ...rest } = trip
  const known = new Set(stagesOf(before))
  const isKnown = (place: number) => known.has(stagesOf({ ...trip, stops: joined })[place] ?? '')
  return {
    ...rest,
    stops: joined.map((stop, place) => {
      const { way: _, ...plain } = stop
      return isKnown(place) ? stop : plain
    }),
    ...(wayHome && isKnown(joined.length) ? { wayHome } : {}),
  }
}

/** The ends of each stage. `['malmo-c hamburg-hbf', 'hamburg-hbf malmo-c']` */
function stagesOf({ from, stops }: Pick<Trip, 'from' | 'stops'>): string[] {
  const ids = [from, ...stops.map(({ station }) => station), from]
  return ids.slice(1).map((id, place) => `${ids[place]} ${id}`)
}
