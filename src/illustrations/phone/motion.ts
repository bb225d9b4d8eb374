/** How far a moment is through a stretch of time, from 0 to 1. `during(.5, .4, .8) // => 0.25` */
export function during(moment: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (moment - from) / (to - from)))
}

/** Leaves slowly and stops softly, as a train does: 0 to 1 in, 0 to 1 out. */
export const rail = (share: number) => share * share * (3 - 2 * share)

/** The value a share of the way between two. */
export const between = (from: number, to: number, share: number) => from + (to - from) * share

/** What has been typed of a text, after a share of the time that typing takes. */
export const typed = (text: string, share: number) => text.slice(0, Math.round(text.length * share))
