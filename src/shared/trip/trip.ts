import type { IsoDay } from '../iso-day.ts'
import { basketLimits } from '../shop/basket/limits.ts'
import type { AgeGroup } from '../shop/price-rules/age.ts'
import type { WayName } from './find-ways.ts'
import type { Pace } from './lay-out.ts'

/** A place where the traveller stops, and how they get there from the place before. */
export interface TripStop {
  /** Id of a station. */
  readonly station: string
  readonly nights: number
  /** The chosen way to it; the first that is found without it. */
  readonly way?: WayName
}

/** A trip as a traveller plans it. It holds nothing about who they are beyond their number and age groups. */
export interface Trip {
  /** Id of the station where it begins; empty while it is not chosen. */
  readonly from: string
  readonly stops: readonly TripStop[]
  /** Whether it ends where it begins. */
  readonly isReturn: boolean
  /** The chosen way home. */
  readonly wayHome?: WayName
  /** The first day; undefined while it is not decided. */
  readonly date?: IsoDay
  /** Hours on trains a day, at most. */
  readonly pace: Pace
  readonly nightTrains: boolean
  readonly travellers: Readonly<Record<AgeGroup, number>>
  readonly class: 'first' | 'second'
}

export const emptyTrip: Trip = {
  from: '',
  stops: [],
  isReturn: true,
  pace: 8,
  nightTrains: true,
  travellers: { adult: 1, youth: 0, senior: 0, child: 0 },
  class: 'second',
}

export const tripLimits = { stops: 12, nights: 30, travellers: basketLimits.travellers } as const

/** The number of travellers of all ages. */
export const travellerCount = ({ travellers }: Pick<Trip, 'travellers'>): number =>
  Object.values(travellers).reduce((sum, count) => sum + count, 0)
