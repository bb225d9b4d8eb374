import type { Graph, Ride } from './graph.ts'
import type { TravelMode } from './travel-modes.ts'

interface DirectJourney {
  readonly from: string
  readonly to: string
  readonly mode?: TravelMode
  readonly isNight: boolean
}

/** The fastest direct ride between two stations; `undefined` if the network has none. */
export function directRide(graph: Graph, { from, to, mode, isNight }: DirectJourney): Ride | undefined {
  return graph
    .ridesFrom(from)
    .filter(ride => ride.to === to && ride.isNight === isNight && (!mode || ride.line.mode === mode))
    .toSorted((one, other) => one.minutes - other.minutes)[0]
}
