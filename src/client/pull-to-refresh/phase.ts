/** How far a pull has come: what its hint says. */
export type Phase = 'pull' | 'release' | 'refreshing'

/** Pixels that a finger moves before it is a pull, and those from which letting go loads the page again. */
const start = 12
export const far = 96

/** The phase of a finger that has moved so far; none where it scrolls, or moves to the side. */
export function phaseOf(down: number, aside: number): Phase | undefined {
  if (down < start || Math.abs(aside) > down) return undefined
  return down < far ? 'pull' : 'release'
}
