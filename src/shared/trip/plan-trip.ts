import { addDays, type IsoDay } from '../iso-day.ts'
import { waysToChoose } from './city-ways.ts'
import { type FoundWay, findWays, type WayName, type WayOptions } from './find-ways.ts'
import type { Graph } from './graph.ts'
import {
  type DayLeg,
  layOut,
  type Stage,
  type StopoverReason,
  type TimeOnTheWay,
  type TripDay,
  timeOnTheWay,
} from './lay-out.ts'
import type { Trip } from './trip.ts'

/** A station where the traveller spends a night on the way. */
export interface Stopover {
  readonly station: string
  readonly reason: StopoverReason
}

/** The way from one stop of a trip to the next. */
export interface PlannedStage {
  readonly from: string
  readonly to: string
  /** The stations where the way begins and ends: in a city with several, those that are best for it. */
  readonly leavesFrom: string
  readonly arrivesAt: string
  /** The index of the stop at its end; the number of stops for the way home. */
  readonly place: number
  readonly isHome: boolean
  readonly nights: number
  /** All ways among which the traveller may choose. */
  readonly ways: readonly FoundWay[]
  /** The time on each of these ways, as it would be divided into days: a night on the way saves the change there. */
  readonly times: readonly TimeOnTheWay[]
  /** Undefined if there is no way. */
  readonly chosen: FoundWay | undefined
  /** The kind of way that the trip asks for, if there is none of that kind. */
  readonly missing: WayName | undefined
  /** Days from the first day of the trip to departure and to arrival. */
  readonly leaves: number
  readonly arrives: number
  /** The chosen way as it is divided into days. */
  readonly legs: readonly DayLeg[]
  readonly stopovers: readonly Stopover[]
}

/** Whether a stage is the same in two plans whose ways come from the same `WaysBetween`. */
export const isSameStage = (one: PlannedStage, other: PlannedStage): boolean =>
  (Object.keys(one) as (keyof PlannedStage)[]).every(key =>
    key === 'legs' || key === 'stopovers' || key === 'times'
      ? JSON.stringify(layoutOf(one)) === JSON.stringify(layoutOf(other))
      : one[key] === other[key],
  )

/** How the ways are divided into days. */
const layoutOf = ({ legs, stopovers, times }: PlannedStage) => [
  stopovers,
  times,
  legs.map(({ ride, change, offset }) => ride && [change, offset]),
]

export interface Plan {
  readonly stages: readonly PlannedStage[]
  readonly days: readonly TripDay[]
}

export type WaysBetween = (from: string, to: string, options: WayOptions) => FoundWay[]

/** The ways worth a choice, with a cache, since most of a trip stays the same when one stop changes. */
export function memoizeFindWays(graph: Graph): WaysBetween {
  const known = new Map<string, FoundWay[]>()
  return (from, to, options) => {
    const key = [from, to, options.date, options.nightTrains, options.isFromStation].join(' ')
    const ways = known.get(key) ?? waysToChoose(findWays(graph, from, to, options))
    known.set(key, ways)
    return ways
  }
}

