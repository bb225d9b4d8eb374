import type { Graph, Ride } from './graph.ts'
import { minutesOf } from './minutes-of.ts'
import type { Transfer } from './network.ts'
import { isSummer, type TravelDate } from './running.ts'

/** One ride of a way, with the minutes of the change before it; or a transfer between two stations of a city. */
export type Leg =
  | { readonly ride: Ride; readonly change: number; readonly transfer?: never }
  | { readonly transfer: Transfer; readonly ride?: never; readonly change?: never }

/** The figures by which ways are compared. */
export interface WayFigures {
  /** The minutes of all rides, changes and transfers. */
  readonly minutes: number
  /** The same without night trains. */
  readonly dayMinutes: number
  /** The minutes on buses. */
  readonly busMinutes: number
  readonly changes: number
  /** The number of nights on trains. */
  readonly nights: number
  /** The number of rides for which a seat or a ticket is compulsory, or it is unknown whether it is. */
  readonly reservations: number
}

/** A way from one station to another, without stops. Its minutes include the waits between two night trains. */
export interface Way extends WayFigures {
  readonly legs: readonly Leg[]
  /** The minutes of the waits between two night trains whose times are known. They have no part in the comparison. */
  readonly waitMinutes: number
}

/**
 * Whether a ride needs more than the pass: a seat or a ticket of its own, or it is unknown. Seats that can be
 * compulsory in summer count only on a day in summer.
 */
export function needsReservation({ seat }: Ride, date: TravelDate | undefined): boolean {
  if (seat === 'summer') return date !== undefined && isSummer(date)
  return seat !== 'none' && seat !== 'optional'
}

/** An unfinished way during a search: its last leg, and the path before that. */
export interface Path extends WayFigures {
  /** The station that it has reached. */
  readonly at: string
  readonly hasRide: boolean
  readonly leg?: Leg
  readonly before?: Path
}

export const startAt = (station: string): Path => ({
  at: station,
  hasRide: false,
  minutes: 0,
  dayMinutes: 0,
  busMinutes: 0,
  changes: 0,
  nights: 0,
  reservations: 0,
})

/** A path extended by a ride, with a change before it unless it is the first. */
export function withRide(before: Path, ride: Ride, graph: Graph, date: TravelDate | undefined): Path {
  const change = before.hasRide ? graph.changeMinutesAt(ride.from) : 0
  return {
    at: ride.to,
    hasRide: true,
    minutes: before.minutes + change + ride.minutes,
    dayMinutes: before.dayMinutes + change + (ride.isNight ? 0 : ride.minutes),
    busMinutes: before.busMinutes + (ride.line.mode === 'bus' ? ride.minutes : 0),
    changes: before.changes + (before.hasRide ? 1 : 0),
    nights: before.nights + (ride.isNight ? 1 : 0),
    reservations: before.reservations + (needsReservation(ride, date) ? 1 : 0),
    leg: { ride, change },
    before,
  }
}

/** A path extended by a transfer to another station of the same city. */
export const withTransfer = (before: Path, transfer: Transfer): Path => ({
  ...before,
  at: transfer.to,
  minutes: before.minutes + transfer.minutes,
  dayMinutes: before.dayMinutes + transfer.minutes,
  leg: { transfer },
  before,
})

/** Whether a path has visited a station, including its start. */
export function visits(path: Path, station: string): boolean {
  for (let part: Path | undefined = path; part; part = part.before) if (part.at === station) return true
  return false
}

export function wayOf({
  minutes,
  dayMinutes,
  busMinutes,
  changes,
  nights,
  reservations,
  ...path
}: Path): Way {
  const legs: Leg[] = []
  for (let part: Pick<Path, 'leg' | 'before'> | undefined = path; part; part = part.before)
    if (part.leg) legs.unshift(part.leg)
  const waitMinutes = waitsBetweenNights(legs)
  return {
    legs,
    minutes: minutes + waitMinutes,
    waitMinutes,
    dayMinutes,
    busMinutes,
    changes,
    nights,
    reservations,
  }
}

const day = 24 * 60

/** The minutes for which travellers wait for a night train after another one, beyond the rides and changes between them. */
function waitsBetweenNights(legs: readonly Leg[]): number {
  let waits = 0
  /** The time of day after the last night train and what follows it, in minutes after midnight. */
  let time: number | undefined
  for (const { ride, change = 0, transfer } of legs) {
    if (time !== undefined) time += change
    if (ride?.isNight) {
      if (time !== undefined && ride.times)
        waits += (((minutesOf(ride.times.leaves) - time) % day) + day) % day
      time = ride.times && minutesOf(ride.times.arrives)
    } else if (time !== undefined) time += ride?.minutes ?? transfer?.minutes ?? 0
  }
  return waits
}
