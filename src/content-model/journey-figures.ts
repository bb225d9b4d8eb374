import { directRide } from '../shared/trip/direct-ride.ts'
import type { Graph, Ride } from '../shared/trip/graph.ts'
import { type SeatNeed, strictest } from '../shared/trip/seat-needs.ts'
import type { TravelMode } from '../shared/trip/travel-modes.ts'

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
export function timedDays<RouteDay extends Day<Leg>>(
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
  /** On trains, ships and buses, without changes and ways within a city. */
  readonly minutes: number
  readonly changes: number
  readonly seat: SeatNeed
}

/** The rides of a way; `undefined` if the network has no connection between two of its stations. */
export function ridesOf(graph: Graph, { from, via, to, night }: Way): readonly Ride[] | undefined {
  const stations = [from, ...via, to]
  const parts = stations.slice(1).map((next, index) => {
    const journey = { from: stations[index] ?? from, to: next }
    return {
      byDay: directRide(graph, { ...journey, isNight: false }),
      byNight: directRide(graph, { ...journey, isNight: true }),
      isTransfer: graph.transfersFrom(journey.from).some(transfer => transfer.to === next),
    }
  })
  const nightAt = night ? parts.findLastIndex(({ byNight }) => byNight) : -1
  if (night && nightAt < 0) return undefined
  const rides = parts.flatMap(({ byDay, byNight, isTransfer }, index) => {
    const ride = index === nightAt ? byNight : byDay
    if (ride) return [ride]
    return isTransfer ? [] : [undefined]
  })
  return rides.every(ride => ride !== undefined) ? rides : undefined
}

/** The figures of a way; `undefined` where the network has no connection between two of its stations. */
export function wayFigures(graph: Graph, way: Way): WayFigures | undefined {
  const rides = ridesOf(graph, way)
  return (
    rides && {
      minutes: rides.reduce((sum, ride) => sum + ride.minutes, 0),
      changes: rides.length - 1,
      seat: strictest(rides.map(ride => ride.seat)),
    }
  )
}
