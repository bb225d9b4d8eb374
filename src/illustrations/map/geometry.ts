import type { Box, Point } from './model.ts'

/** Whether two boxes come closer than `gap`. */
export function overlaps(a: Box, b: Box, gap = 0): boolean {
  return a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap
}

/** Whether `inner` lies wholly within `outer`. */
export function contains(outer: Box, inner: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.right <= outer.right &&
    inner.bottom <= outer.bottom
  )
}

/** A box grown by `by` on every side. */
export function grow(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by }
}

/** The shortest distance from a point to a box; 0 within it. */
export function distanceTo(box: Box, { x, y }: Point): number {
  const across = Math.max(box.left - x, 0, x - box.right)
  const along = Math.max(box.top - y, 0, y - box.bottom)
  // A map needs this so often that `Math.hypot`, which is slower since it avoids overflow, would show in its time.
  return Math.sqrt(across * across + along * along)
}

/**
 * The length of the straight line from `a` to `b` within the box, in units (Liang and Barsky's clipping). A map needs this
 * millions of times, so it makes no objects.
 */
export function lengthInside(box: Box, a: Point, b: Point): number {
  // Most lines are far away.
  if ((a.x < box.left && b.x < box.left) || (a.x > box.right && b.x > box.right)) return 0
  if ((a.y < box.top && b.y < box.top) || (a.y > box.bottom && b.y > box.bottom)) return 0
  const dx = b.x - a.x
  const dy = b.y - a.y
  // The shares of the line at which it enters and leaves the box; along an axis on which it does not move, it is inside.
  let enter = 0
  let leave = 1
  if (dx !== 0) {
    const one = (box.left - a.x) / dx
    const other = (box.right - a.x) / dx
    enter = Math.max(enter, Math.min(one, other))
    leave = Math.min(leave, Math.max(one, other))
  }
  if (dy !== 0) {
    const one = (box.top - a.y) / dy
    const other = (box.bottom - a.y) / dy
    enter = Math.max(enter, Math.min(one, other))
    leave = Math.min(leave, Math.max(one, other))
  }
  return enter < leave ? (leave - enter) * Math.hypot(dx, dy) : 0
}

const side = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
/** Whether the straight line from `a` to `b` crosses that from `c` to `d`. */
export const cross = (a: Point, b: Point, c: Point, d: Point) =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0

/** The distance between two points. */
export const distanceBetween = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
