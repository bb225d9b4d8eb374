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

/**
 * By time for people who sleep on the way. A bus counts three times as long, so that it is taken only where trains make a
 * long detour; each change counts an hour more, since it interrupts the night; each night counts half a day.
 */
export const byRest: Measure = (one, other) => restMinutes(one) - restMinutes(other) || byTime(one, other)

const restMinutes = ({ minutes, busMinutes, changes, nights }: WayFigures) =>
  minutes + 2 * busMinutes + 60 * changes + 720 * nights

/** The maximum number of nights on trains of a way. */
export const mostNights = 3

export interface SearchOptions {
  readonly measure: Measure
  /** The day of departure, and the day after each night on a train. */
  readonly dates?: readonly TravelDate[]
  /** @param date the day on which the ride would begin, if days are known */
  readonly allows: (ride: Ride, date: TravelDate | undefined) => boolean
  readonly nightsAtLeast?: 1
  /** `mostNights` by default. */
  readonly nightsAtMost?: number
  /** Ways with this many minutes by day or more are left out. */
  readonly dayMinutesBelow?: number
}

/**
 * The best way from one of some stations to one of others by a measure; `undefined` if there is none.
 *
 * Paths are extended from the start, the best first, so a later path to a station is worse than the earlier ones. In the
 * same state it is kept only if minutes by day are limited and it has fewer of them. Without a date the same trains run
 * every day, so an earlier path with fewer nights counts as well.
 */
export function bestWay(
  graph: Graph,
  from: readonly string[],
  to: readonly string[],
  options: SearchOptions,
): Way | undefined {
  const {
    measure,
    dates,
    allows,
    nightsAtLeast = 0,
    nightsAtMost = mostNights,
    dayMinutesBelow = Infinity,
  } = options
  const isLimited = dayMinutesBelow < Infinity
  const queue = from.map(startAt)
  /** The fewest minutes by day of the paths to a station, by `stateOf`. */
  const fewestDayMinutes = new Map<string, number[]>()
  /** The best path to a station that was ever queued, by `stateOf`. */
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
  /** Whether a better path to the same station was queued before, so that this one would be dropped when its turn comes. */
  function isLate(path: Path): boolean {
    const best = bestQueued.get(path.at)?.[stateOf(path.nights, path.hasRide)]
    if (!best || (isLimited && best.dayMinutes > path.dayMinutes)) return false
    return measure(best, path) <= 0
  }
  for (let path = queue.pop(); path; path = queue.pop()) {
    const { at, nights, hasRide, dayMinutes } = path
    if (to.includes(at)) {
      if (nights >= nightsAtLeast) return wayOf(path)
      continue
    }
    if (isWorse(path)) continue
    setAt(fewestDayMinutes, at, stateOf(nights, hasRide), dayMinutes)
    const add = (longer: Path) => {
      if (longer.nights > nightsAtMost || longer.dayMinutes >= dayMinutesBelow) return
      if (isWorse(longer) || isLate(longer) || visits(path, longer.at)) return
      setAt(bestQueued, longer.at, stateOf(longer.nights, longer.hasRide), longer)
      insert(queue, longer, measure)
    }
    const date = dates?.[nights]
    for (const ride of graph.ridesFrom(at)) if (allows(ride, date)) add(withRide(path, ride, graph, date))
    for (const transfer of graph.transfersFrom(at)) add(withTransfer(path, transfer))
  }
  return undefined
}

/** The state of a path at a station: its nights so far, and whether it has a ride yet, since the first needs no change. */
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
