import type { IsoDay } from '../iso-day.ts'
import type { SeatNeed } from './seat-needs.ts'
import type { TravelMode, Weekday } from './travel-modes.ts'

/** Local clock times, as `19:55`. */
export interface NightTimes {
  readonly leaves: string
  readonly arrives: string
}

/** A price in units of a currency, with decimals. */
export interface Price {
  readonly amount: number
  readonly currency: string
}

/** A direct connection from `from` to `to`, without changing, and back unless it is `oneWay`. */
export interface Line {
  readonly from: string
  readonly to: string
  /** The approximate duration. */
  readonly minutes: number
  readonly mode: TravelMode
  /** Names of `Network.trains`; empty if nothing is known. */
  readonly trains: readonly string[]
  readonly oneWay?: true
  /** The times of a night train; `back` are those from `to` to `from`. */
  readonly night?: NightTimes & { readonly back?: NightTimes }
  /** The weekdays of departure; every day by default. */
  readonly runs?: readonly Weekday[]
  /** The days of the year from and until which it runs, as `06-14`; all year by default. */
  readonly season?: { readonly from: string; readonly to: string }
  /** The last day on which it runs. */
  readonly until?: IsoDay
  /** The date of the source's information, as `2025-11-11` or `2025-11`. */
  readonly asOf: string
  /** The source; it is not sent to browsers. */
  readonly source?: string
  /** The countries that it crosses between those of its stations, in order from `from`; not sent to browsers. */
  readonly through?: readonly string[]
  /** The lowest price of an ordinary ticket. */
  readonly fare?: Price
  /** The date of that price, as in `asOf`. */
  readonly fareAsOf?: string
}

/** A train, or several trains with the same facts. */
export interface TrainFacts {
  readonly seat: SeatNeed
  /** The approximate fee for a pass holder's seat in second class. */
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
  /** The stations of each city that has several; a traveller starts from any of them, and arrives at any. */
  readonly cities: readonly (readonly string[])[]
  /** The minutes that a change takes at stations where it is not half an hour. */
  readonly changes: Readonly<Record<string, number>>
}
