import { contains, cross, distanceTo, grow, lengthInside, overlaps } from './geometry.ts'
import type { Box, Point } from './model.ts'
import { widestRow, wrapVariants } from './wrap.ts'

/** Type sizes of a name, in drawing units; `map.css` says the same. */
export const labelSize = { normal: 16, big: 18 } as const

/** A stop whose name is to be placed. */
export interface Stop {
  readonly id: string
  readonly name: string
  readonly at: Point
  readonly radius: number
  /** A change, a night or the start: a big ring and a big name. */
  readonly isBig: boolean
  /** Names of stops with a higher rank are placed first. */
  readonly rank: number
}

/** A placed name: its rows, the start of the first baseline, and the bounding box. */
export interface Label {
  readonly stop: Stop
  readonly rows: readonly string[]
  readonly box: Box
  readonly baseline: Point
  /** A leader line from the ring to a name at some distance. */
  readonly leader?: readonly [Point, Point] | undefined
}

/** The frame that labels stay within, and the lines that they avoid where they can. */
export interface Surroundings {
  readonly frame: Box
  readonly segments: readonly (readonly [Point, Point])[]
  /** Whether names stand in one row beside their rings, without leaders. */
  readonly isPlain?: boolean | undefined
  /** What else no name and no leader may touch. */
  readonly blocked?: readonly Box[] | undefined
}

/** A possible place of a name. The candidate with the lowest cost is the best. */
export interface Candidate extends Label {
  /** Whether it lies on a line. */
  readonly isOnLine: boolean
  readonly cost: number
}

interface Position {
  readonly dx: number
  readonly dy: number
  readonly away?: number
  readonly cost: number
}

const halfLine = 4
/** A name this far from its ring has a leader. */
const leaderFrom = 10
/** Within this distance beside another ring, a name is read as that ring's. */
const besideGap = 16
/** The minimum distance between a name and a ring. */
const ringGap = 2

/**
 * Positions beside a stop: to the right (1) or left (-1) of it, below (1) or above (-1), the extra distance, and the
 * penalty.
 */
const beside: readonly Position[] = [
  { dx: 1, dy: 0, cost: 0 },
  { dx: 1, dy: -0.5, cost: 2 },
  { dx: 1, dy: 0.5, cost: 2 },
  { dx: -1, dy: 0, cost: 3 },
  { dx: -1, dy: -0.5, cost: 5 },
  { dx: -1, dy: 0.5, cost: 5 },
  { dx: 1, dy: -1, cost: 4 },
  { dx: 1, dy: 1, cost: 4 },
  { dx: -1, dy: -1, cost: 6 },
  { dx: -1, dy: 1, cost: 6 },
  { dx: 0, dy: -1, cost: 4 },
  { dx: 0, dy: 1, cost: 4 },
  { dx: 0.5, dy: -1, cost: 5 },
  { dx: 0.5, dy: 1, cost: 5 },
  { dx: -0.5, dy: -1, cost: 6 },
  { dx: -0.5, dy: 1, cost: 6 },
  { dx: 0.8, dy: -1, cost: 6 },
  { dx: 0.8, dy: 1, cost: 6 },
  { dx: -0.8, dy: -1, cost: 7 },
  { dx: -0.8, dy: 1, cost: 7 },
]

const near: readonly Position[] = [
  ...beside,
  ...beside
    .filter(({ dx, dy }) => Math.abs(dx) === 1 || dy !== 0)
    .map(one => ({ ...one, away: 5, cost: one.cost + 5 })),
]
const far: readonly Position[] = [12, 20, 30, 44].flatMap(away =>
  beside.map(one => ({ ...one, away, cost: one.cost + 14 + away })),
)
/** With this many clear candidates near the ring, none at a distance is tried. */
const enough = 6

/** The candidates for a stop's name, best first. */
export function candidates(stop: Stop, stops: readonly Stop[], surroundings: Surroundings): Candidate[] {
  const others = stops.filter(other => other !== stop)
  const found = placesOf(stop, others, near, surroundings)
  if (!surroundings.isPlain && found.filter(({ isOnLine }) => !isOnLine).length < enough)
    found.push(...placesOf(stop, others, far, surroundings))
  return found.sort((a, b) => a.cost - b.cost)
}