/** Finds the ways of a trip and divides them into days. Each way begins on the day on which the one before ends. */
export function planTrip(graph: Graph, waysBetween: WaysBetween, trip: Trip): Plan {
  const { from, stops, isReturn, wayHome, date, pace, nightTrains } = trip
  const home = { station: from, nights: 0, ...(wayHome ? { way: wayHome } : {}) }
  const last = stops.at(-1)?.station
  const targets = from && isReturn && last !== undefined && last !== from ? [...stops, home] : stops
  const stages: PlannedStage[] = []
  let days: readonly TripDay[] = []
  /** The days until the last nights at a stop, after which the rest is independent of them, and the stages since then. */
  let done: readonly TripDay[] = []
  let open: readonly Stage[] = []
  const daysWith = (stage: Stage) => [
    ...done,
    ...layOut(graph, [...open, stage], { pace, date, firstOffset: nextOffset(done) }),
  ]
  const add = (stage: Stage) => {
    days = daysWith(stage)
    open = stage.nights > 0 ? [] : [...open, stage]
    if (stage.nights > 0) done = days
  }
  /**
   * The first way, or the one by night if that saves nights on the way and half of the hours by day. Without a first day
   * its trains must run every day.
   */
  const usualWay = (ways: readonly LaidWay[]): FoundWay | undefined => {
    const [first] = ways
    const byNight = ways.find(({ way }) => way.names.includes('by-night'))
    if (!first || !byNight || !(date || runsEveryDay(byNight.way))) return first?.way
    if (byNight.way.dayMinutes * 2 > first.way.dayMinutes) return first.way
    if (byNight.days.some(({ legs }) => legs.some(({ runs }) => runs === false))) return first.way
    return stopoversOf(byNight.days).length < stopoversOf(first.days).length ? byNight.way : first.way
  }
  for (const [place, { station, nights, way }] of targets.entries()) {
    const start = place === 0 ? from : (targets[place - 1]?.station ?? from)
    if (!start) {
      add({ to: station, nights })
      continue
    }
    const leaves = nextOffset(days)
    const before = stages.at(-1)
    const isFromStation = before?.place === place - 1 && before.nights === 0
    const ways = waysBetween(isFromStation ? before.arrivesAt : start, station, {
      nightTrains,
      date: date && addDays(date, leaves),
      isFromStation,
    })
    const requestedWay = way && ways.find(({ names }) => names.includes(way))
    const laid = ways.map((way): LaidWay => ({ way, days: daysWith({ way, to: station, nights: 0 }) }))
    const chosen = requestedWay ?? usualWay(laid)
    const steps = chosen?.legs.map(({ ride, transfer }) => ride ?? transfer) ?? []
    const [first] = steps
    const legsBefore = days.flatMap(({ legs }) => legs).length
    const stopoversBefore = stopoversOf(days).length
    const timeBefore = timeOnTheWay(days)
    add({ ...(chosen ? { way: chosen } : {}), to: station, nights })
    stages.push({
      from: start,
      to: station,
      leavesFrom: first?.from ?? start,
      arrivesAt: steps.at(-1)?.to ?? station,
      place,
      isHome: place === stops.length,
      nights,
      ways,
      times: laid.map(({ days }) => timeSince(timeBefore, days)),
      chosen,
      missing: way && !requestedWay ? way : undefined,
      leaves,
      arrives: chosen ? (days.at(-1)?.offset ?? leaves) : leaves,
      legs: days.flatMap(({ legs }) => legs).slice(legsBefore),
      stopovers: stopoversOf(days).slice(stopoversBefore),
    })
  }
  return { stages, days }
}

/** A way, and the days of the trip if it is chosen. */
interface LaidWay {
  readonly way: FoundWay
  readonly days: readonly TripDay[]
}

/** The time that was added to an earlier one. */
function timeSince(before: TimeOnTheWay, days: readonly TripDay[]): TimeOnTheWay {
  const { dayMinutes, nightsOnBoard } = timeOnTheWay(days)
  return {
    dayMinutes: dayMinutes - before.dayMinutes,
    nightsOnBoard: nightsOnBoard - before.nightsOnBoard,
  }
}

/** The number of days from the first day to the one on which the next stage begins. */
export function nextOffset(days: readonly TripDay[]): number {
  const last = days.at(-1)
  if (!last) return 0
  const { offset, night } = last
  if (night === undefined) return offset
  return offset + (typeof night === 'object' ? night.nights : 1)
}

const runsEveryDay = ({ legs }: FoundWay): boolean =>
  legs.every(({ ride }) => !ride?.line.season && !ride?.line.runs)

const stopoversOf = (days: readonly TripDay[]): Stopover[] =>
  days.flatMap(({ night }) =>
    typeof night === 'object' && !night.isStop ? [{ station: night.station, reason: night.reason }] : [],
  )

/** A day of a trip as a date, if the first day is known. */
export const dayOf = (first: IsoDay | undefined, offset: number): IsoDay | undefined =>
  first === undefined ? undefined : addDays(first, offset)
