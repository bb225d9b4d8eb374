import type { IsoDay } from '../iso-day.ts'
import { reverseMinutes } from './graph.ts'
import type { Line, Network } from './network.ts'
import { runsOn, travelDate } from './running.ts'

/** The cost of a way, calculated independently of the code under test. */
export interface Cost {
  readonly minutes: number
  readonly dayMinutes: number
  readonly busMinutes: number
  readonly changes: number
  readonly nights: number
  readonly reservations: number
}

interface Step {
  readonly from: string
  readonly to: string
  readonly minutes: number
  readonly line?: Line
}

interface Bounds {
  readonly date?: IsoDay | undefined
  readonly mostSteps?: number
}

/** Every way from a station to one of others that visits no station twice. It is slow and simple. */
export function everyWay(network: Network, from: string, to: readonly string[], bounds: Bounds = {}): Cost[] {
  const { date, mostSteps = Infinity } = bounds
  const steps: Step[] = [
    ...network.lines.flatMap(line => {
      const there = { from: line.from, to: line.to, minutes: line.minutes, line }
      return line.oneWay
        ? [there]
        : [there, { ...there, from: line.to, to: line.from, minutes: reverseMinutes(line) }]
    }),
    ...network.transfers.flatMap(({ from, to, minutes }) => [
      { from, to, minutes },
      { from: to, to: from, minutes },
    ]),
  ]
  const found: Cost[] = []
  const extend = (path: readonly Step[], at: string) => {
    if (to.includes(at)) {
      const cost = costOf(path, network, date)
      if (cost) found.push(cost)
      return
    }
    if (path.length >= mostSteps) return
    for (const step of steps)
      if (step.from === at && step.to !== from && path.every(before => before.to !== step.to))
        extend([...path, step], step.to)
  }
  extend([], from)
  return found
}

/** `undefined` if a connection of the way does not leave on its day. */
function costOf(path: readonly Step[], network: Network, date: IsoDay | undefined): Cost | undefined {
  let [minutes, dayMinutes, busMinutes, rides, nights, reservations] = [0, 0, 0, 0, 0, 0]
  for (const step of path) {
    const today = date === undefined ? undefined : travelDate(date, nights)
    if (step.line && today && !runsOn(step.line, today)) return undefined
    const change = step.line && rides > 0 ? (network.changes[step.from] ?? 30) : 0
    minutes += change + step.minutes
    dayMinutes += change + (step.line?.night ? 0 : step.minutes)
    if (!step.line) continue
    if (step.line.mode === 'bus') busMinutes += step.minutes
    rides += 1
    const seats = step.line.trains.map(id => network.trains[id]?.seat ?? 'unknown')
    const month = Number(today?.monthDay.slice(0, 2) ?? 0)
    if (seats.includes('compulsory') || seats.includes('own-ticket')) reservations += 1
    else if (seats.includes('summer')) reservations += month >= 6 && month <= 8 ? 1 : 0
    else if (!seats.includes('optional'))
      reservations += seats.length === 0 || seats.includes('unknown') ? 1 : 0
    nights += step.line.night ? 1 : 0
  }
  return { minutes, dayMinutes, busMinutes, changes: Math.max(0, rides - 1), nights, reservations }
}

/** Whether one list of numbers is before another in lexicographic order. */
export function isLess(one: readonly number[], other: readonly number[]): boolean {
  const index = one.findIndex((value, at) => value !== other[at])
  return index >= 0 && (one[index] ?? 0) < (other[index] ?? 0)
}
