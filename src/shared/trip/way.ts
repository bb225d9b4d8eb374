import type { Graph, Ride } from './graph.ts'
import type { Transfer } from './network.ts'
import { isSummer, type TravelDate } from './running.ts'

/** One ride of a way, with the minutes that it takes to change to it; or the way between two stations of a city. */
export type Leg =
  | { readonly ride: Ride; readonly change: number; readonly transfer?: never }
  | { readonly transfer: Transfer; readonly ride?: never }

/** How one gets from one station to another, without stops. */
export interface Way {
  readonly legs: readonly Leg[]
  /** Of all rides, changes and transfers. */
  readonly minutes: number
  /** The same without night trains. */
  readonly dayMinutes: number
  readonly changes: number
  /** Nights on trains. */
  readonly nights: number
  /** Rides for which a seat or a ticket must be had, or nobody knows. */
  readonly reservations: number
}

/**
 * Whether a ride needs more than the pass: a seat, a ticket of its own, or what nobody knows. Seats that can be compulsory
 * in summer are so on a day in summer only.
 */
export function needsReservation({ seat }: Ride, date: TravelDate | undefined): boolean {
  if (seat === 'summer') return date !== undefined && isSummer(date)
  return seat !== 'none' && seat !== 'optional'
}

/** A way without legs, to which legs are added. */
export const noWay: Way = { legs: [], minutes: 0, dayMinutes: 0, changes: 0, nights: 0, reservations: 0 }

/** A way with a further ride, before which one changes unless it is the first. */
export function withRide(way: Way, ride: Ride, graph: Graph, date: TravelDate | undefined): Way {
  const isFirst = way.legs.every(leg => leg.ride === undefined)
  const change = isFirst ? 0 : graph.changeAt(ride.from)
  return {
    legs: [...way.legs, { ride, change }],
    minutes: way.minutes + change + ride.minutes,
    dayMinutes: way.dayMinutes + change + (ride.isNight ? 0 : ride.minutes),
    changes: way.changes + (isFirst ? 0 : 1),
    nights: way.nights + (ride.isNight ? 1 : 0),
    reservations: way.reservations + (needsReservation(ride, date) ? 1 : 0),
  }
}

/** A way with the way to another station of the same city. */
export const withTransfer = (way: Way, transfer: Transfer): Way => ({
  ...way,
  legs: [...way.legs, { transfer }],
  minutes: way.minutes + transfer.minutes,
  dayMinutes: way.dayMinutes + transfer.minutes,
})

/** The stations of a way in order, its first included. */
export const stationsOf = (from: string, { legs }: Way): string[] => [
  from,
  ...legs.map(leg => (leg.ride ?? leg.transfer).to),
]