/** Whether there is a place for a stop's name beside the lines, if the other names leave it free. */
export const hasClearPlace = (stop: Stop, stops: readonly Stop[], surroundings: Surroundings): boolean =>
  candidates(stop, stops, surroundings).some(({ isOnLine }) => !isOnLine)

/** The possible places of a name at some positions. A map tries millions, so a place is made only if it is possible. */
function placesOf(
  stop: Stop,
  others: readonly Stop[],
  positions: readonly Position[],
  { frame, segments, isPlain, blocked = [] }: Surroundings,
): Candidate[] {
  const ways = shapesOf(stop.name, sizeOf(stop))
  const shapes = isPlain ? ways.slice(0, 1) : ways
  const zone = zoneOf(stop, shapes, positions)
  const farthest = zone.reach + besideGap
  const stopsNear = others.filter(({ at, radius }) => distanceTo(zone.box, at) - radius <= farthest)
  const segmentsNear = segments.filter(segment => isNear(zone.box, segment))
  const found: Candidate[] = []
  for (const shape of shapes)
    for (const position of positions) {
      const box = boxAt(stop, shape, position, frame)
      if (!contains(frame, box)) continue
      const reach = distanceTo(box, stop.at) - stop.radius
      if (reach < ringGap || !isClear(box, stop, reach, stopsNear, isPlain)) continue
      const leader = reach < leaderFrom ? undefined : leaderTo(box, stop)
      if (leader && !isLeaderClear(leader, stopsNear)) continue
      if (blocked.some(other => overlaps(box, other, 1) || (leader && lengthInside(other, ...leader) > 0)))
        continue
      const hidden = hiddenBy(box, segmentsNear)
      found.push({
        stop,
        rows: shape.rows,
        box,
        baseline: { x: box.left, y: box.top + sizeOf(stop) * 0.8 },
        ...(leader ? { leader } : {}),
        isOnLine: hidden > 0,
        cost:
          position.cost +
          (shape.rows.length - 1) * 7 +
          hidden * 3 +
          ambiguity(box, leader, reach, stopsNear, segmentsNear),
      })
    }
  return found
}

/**
 * The box that contains every place of a name with its leader, and how far the name may be from its ring: what is farther
 * away than that from the box affects none of the places. A map weighs thousands of layouts, so this is looked up once.
 */
function zoneOf(
  { at, radius }: Stop,
  shapes: readonly Shape[],
  positions: readonly Position[],
): { readonly box: Box; readonly reach: number } {
  const reach = 2 * gapAt(radius) + Math.max(...positions.map(({ away = 0 }) => away))
  const across = reach + Math.max(...shapes.map(({ width }) => width))
  const down = reach + Math.max(...shapes.map(({ rows }) => rows.length)) * rowHeight(labelSize.big)
  return {
    box: { left: at.x - across, right: at.x + across, top: at.y - down, bottom: at.y + down },
    reach,
  }
}

/** Whether a segment may lie within a box or the width of a line from it. */
const isNear = ({ left, right, top, bottom }: Box, [a, b]: readonly [Point, Point]) =>
  Math.max(a.x, b.x) >= left - halfLine &&
  Math.min(a.x, b.x) <= right + halfLine &&
  Math.max(a.y, b.y) >= top - halfLine &&
  Math.min(a.y, b.y) <= bottom + halfLine

/** From the middle of a ring to a name beside it. */
const gapAt = (radius: number) => radius + 4

const sizeOf = ({ isBig }: Stop) => (isBig ? labelSize.big : labelSize.normal)

/** The height of one row. */
export const rowHeight = (size: number): number => Math.round(size * 1.06)

/** A name split into rows, and the width of the widest row. */
interface Shape {
  readonly rows: readonly string[]
  readonly width: number
}

const shapes = new Map<string, readonly Shape[]>()

/** The ways to split a name into rows, measured once, since a map tries many layouts. */
function shapesOf(name: string, size: number): readonly Shape[] {
  const key = `${size} ${name}`
  const found =
    shapes.get(key) ?? wrapVariants(name, size, 3).map(rows => ({ rows, width: widestRow(rows, size) }))
  shapes.set(key, found)
  return found
}

