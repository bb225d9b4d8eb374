import type { Graph, Ride } from './graph.ts'
import type { TravelDate } from './running.ts'
import {
  type Path,
  startAt,
  visits,
  type Way,
  type WayFigures,
  wayOf,
  withRide,
  withTransfer,
} from './way.ts'

/** Compares two ways: a negative number if the first is better. */
export type Measure = (one: WayFigures, other: WayFigures) => number

export const byTime: Measure = (one, other) =>
  one.minutes - other.minutes || one.changes - other.changes || one.reservations - other.reservations
export const byChanges: Measure = (one, other) =>
  one.changes - other.changes || one.minutes - other.minutes || one.reservations - other.reservations

/** The maximum number of nights on trains of a way. */
const mostNights = 3

export interface SearchOptions {
  readonly measure: Measure
  /** The day of departure, and the day after each night on a train. */
  readonly dates?: readonly TravelDate[]
  /** @param date the day on which the ride would begin, if days are known */
  readonly allows: (ride: Ride, date: TravelDate | undefined) => boolean
  readonly nightsAtLeast?: 1
  /** Ways with this many minutes by day or more are left out. */
  readonly dayMinutesBelow?: number
}

/**
 * The best way between two stations by a measure; `undefined` if there is none.
 *
 * Paths are extended from the start, the best first, so a later path to a station is worse than the earlier ones. It is
 * kept only if it has fewer minutes by day than those in the same state, since it may still be below `dayMinutesBelow`.
 */
export function bestWay(graph: Graph, from: string, to: string, options: SearchOptions): Way | undefined {
  const { measure, dates, allows, nightsAtLeast = 0, dayMinutesBelow = Infinity } = options
  const queue = [startAt(from)]
  /** The fewest minutes by day of the paths to a station, by `stateOf`. */
  const fewestDayMinutes = new Map<string, number[]>()
  const isWorse = (path: Path) =>
    path.dayMinutes >= (fewestDayMinutes.get(path.at)?.[stateOf(path)] ?? Infinity)
  for (let path = queue.pop(); path; path = queue.pop()) {
    const { at, nights } = path
    if (at === to) {
      if (nights >= nightsAtLeast) return wayOf(path)
      continue
    }
    if (isWorse(path)) continue
    const fewest = fewestDayMinutes.get(at) ?? []
    fewest[stateOf(path)] = path.dayMinutes
    fewestDayMinutes.set(at, fewest)
    const add = (longer: Path) => {
      if (longer.nights > mostNights || longer.dayMinutes >= dayMinutesBelow || isWorse(longer)) return
      if (!visits(path, longer.at)) insert(queue, longer, measure)
    }
    const date = dates?.[nights]
    for (const ride of graph.ridesFrom(at)) if (allows(ride, date)) add(withRide(path, ride, graph, date))
    for (const transfer of graph.transfersFrom(at)) add(withTransfer(path, transfer))
  }
  return undefined
}

/** Paths are compared only if they have the same number of nights, and either all or none of them have a ride yet. */
const stateOf = ({ nights, hasRide }: Path) => nights * 2 + (hasRide ? 1 : 0)

/** Keeps the queue sorted, with the best path last. */
function insert(queue: Path[], path: Path, measure: Measure) {
  let low = 0
  let high = queue.length
  while (low < high) {
    const middle = (low + high) >> 1
    const other = queue[middle]
    if (other && measure(path, other) < 0) low = middle + 1
    else high = middle
  }
  queue.splice(low, 0, path)
}
