import type { Point } from './model.ts'

/** Moves a point of the ground. */
export type Warp = (point: Point) => Point

/** The standard deviation of a station's influence on the ground around it, in drawing units. */
const reach = 42
/** The weight of no movement, so that ground far from any station stays where it is. */
const rest = 0.08

/**
 * Applies `first`, and then moves the ground with the stations that were moved, so that a town by the sea stays by the
 * sea.
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
