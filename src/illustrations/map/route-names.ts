import { contains, distanceTo, grow, lengthInside, overlaps } from './geometry.ts'
import { labelSize } from './label-candidates.ts'
import type { Box, Point } from './model.ts'
import type { Ring } from './nudge.ts'
import { type PointGrid, pointGrid } from './point-grid.ts'
import { widestRow, wraps } from './wrap.ts'

type Run = readonly Point[]

/** A name beside a line, in one row or more. */
export interface RouteName {
  readonly rows: readonly { readonly text: string; readonly at: Point }[]
  readonly box: Box
}

export const rowHeight = labelSize.normal + 1
/** From the middle of a line to its name. */
const gap = 9
/** A line must be this far from all others for its name to be read as its own. */
const apart = 26
/** Units between the places along a line that a name is tried at. */
const step = 12

/**
 * A place for each route's name beside a stretch that it has for itself, off all lines and off other names; the name
 * with the least choice first. A name for which there is no room is left out.
 *
 * @param runs what is drawn of each route, in the order of the names.
 * @param rings what no name may touch.
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
    const best = wraps(names[index] ?? '', labelSize.normal, 3)
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

/** Whether a box touches no ring. The ring that was last in the way is tried first, since the next box lies beside it. */
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

/** Whether a line that is not a box's own comes as near as `reach` to it. */
const isNear = (grid: PointGrid, box: Box, own: number, reach: number) =>
  grid.someNear(grow(box, reach), ({ owner, point }) => owner !== own && distanceTo(box, point) <= reach)

/** How easily a name is read as another line's: it comes as close to that as to its own, or not much less. */
const mistaken = (box: Box, own: number, grid: PointGrid) =>
  isNear(grid, box, own, gap + 3) ? 60 : isNear(grid, box, own, apart) ? 10 : 0

/** To the right of a point and to its left, in the middle, its first row or its last one at the point; above and below. */
function beside({ x, y }: Point, rows: readonly string[]): RouteName[] {
  const width = widestRow(rows, labelSize.normal)
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

/** Points along a run, a step apart or closer. */
export function pointsAlong(run: Run): Point[] {
  return segmentsOf(run).flatMap(([from, to]) => {
    const steps = Math.max(1, Math.ceil(distance(from, to) / step))
    return Array.from({ length: steps + 1 }, (_, index) => ({
      x: from.x + ((to.x - from.x) * index) / steps,
      y: from.y + ((to.y - from.y) * index) / steps,
    }))
  })
}
