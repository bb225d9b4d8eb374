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
 * Paths grow from the start, the best first. Of those that come to a station after as many nights, the first is worth going
 * on with. A later one is so only if it has fewer minutes by day, where these are limited. Without a date the same trains
 * run every day, so the first one may also have come after fewer nights.
 */
export function bestWay(graph: Graph, from: string, to: string, options: SearchOptions): Way | undefined {
  const { measure, dates, allows, nightsAtLeast = 0, dayMinutesBelow = Infinity } = options
  const isLimited = dayMinutesBelow < Infinity
  const queue = [startAt(from)]
  /** At each station, by `stateOf`: the fewest minutes by day of the paths that went on from there. */
  const fewestDayMinutes = new Map<string, number[]>()
  /** At each station, by `stateOf`: the best path that waits in the queue, or has left it. */
  const bestQueued = new Map<string, Path[]>()
  function isWorse({ at, nights, hasRide, dayMinutes }: Path): boolean {
    const fewest = fewestDayMinutes.get(at)
    if (!fewest) return false
    const least = dates ? nights : Math.min(nights, nightsAtLeast)
    for (let fewer = least; fewer <= nights; fewer++) {
      const before = fewest[stateOf(fewer, hasRide)]
      if (before !== undefined && (!isLimited || dayMinutes >= before)) return true
    }
    return false
  }
  /** Whether a path comes after another one that it is worse than, and so need not wait in the queue. */
  function comesTooLate(path: Path): boolean {
    const best = bestQueued.get(path.at)?.[stateOf(path.nights, path.hasRide)]
    if (!best || (isLimited && best.dayMinutes > path.dayMinutes)) return false
    return measure(best, path) <= 0
  }
  for (let path = queue.pop(); path; path = queue.pop()) {
    const { at, nights, hasRide, dayMinutes } = path
    if (at === to) {
      if (nights >= nightsAtLeast) return wayOf(path)
      continue
    }
    if (isWorse(path)) continue
    setAt(fewestDayMinutes, at, stateOf(nights, hasRide), dayMinutes)
    const add = (longer: Path) => {
      if (longer.nights > mostNights || longer.dayMinutes >= dayMinutesBelow) return
      if (isWorse(longer) || comesTooLate(longer) || visits(path, longer.at)) return
      setAt(bestQueued, longer.at, stateOf(longer.nights, longer.hasRide), longer)
      insert(queue, longer, measure)
    }
    const date = dates?.[nights]
    for (const ride of graph.ridesFrom(at)) if (allows(ride, date)) add(withRide(path, ride, graph, date))
    for (const transfer of graph.transfersFrom(at)) add(withTransfer(path, transfer))
  }
  return undefined
}

/** Paths are held against each other after as many nights, and with a first ride still to come or not. */
const stateOf = (nights: number, hasRide: boolean) => nights * 2 + (hasRide ? 1 : 0)

function setAt<Value>(values: Map<string, Value[]>, station: string, state: number, value: Value): void {
  const own = values.get(station)
  if (own) own[state] = value
  else {
    const states: Value[] = []
    states[state] = value
    values.set(station, states)
  }
}

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
