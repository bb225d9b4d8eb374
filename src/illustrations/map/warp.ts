import type { Point } from './model.ts'

/** Moves a point of the ground. */
export type Warp = (point: Point) => Point

/** How far the ground around a station goes with it, in units. */
const reach = 42
/** The ground stays where no station is near. */
const rest = 0.08

/**
 * Moves the ground as stations were moved, after `first`: what lies near one goes with it, so that a town by the sea stays
 * by the sea.
 */
export function warpBetween(before: readonly Point[], after: readonly Point[], first: Warp): Warp {
  const moves = before.flatMap((from, index) => {
    const to = after[index]
    return to ? [{ from, dx: to.x - from.x, dy: to.y - from.y }] : []
  })
  return point => {
    const { x, y } = first(point)
    let [dx, dy, sum] = [0, 0, rest]
    for (const { from, ...move } of moves) {
      const weight = Math.exp(-((x - from.x) ** 2 + (y - from.y) ** 2) / (2 * reach * reach))
      dx += move.dx * weight
      dy += move.dy * weight
      sum += weight
    }
    return { x: x + dx / sum, y: y + dy / sum }
  }
}
