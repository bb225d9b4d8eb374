/** The phase of a pull, which decides the hint. */
export type Phase = 'pull' | 'release' | 'refreshing'

/** Pixels of movement from which a touch counts as a pull, and from which letting go reloads the page. */
const start = 12
export const far = 96

/** The phase for a finger's movement; none if it scrolls or moves sideways. */
export function phaseOf(down: number, aside: number): Phase | undefined {
  if (down < start || Math.abs(aside) > down) return undefined
  return down < far ? 'pull' : 'release'
}
