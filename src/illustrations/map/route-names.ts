import { contains, distanceTo, grow, lengthInside, overlaps } from './geometry.ts'
import { labelSize } from './label-candidates.ts'
import type { Box, Point } from './model.ts'
import type { Ring } from './nudge.ts'
import { type PointGrid, pointGrid } from './point-grid.ts'
import { textWidth } from './text-width.ts'

type Run = readonly Point[]

/** A name beside a line, in one row or more. */
export interface RouteName {
  readonly rows: readonly { readonly text: string; readonly at: Point }[]
  readonly box: Box
}

export const rowHeight = labelSize.normal + 1
/** The distance from the middle of a line to its name. */
const gap = 9
/** A name is taken for its line's own if all other lines are this far away. */
const apart = 26
/** The distance in units between the tried places along a line. */
const step = 12

/**
 * A place for each route's name beside a stretch of that route alone, off all lines and other names; the name with the
 * fewest places is placed first. A name without a place is left out.
 *
 * @param runs of each route, in the order of the names.
 * @param rings that no name may touch.
 */
export function placeRouteNames(
  names: readonly string[],
  runs: readonly (readonly Run[])[],
  { frame, rings }: { readonly frame: Box; readonly rings: readonly Ring[] },
): (RouteName | undefined)[] {
  const segments = runs.flatMap(own => own.flatMap(segmentsOf))
  const along = runs.map(own => own.flatMap(pointsAlong))
  const grid = pointGrid(
    along.flatMap((points, owner) => points.map(point => ({ owner, point }))),
    apart / 5,
  )
  const anchors = along.map((all, index) => {
    const free = all.filter(point => !isNear(grid, boxAround(point), index, apart))
    return free.length > 0 ? free : all
  })
  const isClear = clearOf(rings)
  const placed = new Map<number, RouteName>()
  const order = anchors.map((_, index) => index).sort((a, b) => count(anchors, a) - count(anchors, b))
  for (const index of order) {
    const taken = [...placed.values()].map(({ box }) => box)
    const best = wraps(names[index] ?? '')
      .flatMap(rows => (anchors[index] ?? []).flatMap(anchor => beside(anchor, rows)))
      .filter(
        ({ box }) => contains(frame, box) && isClear(box) && taken.every(other => !overlaps(box, other, 4)),
      )
      .map(name => ({
        name,
        cost: hidden(name.box, segments) * 3 + name.rows.length * 4 + mistaken(name.box, index, grid),
      }))
      .reduce<{ name: RouteName; cost: number } | undefined>(
        (found, next) => (found && found.cost <= next.cost ? found : next),
        undefined,
      )
    if (best) placed.set(index, best.name)
  }
  return names.map((_, index) => placed.get(index))
}

/**
 * Whether a box touches no ring. The ring that the last box touched is tried first, since the next box is beside it.
 */
function clearOf(rings: readonly Ring[]): (box: Box) => boolean {
  let blocker: Ring | undefined
  const touches = (box: Box, { at, radius }: Ring) => distanceTo(box, at) <= radius + 3
  return box => {
    if (blocker && touches(box, blocker)) return false
    blocker = rings.find(ring => touches(box, ring))
    return blocker === undefined
  }
}

const count = (lists: readonly (readonly Point[])[], index: number) => lists[index]?.length ?? 0
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const hidden = (box: Box, segments: readonly (readonly [Point, Point])[]) =>
  segments.reduce((sum, [a, b]) => sum + lengthInside(grow(box, 4), a, b), 0)

const boxAround = ({ x, y }: Point): Box => ({ left: x, top: y, right: x, bottom: y })

/** Whether another line comes as close as `reach` to the box. */
const isNear = (grid: PointGrid, box: Box, own: number, reach: number) =>
  grid.someNear(grow(box, reach), ({ owner, point }) => owner !== own && distanceTo(box, point) <= reach)

/** How easily a name is read as another line's: that line is as close as its own, or nearly. */
const mistaken = (box: Box, own: number, grid: PointGrid) =>
  isNear(grid, box, own, gap + 3) ? 60 : isNear(grid, box, own, apart) ? 10 : 0

/** A name in one row, in two and in three, each wrapped as evenly as its words allow. */
function wraps(name: string): string[][] {
  const words = name.split(' ')
  return [1, 2, 3].filter(rows => rows <= words.length).map(rows => evenRows(words, rows))
}

function evenRows(words: readonly string[], rows: number): string[] {
  if (rows === 1) return [words.join(' ')]
  const ways = words.slice(rows - 1).map((_, index) => {
    const cut = index + 1
    return [words.slice(0, cut).join(' '), ...evenRows(words.slice(cut), rows - 1)]
  })
  const widest = (way: readonly string[]) => Math.max(...way.map(row => textWidth(row, labelSize.normal)))
  return ways.reduce((best, way) => (widest(way) < widest(best) ? way : best))
}

/**
 * Boxes to the right and left of a point, with the middle, the first row or the last one at its height; above and below
 * it.
 */
function beside({ x, y }: Point, rows: readonly string[]): RouteName[] {
  const width = Math.max(...rows.map(row => textWidth(row, labelSize.normal)))
  const height = rows.length * rowHeight
  const tops = [y - height / 2, y - rowHeight / 2, y + rowHeight / 2 - height]
  return [
    ...tops.map(top => ({ left: x + gap, top })),
    ...tops.map(top => ({ left: x - gap - width, top })),
    { left: x - width / 2, top: y - gap - height },
    { left: x - width / 2, top: y + gap },
  ].map(({ left, top }) => ({
    box: { left, top, right: left + width, bottom: top + height },
    rows: rows.map((text, row) => ({ text, at: { x: left, y: top + (row + 0.8) * rowHeight } })),
  }))
}

export function segmentsOf(run: Run): (readonly [Point, Point])[] {
  return run.slice(1).map((to, index) => [run[index] ?? to, to] as const)
}

/** Points along a run, at most a step apart. */
export function pointsAlong(run: Run): Point[] {
  return segmentsOf(run).flatMap(([from, to]) => {
    const steps = Math.max(1, Math.ceil(distance(from, to) / step))
    return Array.from({ length: steps + 1 }, (_, index) => ({
      x: from.x + ((to.x - from.x) * index) / steps,
      y: from.y + ((to.y - from.y) * index) / steps,
    }))
  })
}
