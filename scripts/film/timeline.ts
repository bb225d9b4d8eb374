import { steps } from '../../src/illustrations/phone/screens.ts'

/** All times are in seconds. */
export const timeline = {
  framesPerSecond: 25,
  /** The train comes in before the first step. */
  opening: 1.2,
  /** Each step: the train goes to its stop, the step is done, and its end stands still. */
  travel: 0.7,
  action: 4,
  rest: 0.6,
  /** The train leaves after the last step. */
  closing: 1.6,
} as const

export const stepLength = timeline.travel + timeline.action + timeline.rest

/** When a step begins. */
export const stepStart = (index: number) => timeline.opening + index * stepLength

export const filmLength = stepStart(steps.length) + timeline.closing
