import type { Ride } from './graph.ts'

/** Whether no bus and no ferry is among some legs. Transfers within a city do not count. */
export const isByTrain = (legs: readonly { readonly ride?: Ride }[]): boolean =>
  legs.every(({ ride }) => !ride || ride.line.mode === 'train')
