import type { IsoDay } from '../iso-day.ts'
import type { Graph, Ride } from './graph.ts'
import { minutesOf } from './minutes-of.ts'
import type { Transfer } from './network.ts'
import { runsOn, travelDate } from './running.ts'
import type { Leg, Way } from './way.ts'

/** The way to a stop of a trip, and the nights spent there. */
export interface Stage {
  /** Absent if none is known. The nights are spent there all the same. */
  readonly way?: Way
  /** The station of the stop; by default the one where the way ends. */
  readonly to?: string
  readonly nights: number
}

/** The choices for hours on the way per day, changes included. */
export const paces = [6, 8, 10, 12] as const
export type Pace = (typeof paces)[number]

/** How many minutes more than the pace a day may take if that saves a night on the way. */
const tolerance = 30

interface LayOutOptions {
  readonly pace: Pace
  /** The first day of the trip. */
  readonly date?: IsoDay | undefined
  /** Days from the first day of the trip to that of the first stage; none by default. */
  readonly firstOffset?: number
}

export type DayLeg =
  | {
      readonly ride: Ride
      /** The minutes of the change before it; none after a night at a station. */
      readonly change: number
      /** Days from the first day of the trip to departure. */
      readonly offset: number
      /** Whether the ride leaves on that day; unknown without a date. */
      readonly runs?: boolean
      readonly transfer?: never
    }
  | {
      readonly transfer: Transfer
      readonly ride?: never
      readonly change?: never
      readonly offset?: never
      readonly runs?: never
    }

/**
 * Why a day ends on the way to a stop: the next ride would take more hours than the traveller's pace allows, the night
 * train leaves before it can be reached, or the ride would end late in the evening.
 */
export type StopoverReason = 'hours' | 'departure' | 'late'

/** Where a day of travel ends: on board, or at a station. */
export type Night =
  | 'train'
  | 'ferry'
  | {
      readonly station: string
      readonly nights: number
      /** Whether it is a stop of the trip. */
      readonly isStop: true
    }
  | {
      readonly station: string
      readonly nights: 1
      readonly isStop: false
      readonly reason: StopoverReason
    }

export interface TripDay {
  /** Counted from the first day of the trip, which is 0. */
  readonly offset: number
  readonly date?: IsoDay
  /** Empty on a day on which a night train or ferry arrives and nothing else is left to travel. */
  readonly legs: readonly DayLeg[]
  /** Minutes on the way by day, changes included, without a night on board. */
  readonly minutes: number
  /** Whether a single connection takes longer than the traveller's pace allows, by more than the tolerance. */
  readonly isTooLong: boolean
  /** Whether the day counts as a travel day of a pass. A night train counts on the day on which it leaves only. */
  readonly isTravelDay: boolean
  /** `undefined` at the end of the trip. */
  readonly night?: Night
}

/** The earliest departure and the latest arrival of a day, in minutes after midnight. */
const earliest = 6 * 60
const latest = 23 * 60

/**
 * Divides the ways of a trip into days. A day takes as many connections as its hours allow, and at least one. It may take
 * half an hour more if the way then ends, or goes on with a night on board, without a night before that. A night train ends a day if there is time to reach it, and the next day begins when it arrives. A long ferry ends a day too. A
 * transfer between two stations of a city belongs to the day on which the city is reached, however long that day is, or
 * to that of the connection after it.
 */
