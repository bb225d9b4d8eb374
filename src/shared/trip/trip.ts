import type { IsoDay } from '../iso-day.ts'
import { basketLimits } from '../shop/basket/limits.ts'
import type { AgeGroup } from '../shop/price-rules/age.ts'
import type { WayName } from './find-ways.ts'
import type { Pace } from './lay-out.ts'

/** A stop of a trip, and how to get there from the place before. */
export interface TripStop {
  /** The id of a station. */
  readonly station: string
  readonly nights: number
  /** The chosen way to the stop; by default the fastest by day, or one by night that saves nights on the way. */
  readonly way?: WayName
}

/** A planned trip. It contains nothing about the travellers beyond their number and age groups. */
export interface Trip {
  /** The id of the station where it begins; empty while none is chosen. */
  readonly from: string
  readonly stops: readonly TripStop[]
  /** Whether it ends where it begins. */
  readonly isReturn: boolean
  /** The chosen way home. */
  readonly wayHome?: WayName
  /** The first day; undefined while it is not decided. */
  readonly date?: IsoDay
  /** The maximum number of hours on trains per day. */
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
