import type { Graph, Ride } from './graph.ts'
import type { TravelDate } from './running.ts'
import { noWay, stationsOf, type Way, withRide, withTransfer } from './way.ts'

/** What a way costs, by the first number in which two ways differ. */
type Measure = (way: Way) => readonly [number, number, number]

export const byTime: Measure = ({ minutes, changes, reservations }) => [minutes, changes, reservations]
export const byChanges: Measure = ({ minutes, changes, reservations }) => [changes, minutes, reservations]

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

export function isLess(one: readonly number[], other: readonly number[]): boolean {
  const index = one.findIndex((value, at) => value !== other[at])
  return index >= 0 && (one[index] ?? 0) < (other[index] ?? 0)
}

/**
 * The best way between two stations, by a measure; `undefined` where there is none.
 *
 * Ways grow from the start, the best first. One that reaches a station is worth going on with where none before it came
 * there, after as many nights, with as few minutes by day: a worse one may keep within `dayMinutesBelow`.
 */
export function bestWay(graph: Graph, from: string, to: string, options: SearchOptions): Way | undefined {
  const { measure, dates, allows, nightsAtLeast = 0, dayMinutesBelow = Infinity } = options
  const queue: Open[] = [{ way: noWay, at: from, cost: measure(noWay) }]
  const fewestDayMinutes = new Map<string, number>()
  for (let open = queue.pop(); open; open = queue.pop()) {
    const { way, at } = open
    if (at === to) {
      if (way.nights >= nightsAtLeast) return way
      continue
    }
    const state = `${at} ${way.nights} ${way.legs.some(leg => leg.ride)}`
    if (way.dayMinutes >= (fewestDayMinutes.get(state) ?? Infinity)) continue
    fewestDayMinutes.set(state, way.dayMinutes)
    const visited = stationsOf(from, way)
    const add = (longer: Way, next: string) => {
      if (visited.includes(next) || longer.nights > mostNights || longer.dayMinutes >= dayMinutesBelow) return
      insert(queue, { way: longer, at: next, cost: measure(longer) })
    }
    const date = dates?.[way.nights]
    for (const ride of graph.ridesFrom(at))
      if (allows(ride, date)) add(withRide(way, ride, graph, date), ride.to)
    for (const transfer of graph.transfersFrom(at)) add(withTransfer(way, transfer), transfer.to)
  }
  return undefined
}

/** A way that may be gone on with, and the station that it has come to. */
interface Open {
  readonly way: Way
  readonly at: string
  readonly cost: readonly number[]
}

/** Keeps the queue sorted, the best last. */
function insert(queue: Open[], open: Open) {
  let low = 0
  let high = queue.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isLess(open.cost, queue[middle]?.cost ?? [])) low = middle + 1
    else high = middle
  }
  queue.splice(low, 0, open)
}