/** The box of a name at a position beside its stop. */
function boxAt(stop: Stop, { rows, width }: Shape, { dx, dy, away = 0 }: Position, frame: Box): Box {
  const size = sizeOf(stop)
  const height = size + (rows.length - 1) * rowHeight(size)
  // Beside the ring the gap is full; at a corner the ring curves away.
  const gap = gapAt(stop.radius)
  const isAside = Math.abs(dx) === 1
  const aside = (Math.abs(dy) < 1 ? gap : isAside ? gap * 0.6 : 0) + (isAside ? away : 0)
  const above = (isAside ? gap * 0.5 : gap - 2) + (isAside && Math.abs(dy) < 1 ? 0 : away)
  const wanted = stop.at.x + dx * aside - (width * (1 - dx)) / 2
  // Above or below its stop, a name may be shifted sideways to stay within the frame.
  const left = isAside ? wanted : Math.max(frame.left, Math.min(wanted, frame.right - width))
  const top = stop.at.y + dy * above - (height * (1 - dy)) / 2
  return { left, top, right: left + width, bottom: top + height }
}

/** The leader line from the edge of a ring to the nearest point of a box. */
function leaderTo(box: Box, { at, radius }: Stop): readonly [Point, Point] {
  const inner = { left: box.left - 2, right: box.right + 2, top: box.top + 1, bottom: box.bottom - 1 }
  const end = {
    x: Math.max(inner.left, Math.min(at.x, inner.right)),
    y: Math.max(inner.top, Math.min(at.y, inner.bottom)),
  }
  const long = Math.hypot(end.x - at.x, end.y - at.y)
  const start = { x: at.x + ((end.x - at.x) / long) * radius, y: at.y + ((end.y - at.y) / long) * radius }
  return [start, end]
}

const isLeaderClear = ([a, b]: readonly [Point, Point], others: readonly Stop[]) =>
  others.every(
    ({ at, radius }) =>
      lengthInside(grow({ left: at.x, right: at.x, top: at.y, bottom: at.y }, radius + 3), a, b) === 0,
  )

/**
 * Whether a name touches no other stop and is nearer to its own, so that it is not read as the other's. On a plain map,
 * whose stations cannot be moved apart, it may be about as near to another, and a big name nearer to a small stop.
 *
 * @param reach the distance of the name from its own stop
 */
function isClear(box: Box, own: Stop, reach: number, others: readonly Stop[], isPlain = false): boolean {
  for (const { at, radius, isBig } of others) {
    const apart = distanceTo(box, at) - radius
    const isFarEnough = isPlain
      ? apart >= 1 && ((own.isBig && !isBig) || apart >= reach - 1.5)
      : apart >= ringGap && apart > reach
    if (!isFarEnough) return false
  }
  return true
}

/** The length of the lines that the letters of a name would hide. Letters do not fill the whole height of their rows. */
function hiddenBy({ left, top, right, bottom }: Box, segments: Surroundings['segments']): number {
  const room = grow({ left, right, top: top + 2, bottom: bottom - 3 }, halfLine)
  let sum = 0
  for (const segment of segments) sum += lengthInside(room, segment[0], segment[1])
  return sum
}

/** Whether a name is directly to the right or left of a stop, where readers expect that stop's own name. */
const isBeside = (box: Box, { at, radius }: Stop) =>
  at.y > box.top && at.y < box.bottom && distanceTo(box, at) - radius < besideGap

/**
 * A penalty for a name that could be read as another stop's, or for a leader that could be read as part of a line.
 *
 * @param reach the distance of the name from its own stop
 */
function ambiguity(
  box: Box,
  leader: Label['leader'],
  reach: number,
  others: readonly Stop[],
  segments: Surroundings['segments'],
): number {
  let sum = 0
  for (const other of others) {
    if (distanceTo(box, other.at) - other.radius < reach + 5) sum += 5
    if (isBeside(box, other)) sum += 6
  }
  if (leader) for (const [a, b] of segments) if (cross(leader[0], leader[1], a, b)) sum += 25
  return sum
}
