import type { Leg } from './way.ts'

/** A part of a way: a night on board, or everything between such nights. */
export interface Segment<SegmentLeg extends Leg = Leg> {
  /** Whether it is a night train or an overnight ferry. */
  readonly isNight: boolean
  readonly legs: readonly SegmentLeg[]
  /** By day including changes and transfers, also the change to the night on board after it. */
  readonly minutes: number
  /** The stations where passengers change trains. */
  readonly changes: readonly string[]
}

/** Splits a way before and after each night on board. A transfer from or to its station belongs to the day. */
export function segmentsOf<SegmentLeg extends Leg>({
  legs,
}: {
  readonly legs: readonly SegmentLeg[]
}): Segment<SegmentLeg>[] {
  const parts: SegmentLeg[][] = []
  let isOpen = false
  for (const leg of legs) {
    const isNight = leg.ride?.isOvernight === true
    if (isOpen && !isNight) parts.at(-1)?.push(leg)
    else parts.push([leg])
    isOpen = !isNight
  }
  return parts.map((legs, index) => segmentOf(legs, parts[index + 1]?.[0]))
}

function segmentOf<SegmentLeg extends Leg>(
  legs: readonly SegmentLeg[],
  next: SegmentLeg | undefined,
): Segment<SegmentLeg> {
  const rides = legs.flatMap(({ ride }) => ride ?? [])
  const isNight = rides.some(ride => ride.isOvernight)
  const minutesOf = (leg: Leg) => (leg.ride ? leg.change + leg.ride.minutes : leg.transfer.minutes)
  const changeToNight = isNight ? 0 : (next?.change ?? 0)
  return {
    isNight,
    legs,
    minutes: isNight
      ? rides.reduce((sum, { minutes }) => sum + minutes, 0)
      : legs.reduce((sum, leg) => sum + minutesOf(leg), changeToNight),
    changes: rides.slice(1).map(({ from }) => from),
  }
}
