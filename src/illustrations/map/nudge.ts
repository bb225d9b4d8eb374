import type { Box, Point } from './model.ts'

/** A ring that must not overlap another. */
export interface Ring {
  readonly at: Point
  readonly radius: number
}

const paperBetween = 4
const rounds = 24

/**
 * Moves overlapping rings apart, each as little as possible, and keeps them within the frame. Two cities an hour apart
 * remain two stops, a few units from their true positions.
 *
 * @param between the distance between two rings, where it is to be more than needed to tell them apart.
 */
export function nudgeApart<R extends Ring>(
  rings: readonly R[],
  frame: Box,
  between: (one: R, other: R) => number = () => paperBetween,
): R[] {
  const places = rings.map(({ at }) => ({ ...at }))
  for (let round = 0; round < rounds; round += 1) {
    let moved = false
    places.forEach((a, i) => {
      for (let j = i + 1; j < places.length; j += 1) {
        const b = places[j]
        const [one, other] = [rings[i], rings[j]]
        if (!b || !one || !other) continue
        const reach = one.radius + other.radius + Math.max(paperBetween, between(one, other))
        if (Math.hypot(b.x - a.x, b.y - a.y) < reach - 0.1) {
          pushApart(a, b, reach)
          moved = true
        }
      }
    })
    for (const [index, place] of places.entries()) keepWithin(place, frame, rings[index]?.radius ?? 0)
    if (!moved) break
  }
  return rings.map((ring, index) => ({ ...ring, at: places[index] ?? ring.at }))
}

function pushApart(a: { x: number; y: number }, b: { x: number; y: number }, reach: number): void {
  const distance = Math.hypot(b.x - a.x, b.y - a.y)
  // Two stations of one city are in the same place: one goes left, the other right.
  const towards = distance > 0.01 ? { x: (b.x - a.x) / distance, y: (b.y - a.y) / distance } : { x: 1, y: 0 }
  const push = (reach - distance) / 2
  a.x -= towards.x * push
  a.y -= towards.y * push
  b.x += towards.x * push
  b.y += towards.y * push
}

function keepWithin(place: { x: number; y: number }, frame: Box, radius: number): void {
  place.x = Math.min(frame.right - radius, Math.max(frame.left + radius, place.x))
  place.y = Math.min(frame.bottom - radius, Math.max(frame.top + radius, place.y))
}
