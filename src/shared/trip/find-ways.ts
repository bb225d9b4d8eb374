import type { IsoDay } from '../iso-day.ts'
import type { Graph, Ride } from './graph.ts'
import { runsOn, type TravelDate, travelDate } from './running.ts'
import { bestWay, byChanges, byRest, byTime, mostNights, type SearchOptions } from './search.ts'
import { needsReservation, type Way } from './way.ts'

export const wayNames = ['by-day', 'by-night', 'fewest-changes', 'without-reservation'] as const
export type WayName = (typeof wayNames)[number]

/** A way, and the measures by which it is the best. */
export interface FoundWay extends Way {
  readonly names: readonly WayName[]
}

export interface WayOptions {
  /** The day of departure. Without it, trains that do not run every day count as running. */
  readonly date?: IsoDay | undefined
  /** Whether night trains may be used; `true` by default. */
  readonly nightTrains?: boolean | undefined
  /** Whether every way must do without reservations. */
  readonly avoidReservations?: boolean | undefined
  /** Whether every way begins at the very station, since the traveller has just arrived there. */
  readonly isFromStation?: boolean | undefined
}

/**
 * The ways between two stations among which a traveller may want to choose, each once, in the order of `wayNames`:
 *
 * - `by-day`: the fewest minutes without a night train, changes included.
 * - `by-night`: the best way with a night train, if that takes less of the day than `by-day`: the fewest minutes, where
 *   those on buses count three times, each change an hour more, and each night half a day. It has no more nights than
 *   `by-day` has days of twelve hours.
 * - `fewest-changes`: the fewest minutes among the ways with the fewest changes.
 * - `without-reservation`: the fewest minutes by day on trains for which a pass is enough.
 *
 * In a city with several stations, each way begins and ends at the one that is best for it.
 *
 * The day of departure decides which trains run, by season and weekday. A night on a train leads to the next day; a day
 * that is too long for the traveller does not, so `layOut` reports trains that do not run then. With a date, a way is
 * not found if it reaches the weekday of its last night train only by a detour on other night trains.
 */
export function findWays(graph: Graph, from: string, to: string, options: WayOptions = {}): FoundWay[] {
  if (from === to) return []
  const { date, nightTrains = true, avoidReservations = false, isFromStation = false } = options
  const isSameCity = graph.stationsBeside(from).includes(to)
  const starts = isFromStation || isSameCity ? [from] : graph.stationsBeside(from)
  const ends = isSameCity ? [to] : graph.stationsBeside(to)
  const dates = date === undefined ? undefined : [0, 1, 2, 3].map(nights => travelDate(date, nights))
  const allows = (ride: Ride, on: TravelDate | undefined) =>
    (on === undefined || runsOn(ride.line, on)) && !(avoidReservations && needsReservation(ride, on))
  const find = (more: Partial<SearchOptions>) =>
    bestWay(graph, starts, ends, { measure: byTime, allows, ...(dates ? { dates } : {}), ...more })
  const byDayOnly: SearchOptions['allows'] = (ride, on) => !ride.isNight && allows(ride, on)

  const byDay = find({ allows: byDayOnly })
  const found: Record<WayName, Way | undefined> = {
    'by-day': byDay,
    'by-night': nightTrains
      ? find({
          measure: byRest,
          nightsAtLeast: 1,
          nightsAtMost: byDay ? Math.min(mostNights, Math.ceil(byDay.minutes / longDay)) : mostNights,
          dayMinutesBelow: byDay?.dayMinutes ?? Infinity,
        })
      : undefined,
    'fewest-changes': find({ measure: byChanges, ...(nightTrains ? {} : { allows: byDayOnly }) }),
    'without-reservation': byDay?.reservations
      ? find({ allows: (ride, on) => byDayOnly(ride, on) && !needsReservation(ride, on) })
      : byDay,
  }
  const ways: { way: Way; names: WayName[] }[] = []
  for (const name of wayNames) {
    const way = found[name]
    const same = way && ways.find(other => isSame(other.way, way))
    if (same) same.names.push(name)
    else if (way) ways.push({ way, names: [name] })
  }
  return ways.map(({ way, names }) => ({ ...way, names }))
}

/** In minutes. */
const longDay = 12 * 60

/** Whether two ways are the same for a traveller. */
const isSame = (one: Way, other: Way) =>
  one.minutes === other.minutes &&
  one.changes === other.changes &&
  one.nights === other.nights &&
  one.reservations === other.reservations
