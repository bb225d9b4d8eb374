import { minutesOf } from './minutes-of.ts'
import type { Line, Network, NightTimes, Transfer } from './network.ts'
import { type SeatNeed, strictest } from './seat-needs.ts'

/** A connection in one direction. */
export interface Ride {
  readonly from: string
  readonly to: string
  readonly line: Line
  readonly minutes: number
  /** Whether it is a night train. */
  readonly isNight: boolean
  /** Whether passengers sleep on board: on a night train, or on a ferry that is too long for a day. */
  readonly isOvernight: boolean
  /** A night train's times in this direction, if known. */
  readonly times?: NightTimes
  readonly seat: SeatNeed
  /** Whether a pass is valid for it. */
  readonly isOnPass: boolean
}

/** A network that is prepared for searching. */
export interface Graph {
  readonly ridesFrom: (station: string) => readonly Ride[]
  readonly transfersFrom: (station: string) => readonly Transfer[]
  readonly changeMinutesAt: (station: string) => number
  /** The stations of the city of a station, including itself. */
  readonly stationsBeside: (station: string) => readonly string[]
}

/** The minutes that a change takes by default. */
export const defaultChangeMinutes = 30

/**
 * Ferries at least this long, in minutes, arrive on the next day. The network has clock times of night trains only, so
 * when they leave is not known.
 */
const overnightFerryMinutes = 12 * 60

export function toGraph({ lines, trains, transfers, changes, cities }: Network): Graph {
  const rides = lines.flatMap(line => {
    const seat = seatOf(line, trains)
    const ride = (from: string, to: string, minutes: number, times: NightTimes | undefined): Ride => ({
      from,
      to,
      line,
      minutes,
      isNight: line.night !== undefined,
      isOvernight: line.night !== undefined || (line.mode === 'ferry' && minutes >= overnightFerryMinutes),
      ...(times ? { times } : {}),
      seat,
      isOnPass: seat !== 'own-ticket',
    })
    const there = ride(line.from, line.to, line.minutes, line.night)
    return line.oneWay ? [there] : [there, ride(line.to, line.from, reverseMinutes(line), line.night?.back)]
  })
  const ridesFrom = Map.groupBy(rides, ({ from }) => from)
  const transfersFrom = Map.groupBy(
    transfers.flatMap(transfer => [transfer, { ...transfer, from: transfer.to, to: transfer.from }]),
    ({ from }) => from,
  )
  const cityOf = new Map(cities.flatMap(city => city.map(id => [id, city] as const)))
  return {
    ridesFrom: station => ridesFrom.get(station) ?? [],
    transfersFrom: station => transfersFrom.get(station) ?? [],
    changeMinutesAt: station => changes[station] ?? defaultChangeMinutes,
    stationsBeside: station => cityOf.get(station) ?? [station],
  }
}

/** The rule about a connection's seats. A bus or a ferry needs a ticket of its own unless its trains are known. */
export function seatOf({ mode, trains: ids }: Line, trains: Network['trains']): SeatNeed {
  if (ids.length === 0 && mode !== 'train') return 'own-ticket'
  const seats = ids.map(id => trains[id]?.seat ?? 'unknown')
  return seats.includes('own-ticket') ? 'own-ticket' : strictest(seats)
}

const day = 24 * 60

/** A difference of minutes without whole days, from half a day less to half a day more. */
const withoutDays = (minutes: number) => minutes - Math.round(minutes / day) * day

/**
 * How long a connection takes the other way. A night train's clock times include the difference between time zones;
 * its minutes do not. That gives the difference, and with it the minutes of the times back.
 */
export function reverseMinutes({ minutes, night }: Line): number {
  if (!night?.back) return minutes
  const clockThere = minutesOf(night.arrives) - minutesOf(night.leaves)
  const clockBack = minutesOf(night.back.arrives) - minutesOf(night.back.leaves)
  const zones = withoutDays(clockThere - minutes)
  return minutes + withoutDays(clockBack + zones - minutes)
}
