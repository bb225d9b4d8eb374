import type { IsoDay } from '../iso-day.ts'
import type { SeatNeed } from './seat-needs.ts'
import type { TravelMode, Weekday } from './travel-modes.ts'

/** Local clock times, as `19:55`. */
export interface NightTimes {
  readonly leaves: string
  readonly arrives: string
}

/** A price in whole and hundredth units of a currency. */
export interface Price {
  readonly amount: number
  readonly currency: string
}

/** A direct connection: one stays seated from `from` to `to`, and back unless it is `oneWay`. */
export interface Line {
  readonly from: string
  readonly to: string
  /** About how long it takes. */
  readonly minutes: number
  readonly mode: TravelMode
  /** Names of `Network.trains`; none where nothing is known. */
  readonly trains: readonly string[]
  readonly oneWay?: true
  /** Of a night train; `back` are the times from `to` to `from`. */
  readonly night?: NightTimes & { readonly back?: NightTimes }
  /** Weekdays of departure; every day without it. */
  readonly runs?: readonly Weekday[]
  /** From and until which day of the year it runs, as `06-14`; all year without it. */
  readonly season?: { readonly from: string; readonly to: string }
  /** The last day on which it runs. */
  readonly until?: IsoDay
  /** The date that its source speaks of, as `2025-11-11` or `2025-11`. */
  readonly asOf: string
  /** Where it is stated; what is sent to browsers does without. */
  readonly source?: string
  /** The lowest price of an ordinary ticket. */
  readonly fare?: Price
}

/** A train, or trains that are alike. */
export interface TrainFacts {
  readonly seat: SeatNeed
  /** What a pass holder pays for a seat in second class, about. */
  readonly fee?: Price
}

/** The way between two stations of a city, in both directions. */
export interface Transfer {
  readonly from: string
  readonly to: string
  readonly minutes: number
  readonly by: string
}

/** All direct connections. Stations are named by their ids. */
export interface Network {
  readonly lines: readonly Line[]
  readonly trains: Readonly<Record<string, TrainFacts>>
  readonly transfers: readonly Transfer[]
  /** Minutes that a change takes at a station where it is not the usual half hour. */
  readonly changes: Readonly<Record<string, number>>
}
