/** The phase of a pull, which decides the hint. */
export type Phase = 'pull' | 'release' | 'refreshing'

/** Pixels of movement from which a touch counts as a pull, and from which letting go reloads the page. */
const pullDistance = 12
export const releaseDistance = 96

/** The phase for a finger's movement; none if it scrolls or moves sideways. */
export function phaseOf(down: number, aside: number): Phase | undefined {
  if (down < pullDistance || Math.abs(aside) > down) return undefined
  return down < releaseDistance ? 'pull' : 'release'
}
