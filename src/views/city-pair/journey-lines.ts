import type { FoundWay } from '../../shared/trip/find-ways.ts'

interface JourneyLine {
  readonly id: 'best' | 'night'
  readonly colour: 'pink' | 'pine'
  readonly stations: readonly string[]
  readonly way: FoundWay
}

/** The stations where one boards or leaves, in order, each once. */
export const stopsOfWay = (way: FoundWay): string[] => [
  ...new Set(way.legs.map(leg => leg.ride ?? leg.transfer).flatMap(({ from, to }) => [from, to])),
]

/** The way by night that a journey's map shows beside the best one. */
const nightWay = ([best, ...others]: readonly FoundWay[]): FoundWay | undefined =>
  others.find(way => way !== best && way.names.includes('by-night'))

/** What the map of a journey shows: the best way as a line, and a way by night beside it as another. */
export function journeyLines(ways: readonly FoundWay[]): {
  readonly lines: readonly JourneyLine[]
  readonly emphasis: readonly string[]
} {
  const [best] = ways
  const night = nightWay(ways)
  const stops = best ? stopsOfWay(best) : []
  return {
    lines: [
      ...(best ? [{ id: 'best', colour: 'pink', stations: stops, way: best } as const] : []),
      ...(night ? [{ id: 'night', colour: 'pine', stations: stopsOfWay(night), way: night } as const] : []),
    ],
    emphasis: [...stops.slice(0, 1), ...stops.slice(-1)],
  }
}
