import type { Leg, Way } from './way.ts'

/** A part of a way: a night train, or everything between night trains. */
export interface Segment {
  readonly isNight: boolean
  readonly legs: readonly Leg[]
  /** Including changes and transfers. */
  readonly minutes: number
  /** The stations where passengers change trains. */
  readonly changes: readonly string[]
}

/** Splits a way before and after each night train. A transfer from or to one belongs to the day. */
export function segmentsOf({ legs }: Pick<Way, 'legs'>): Segment[] {
  const parts: Leg[][] = []
  let isOpen = false
  for (const leg of legs) {
    const isNight = leg.ride?.isNight === true
    if (isOpen && !isNight) parts.at(-1)?.push(leg)
    else parts.push([leg])
    isOpen = !isNight
  }
  return parts.map(segmentOf)
}

function segmentOf(legs: readonly Leg[]): Segment {
  const rides = legs.flatMap(({ ride }) => ride ?? [])
  return {
    isNight: rides.some(({ isNight }) => isNight),
    legs,
    minutes: legs.reduce(
      (sum, leg) => sum + (leg.ride ? leg.change + leg.ride.minutes : leg.transfer.minutes),
      0,
    ),
    changes: rides.slice(1).map(({ from }) => from),
  }
}
