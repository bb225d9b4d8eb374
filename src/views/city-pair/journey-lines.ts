import type { FoundWay } from '../../shared/trip/find-ways.ts'
import type { TravelMode } from '../../shared/trip/travel-modes.ts'
import type { Leg } from '../../shared/trip/way.ts'

interface JourneyLine {
  readonly id: string
  readonly colour: 'pink' | 'pine'
  readonly stations: readonly string[]
  readonly way: FoundWay
  /** Whether it is a part by ferry or bus, which maps draw dotted. */
  readonly dotted: boolean
  /** The ferries and buses of such a part. */
  readonly modes: readonly TravelMode[]
}

/** The stations where one boards or leaves, in order, each once. */
export const stopsOfWay = ({ legs }: { readonly legs: readonly Leg[] }): string[] => [
  ...new Set(legs.map(leg => leg.ride ?? leg.transfer).flatMap(({ from, to }) => [from, to])),
]

/** The way by night that a journey's map shows beside the best one. */
const nightWay = ([best, ...others]: readonly FoundWay[]): FoundWay | undefined =>
  others.find(way => way !== best && way.names.includes('by-night'))

/** What the map of a journey shows: the best way, and a way by night beside it in another colour. */
export function journeyLines(ways: readonly FoundWay[]): {
  readonly lines: readonly JourneyLine[]
  readonly emphasis: readonly string[]
} {
  const [best] = ways
  const night = nightWay(ways)
  const stops = best ? stopsOfWay(best) : []
  return {
    lines: [
      ...(best ? linesOf(best, 'best', 'pink') : []),
      ...(night ? linesOf(night, 'night', 'pine') : []),
    ],
    emphasis: [...stops.slice(0, 1), ...stops.slice(-1)],
  }
}

/** A way as one line, or as several where it leaves the rails and returns to them. */
function linesOf(way: FoundWay, id: string, colour: JourneyLine['colour']): JourneyLine[] {
  const parts: { readonly legs: Leg[]; readonly dotted: boolean }[] = []
  for (const [at, leg] of way.legs.entries()) {
    const dotted = isOffRails(way.legs, at)
    const part = parts.at(-1)
    if (part?.dotted === dotted) part.legs.push(leg)
    else parts.push({ legs: [leg], dotted })
  }
  return parts.map(({ legs, dotted }, at) => ({
    id: `${id}-${at}`,
    colour,
    stations: stopsOfWay({ legs }),
    way,
    dotted,
    modes: [...new Set(legs.flatMap(({ ride }) => (ride && dotted ? [ride.line.mode] : [])))],
  }))
}

/** Whether a leg is by ferry or bus, or a walk from or to one. */
function isOffRails(legs: readonly Leg[], at: number): boolean {
  const isOther = (leg: Leg | undefined) => leg?.ride !== undefined && leg.ride.line.mode !== 'train'
  return legs[at]?.transfer ? isOther(legs[at - 1]) || isOther(legs[at + 1]) : isOther(legs[at])
}
