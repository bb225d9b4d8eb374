import type { IsoDay } from '../iso-day.ts'
import type { Graph, Ride } from './graph.ts'
import type { Transfer } from './network.ts'
import { runsOn, travelDate } from './running.ts'
import type { Way } from './way.ts'

/** The way to a stop of a trip, and the nights that the traveller stays there. */
export interface Stage {
  readonly way: Way
  readonly nights: number
}

/** Hours a day on the way, changes included. */
export const paces = [6, 8, 10, 12] as const
export type Pace = (typeof paces)[number]

interface LayOutOptions {
  readonly pace: Pace
  /** The day on which the trip begins. */
  readonly date?: IsoDay | undefined
}

export type DayLeg =
  | {
      readonly ride: Ride
      readonly change: number
      /** Whether it leaves on that day; not known without a date. */
      readonly runs?: boolean
      readonly transfer?: never
    }
  | { readonly transfer: Transfer; readonly ride?: never }

/** Where a day with travel ends. */
export type Night =
  | 'train'
  | {
      readonly station: string
      readonly nights: number
      /** Whether the traveller wanted to stay there, or the day was simply long enough. */
      readonly isStop: boolean
    }

export interface TripDay {
  /** Counted from the first day of the trip, which is 0. */
  readonly offset: number
  readonly date?: IsoDay
  /** None on a day on which a night train arrives and nothing else is left to travel. */
  readonly legs: readonly DayLeg[]
  /** On the way by day, changes included. */
  readonly minutes: number
  /** Whether a single connection takes longer than the traveller wanted. */
  readonly isTooLong: boolean
  /** Whether it takes a travel day of a pass: a night train takes the day on which it leaves, and no other. */
  readonly isTravelDay: boolean
  /** `undefined` at the end of the trip. */
  readonly night?: Night
}

/** Nobody leaves earlier, or wants to arrive later, in minutes after midnight. */
const earliest = 6 * 60
const latest = 23 * 60

/**
 * Lays the ways of a trip into days. A day takes as much as its hours allow, and at least one connection. A night train
 * ends a day, where there is time to get to it, and the next begins when it arrives.
 */
export function layOut(graph: Graph, stages: readonly Stage[], { pace, date }: LayOutOptions): TripDay[] {
  const days: TripDay[] = []
  let offset = 0
  let legs: DayLeg[] = []
  let minutes = 0
  /** When the night train arrived by which the day began. */
  let arrival: number | undefined
  let isAfterNight = false

  const limit = () => Math.min(pace * 60, arrival === undefined ? Infinity : Math.max(0, latest - arrival))
  const isFresh = () => legs.length === 0 && !isAfterNight
  const end = (night: Night | undefined) => {
    days.push({
      offset,
      ...(date === undefined ? {} : { date: travelDate(date, offset).day }),
      legs,
      minutes,
      isTooLong: minutes > pace * 60,
      isTravelDay: legs.some(leg => leg.ride?.isOnPass),
      ...(night ? { night } : {}),
    })
    offset += night === undefined || night === 'train' ? 1 : night.nights
    legs = []
    minutes = 0
    arrival = undefined
    isAfterNight = night === 'train'
  }
  const stayAt = (station: string) => end({ station, nights: 1, isStop: false })
  const changeTo = (ride: Ride) => (legs.some(leg => leg.ride) ? graph.changeAt(ride.from) : 0)

  const addTransfer = (transfer: Transfer) => {
    if (!isFresh() && minutes + transfer.minutes > limit()) stayAt(transfer.from)
    legs.push({ transfer })
    minutes += transfer.minutes
  }
  const addRide = (ride: Ride) => {
    const byDay = () => minutes + changeTo(ride) + (ride.isNight ? 0 : ride.minutes)
    const isInTime = () => {
      if (!ride.isNight || !ride.times) return true
      return (arrival ?? earliest) + byDay() <= eveningMinutes(ride.times.leaves)
    }
    if (!isFresh() && (byDay() > limit() || !isInTime())) stayAt(ride.from)
    const change = changeTo(ride)
    minutes = byDay()
    const runs = date === undefined ? {} : { runs: runsOn(ride.line, travelDate(date, offset)) }
    legs.push({ ride, change, ...runs })
    if (!ride.isNight) return
    end('train')
    if (ride.times) arrival = minutesOf(ride.times.arrives)
  }

  for (const { way, nights } of stages) {
    for (const leg of way.legs) {
      if (leg.ride) addRide(leg.ride)
      else addTransfer(leg.transfer)
    }
    const last = way.legs.at(-1)
    const station = last && (last.ride ?? last.transfer).to
    if (station !== undefined && nights > 0) end({ station, nights, isStop: true })
  }
  if (!isFresh()) end(undefined)
  return days
}

/** Days of a pass that a trip takes. */
export const travelDaysOf = (days: readonly TripDay[]): number =>
  days.filter(({ isTravelDay }) => isTravelDay).length

/** `minutesOf('08:30') // => 510` */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** When a night train leaves, counted from the morning before: one in the small hours leaves after midnight. */
function eveningMinutes(clock: string): number {
  const minutes = minutesOf(clock)
  return minutes < 12 * 60 ? minutes + 24 * 60 : minutes
}
