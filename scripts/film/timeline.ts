import { steps } from '../../src/illustrations/phone/screens.ts'

/** All times are in seconds. */
export const timeline = {
  framesPerSecond: 25,
  /** The train arrives before the first step. */
  opening: 1.2,
  /** In each step the train goes to its stop, the step is shown, and its end is held. */
  travel: 0.7,
  action: 4,
  rest: 0.6,
  /** The train leaves after the last step. */
  closing: 1.6,
} as const

export const stepLength = timeline.travel + timeline.action + timeline.rest

/** The beginning of a step. */
export const stepStart = (index: number) => timeline.opening + index * stepLength

export const filmLength = stepStart(steps.length) + timeline.closing
