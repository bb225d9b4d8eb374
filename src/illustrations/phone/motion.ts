/** How far a moment is through a stretch of time, from 0 to 1. `progressBetween(.5, .4, .8) // => 0.25` */
export function progressBetween(moment: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (moment - from) / (to - from)))
}

/** Starts slowly and stops softly, as a train does: from 0 to 1, for 0 to 1. */
export const easeInOut = (share: number) => share * share * (3 - 2 * share)

/** The value at a share of the way between two values. */
export const interpolate = (from: number, to: number, share: number) => from + (to - from) * share

/** The beginning of a text that has been typed after a share of the time for all of it. */
export const typed = (text: string, share: number) => text.slice(0, Math.round(text.length * share))
