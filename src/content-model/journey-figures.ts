import { directRide } from '../shared/trip/direct-ride.ts'
import type { Graph, Ride } from '../shared/trip/graph.ts'
import { type SeatNeed, strictest } from '../shared/trip/seat-needs.ts'
import { type TravelMode, travelModes } from '../shared/trip/travel-modes.ts'
import { startAt, type Way as TripWay, wayOf, withRide, withTransfer } from '../shared/trip/way.ts'

/**
 * A journey as routes and guides describe it: its ends, and its figures only if the network has none or different ones.
 */
interface Leg {
  readonly from: string
  readonly to: string
  readonly mode: TravelMode
  readonly minutes?: number | undefined
}
interface Day<DayLeg extends Leg> {
  readonly legs: readonly DayLeg[]
  readonly night?: string | undefined
}
interface Way {
  readonly from: string
  readonly via: readonly string[]
  readonly to: string
  readonly night: boolean
}

type Timed<RouteDay extends Day<Leg>> = Omit<RouteDay, 'legs'> & {
  readonly legs: readonly (Omit<RouteDay['legs'][number], 'minutes'> & { readonly minutes: number })[]
}

/** Whether a leg is the night train that ends a day. */
export const isNightLeg = ({ legs, night }: Day<Leg>, index: number): boolean =>
  night === 'train' && index === legs.length - 1

/** The minutes of a leg in the network; `undefined` if it has no such connection. */
export const networkMinutes = (graph: Graph, { from, to, mode }: Leg, isNight: boolean): number | undefined =>
  directRide(graph, { from, to, mode, isNight })?.minutes

/**
 * A route's days with the minutes of each leg: its own, or the network's. The content report has a fault for a leg with
 * neither.
 */
export function withLegMinutes<RouteDay extends Day<Leg>>(
  graph: Graph,
  days: readonly RouteDay[],
): Timed<RouteDay>[] {
  return days.map(day => ({
    ...day,
    legs: day.legs.map((leg: RouteDay['legs'][number], index) => ({
      ...leg,
      minutes: leg.minutes ?? networkMinutes(graph, leg, isNightLeg(day, index)) ?? 0,
    })),
  }))
}

/** The figures of a way in the network. */
export interface WayFigures {
  /** Including changes and transfers within a city, as the trip search counts them. */
  readonly minutes: number
  readonly changes: number
  /** The rule for seats with a pass; `own-ticket` if the pass covers no part of the way. */
  readonly seat: SeatNeed
  /** The means of transport, without transfers; in the order of `travelModes`. */
  readonly modes: readonly TravelMode[]
  /** Those that need a ticket beside the pass, in the same order. */
  readonly ownTickets: readonly TravelMode[]
}

/**
 * The way with its rides, changes and transfers, by train where one runs, though a bus may be faster; `undefined` if the
 * network has no connection between two of its stations.
 */
function tripWay(graph: Graph, { from, via, to, night }: Way): TripWay | undefined {
  const stations = [from, ...via, to]
  const parts = stations.slice(1).map((next, index) => {
    const start = stations[index] ?? from
    const rideBy = (isNight: boolean, mode?: TravelMode) =>
      directRide(graph, { from: start, to: next, isNight, ...(mode ? { mode } : {}) })
    return {
      byDay: rideBy(false, 'train') ?? rideBy(false),
      byNight: rideBy(true, 'train') ?? rideBy(true),
      transfer: graph.transfersFrom(start).find(transfer => transfer.to === next),
    }
  })
  const nightAt = night ? parts.findLastIndex(({ byNight }) => byNight) : -1
  if (night && nightAt < 0) return undefined
  let path = startAt(from)
  for (const [index, { byDay, byNight, transfer }] of parts.entries()) {
    const ride = index === nightAt ? byNight : byDay
    if (ride) path = withRide(path, ride, graph, undefined)
    else if (transfer) path = withTransfer(path, transfer)
    else return undefined
  }
  return wayOf(path)
}

/** The rides of a way; `undefined` if the network has no connection between two of its stations. */
export const ridesOf = (graph: Graph, way: Way): readonly Ride[] | undefined =>
  tripWay(graph, way)?.legs.flatMap(({ ride }) => ride ?? [])

/** The figures of a way; `undefined` where the network has no connection between two of its stations. */
export function wayFigures(graph: Graph, way: Way): WayFigures | undefined {
  const found = tripWay(graph, way)
  const rides = found?.legs.flatMap(({ ride }) => ride ?? []) ?? []
  const onPass = rides.filter(({ isOnPass }) => isOnPass)
  const modesOf = (some: readonly Ride[]) =>
    travelModes.filter(mode => some.some(({ line }) => line.mode === mode))
  return (
    found && {
      minutes: found.minutes,
      changes: found.changes,
      seat: strictest((onPass.length > 0 ? onPass : rides).map(({ seat }) => seat)),
      modes: modesOf(rides),
      ownTickets: modesOf(rides.filter(({ isOnPass }) => !isOnPass)),
    }
  )
}
