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

/** Which of two ways is better: a negative number for the first. */
export type Measure = (one: WayFigures, other: WayFigures) => number

export const byTime: Measure = (one, other) =>
  one.minutes - other.minutes || one.changes - other.changes || one.reservations - other.reservations
export const byChanges: Measure = (one, other) =>
  one.changes - other.changes || one.minutes - other.minutes || one.reservations - other.reservations

/** Nights on trains that a way has at most. */
const mostNights = 3

export interface SearchOptions {
  readonly measure: Measure
  /** The day of departure, and those after each night on a train. */
  readonly dates?: readonly TravelDate[]
  /** @param date the day on which the ride would begin, where days are known */
  readonly allows: (ride: Ride, date: TravelDate | undefined) => boolean
  readonly nightsAtLeast?: 1
  /** Ways with as many minutes by day, or more, are left out. */
  readonly dayMinutesBelow?: number
}

/**
 * The best way between two stations, by a measure; `undefined` where there is none.
 *
 * Paths grow from the start, the best first. One that comes to a station is worth going on with where none before it came
 * there, after as many nights, with as few minutes by day: a worse one may keep within `dayMinutesBelow`.
 */
export function bestWay(graph: Graph, from: string, to: string, options: SearchOptions): Way | undefined {
  const { measure, dates, allows, nightsAtLeast = 0, dayMinutesBelow = Infinity } = options
  const queue = [startAt(from)]
  /** Of the paths that have come to a station, by `stateOf`. */
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

/** Paths are held against each other after as many nights, and with a first ride still to come or not. */
const stateOf = ({ nights, hasRide }: Path) => nights * 2 + (hasRide ? 1 : 0)

/** Keeps the queue sorted, the best last. */
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
