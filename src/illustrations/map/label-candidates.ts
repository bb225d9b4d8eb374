import { contains, distanceTo, grow, lengthInside } from './geometry.ts'
import type { Box, Point } from './model.ts'
import { textWidth } from './text-width.ts'

/** The type sizes of names, in drawing units; `map.css` has the same. */
export const labelSize = { normal: 17, big: 21 } as const

/** A stop to be named. */
export interface Stop {
  readonly id: string
  readonly name: string
  readonly at: Point
  readonly radius: number
  /** For a change, a night or the start: a big ring and a big name. */
  readonly isBig: boolean
  /** Stops of a higher rank are placed first. */
  readonly rank: number
}

/** The place of a name: the start of its baseline, and its box. */
export interface Label {
  readonly stop: Stop
  readonly box: Box
  readonly baseline: Point
}

/** The frame that labels must stay within, and the lines that they avoid where they can. */
export interface Surroundings {
  readonly frame: Box
  readonly segments: readonly (readonly [Point, Point])[]
}

/** A possible place of a name; the lower its cost, the better. */
export interface Candidate extends Label {
  readonly cost: number
}

interface Position {
  readonly dx: number
  readonly dy: number
  readonly away?: number
  readonly cost: number
}

const halfLine = 4

/**
 * Directions from a stop to its name: to the right (1) or left (-1), below (1) or above (-1), how much further away
 * than needed, and the cost.
 */
const positions: readonly Position[] = [
  { dx: 1, dy: 0, cost: 0 },
  { dx: 1, dy: -0.5, cost: 3 },
  { dx: 1, dy: 0.5, cost: 3 },
  { dx: -1, dy: 0, cost: 4 },
  { dx: -1, dy: -0.5, cost: 6 },
  { dx: -1, dy: 0.5, cost: 6 },
  { dx: 1, dy: -1, cost: 5 },
  { dx: 1, dy: 1, cost: 5 },
  { dx: -1, dy: -1, cost: 7 },
  { dx: -1, dy: 1, cost: 7 },
  { dx: 0, dy: -1, cost: 6 },
  { dx: 0, dy: 1, cost: 6 },
  { dx: 0.5, dy: -1, cost: 8 },
  { dx: 0.5, dy: 1, cost: 8 },
  { dx: -0.5, dy: -1, cost: 9 },
  { dx: -0.5, dy: 1, cost: 9 },
  { dx: 1, dy: -1, away: 6, cost: 14 },
  { dx: 1, dy: 1, away: 6, cost: 14 },
  { dx: -1, dy: -1, away: 6, cost: 16 },
  { dx: -1, dy: 1, away: 6, cost: 16 },
  { dx: 0, dy: -1, away: 6, cost: 16 },
  { dx: 0, dy: 1, away: 6, cost: 16 },
  { dx: -0.5, dy: -1, away: 6, cost: 18 },
  { dx: -0.5, dy: 1, away: 6, cost: 18 },
]

/** The possible places of a name, best first. */
export function candidates(
  stop: Stop,
  stops: readonly Stop[],
  { frame, segments }: Surroundings,
): Candidate[] {
  const others = stops.filter(other => other !== stop)
  return positions
    .map(position => standBeside(stop, position, frame))
    .filter(({ box }) => contains(frame, box) && others.every(other => clearOf(box, stop, other)))
    .map(candidate => ({
      ...candidate,
      cost: candidate.cost + disturbance(candidate.box, stop, others, segments),
    }))
    .sort((a, b) => a.cost - b.cost)
}

function standBeside(stop: Stop, { dx, dy, away = 0, cost }: Position, frame: Box): Candidate {
  const height = stop.isBig ? labelSize.big : labelSize.normal
  const width = textWidth(stop.name, height)
  // Beside the ring the gap is full; diagonally, the ring curves away.
  const gap = stop.radius + 5
  const aside = Math.abs(dy) < 1 ? gap : Math.abs(dx) === 1 ? gap * 0.6 : 0
  const above = (Math.abs(dx) < 1 ? gap - 1 : gap * 0.5) + away
  const wanted = stop.at.x + dx * aside - (width * (1 - dx)) / 2
  // Above or below its stop, a name may move sideways to stay within the frame.
  const slides = Math.abs(dx) < 1
  const left = slides ? Math.max(frame.left, Math.min(wanted, frame.right - width)) : wanted
  const top = stop.at.y + dy * above - (height * (1 - dy)) / 2
  const box = { left, top, right: left + width, bottom: top + height }
  return { stop, box, baseline: { x: left, y: top + height * 0.8 }, cost }
}

/**
 * Whether a name touches no other stop and is no closer to it than to its own, since it would be read as the other's. A
 * big name is not mistaken for that of a small stop, and may be closer.
 */
function clearOf(box: Box, own: Stop, other: Stop): boolean {
  const apart = distanceTo(box, other.at) - other.radius
  const mistaken = other.isBig || !own.isBig
  return apart >= 1 && (!mistaken || apart >= distanceTo(box, own.at) - own.radius - 1.5)
}

/** How much of the lines a place covers, and how easily the name is read as another stop's. */
function disturbance(
  box: Box,
  own: Stop,
  others: readonly Stop[],
  segments: Surroundings['segments'],
): number {
  const room = grow(box, halfLine)
  const hidden = segments.reduce((sum, [a, b]) => sum + lengthInside(room, a, b), 0)
  const reach = distanceTo(box, own.at) - own.radius + 4
  const ambiguous = others.filter(other => distanceTo(box, other.at) - other.radius < reach).length
  return hidden * 1.2 + ambiguous * 6
}
