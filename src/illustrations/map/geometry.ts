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

/** The length of the straight line from `a` to `b` within the box, in units (Liang and Barsky's clipping). */
export function lengthInside(box: Box, a: Point, b: Point): number {
  // Most lines are far away.
  if (Math.max(a.x, b.x) < box.left || Math.min(a.x, b.x) > box.right) return 0
  if (Math.max(a.y, b.y) < box.top || Math.min(a.y, b.y) > box.bottom) return 0
  const dx = b.x - a.x
  const dy = b.y - a.y
  let enter = 0
  let leave = 1
  for (const [step, room] of [
    [-dx, a.x - box.left],
    [dx, box.right - a.x],
    [-dy, a.y - box.top],
    [dy, box.bottom - a.y],
  ] as const) {
    if (step === 0 && room < 0) return 0
    if (step < 0) enter = Math.max(enter, room / step)
    if (step > 0) leave = Math.min(leave, room / step)
  }
  return enter < leave ? (leave - enter) * Math.hypot(dx, dy) : 0
}

const side = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
/** Whether the straight line from `a` to `b` crosses that from `c` to `d`. */
export const cross = (a: Point, b: Point, c: Point, d: Point) =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0

/** The distance between two points. */
export const distanceBetween = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