export function layOut(
  graph: Graph,
  stages: readonly Stage[],
  { pace, date, firstOffset = 0 }: LayOutOptions,
): TripDay[] {
  const days: TripDay[] = []
  let offset = firstOffset
  let legs: DayLeg[] = []
  let minutes = 0
  /** The arrival time of the night train with which the day began. */
  let arrival: number | undefined
  let isAfterNight = false

  const evening = () => (arrival === undefined ? Infinity : Math.max(0, latest - arrival))
  /** Whether the day may take any connection, however long: it has none yet, and did not begin on board. */
  const isFresh = () => !isAfterNight && !legs.some(leg => leg.ride)
  const end = (night: Night | undefined) => {
    days.push({
      offset,
      ...(date === undefined ? {} : { date: travelDate(date, offset).day }),
      legs,
      minutes,
      isTooLong: minutes - transferMinutesAround(legs) > pace * 60 + tolerance,
      isTravelDay: legs.some(leg => leg.ride?.isOnPass),
      ...(night ? { night } : {}),
    })
    offset += typeof night === 'object' ? night.nights : 1
    legs = []
    minutes = 0
    arrival = undefined
    isAfterNight = typeof night === 'string'
  }
  const changeTo = (ride: Ride) =>
    isAfterNight || legs.some(leg => leg.ride) ? graph.changeMinutesAt(ride.from) : 0

  const addTransfer = (transfer: Transfer) => {
    legs.push({ transfer })
    minutes += transfer.minutes
  }
  const addRide = (ride: Ride, later: readonly Leg[]) => {
    const byDay = () => minutes + changeTo(ride) + (ride.isOvernight ? 0 : ride.minutes)
    const reasonToStay = (): StopoverReason | undefined => {
      if (isFresh()) return undefined
      const rest = ride.isOvernight ? 0 : minutesToNight(graph, later)
      const isTolerated = byDay() + rest <= Math.min(pace * 60 + tolerance, evening())
      if (byDay() > pace * 60 && !isTolerated) return 'hours'
      if (byDay() > evening()) return 'late'
      const isMissed =
        ride.isNight && ride.times && (arrival ?? earliest) + byDay() > eveningMinutes(ride.times.leaves)
      return isMissed ? 'departure' : undefined
    }
    const reason = reasonToStay()
    if (reason) end({ station: ride.from, nights: 1, isStop: false, reason })
    const change = changeTo(ride)
    minutes = byDay()
    const runs = date === undefined ? {} : { runs: runsOn(ride.line, travelDate(date, offset)) }
    legs.push({ ride, change, offset, ...runs })
    if (!ride.isOvernight) return
    end(ride.isNight ? 'train' : 'ferry')
    if (ride.times) arrival = minutesOf(ride.times.arrives)
  }

  for (const { way, to, nights } of stages) {
    for (const [place, leg] of way?.legs.entries() ?? []) {
      if (leg.ride) addRide(leg.ride, way?.legs.slice(place + 1) ?? [])
      else addTransfer(leg.transfer)
    }
    const last = way?.legs.at(-1)
    const station = to ?? (last && (last.ride ?? last.transfer).to)
    if (station !== undefined && nights > 0) end({ station, nights, isStop: true })
  }
  if (legs.length > 0 || isAfterNight) end(undefined)
  return days
}

/** The minutes by day that the rest of a way takes to its end, or to its next night on board, changes included. */
function minutesToNight(graph: Graph, legs: readonly Leg[]): number {
  let minutes = 0
  let transfers = 0
  for (const { ride, transfer } of legs) {
    if (transfer) transfers += transfer.minutes
    else {
      minutes += transfers + graph.changeMinutesAt(ride.from)
      if (ride.isOvernight) break
      minutes += ride.minutes
      transfers = 0
    }
  }
  return minutes
}

/** The minutes of the transfers before the first ride of a day and after its last. */
const transferMinutesAround = (legs: readonly DayLeg[]): number =>
  legs
    .filter((_, at) => at < legs.findIndex(({ ride }) => ride) || at > legs.findLastIndex(({ ride }) => ride))
    .reduce((sum, { transfer }) => sum + (transfer?.minutes ?? 0), 0)

/** How long travellers are on the way, without what they sleep through on board. */
export interface TimeOnTheWay {
  /** The minutes by day, changes and transfers included. */
  readonly dayMinutes: number
  /** Nights on trains and ferries. */
  readonly nightsOnBoard: number
}

export const timeOnTheWay = (days: readonly TripDay[]): TimeOnTheWay => ({
  dayMinutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
  nightsOnBoard: days.filter(({ night }) => typeof night === 'string').length,
})

/** The travel days of a pass that a trip needs. */
export const travelDaysOf = (days: readonly TripDay[]): number =>
  days.filter(({ isTravelDay }) => isTravelDay).length

/** The departure of a night train in minutes of the day on which it is boarded: one in the small hours leaves after midnight. */
function eveningMinutes(clock: string): number {
  const minutes = minutesOf(clock)
  return minutes < earliest ? minutes + 24 * 60 : minutes
}
