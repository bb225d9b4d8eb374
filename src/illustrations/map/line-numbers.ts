import { contains, cross, distanceBetween, distanceTo, grow, lengthInside, overlaps } from './geometry.ts'
import type { Label } from './label-candidates.ts'
import type { Box, Point } from './model.ts'
import type { Ring } from './nudge.ts'
import { type PointGrid, pointGrid } from './point-grid.ts'

type Run = readonly Point[]
type Segment = readonly [Point, Point]

/** The plate with a line's number. */
export interface NumberPlate {
  readonly at: Point
  readonly box: Box
  /** The line that connects a plate beside its line. */
  readonly stem?: readonly [Point, Point] | undefined
}

/** The size of a number's plate. */
const plateSize = { width: 23, height: 19 } as const
/** Within this distance of another line, a plate could be read as that line's. */
const apart = 12
/** The distance between the positions along a line that are tried, in drawing units. */
const step = 6
/** Penalties: another line nearby, and a plate beside its line. */
const crowded = 12
const beside = 30
/** A plate with a lower cost clearly belongs to its line: at most the second distance from it, hiding nothing. */
const clearCost = 59
/** With this many free positions on the line, none beside it is tried. */
const enough = 4
/** The distances beside a line that are tried, in sixteen directions. */
const reaches = [20, 28, 38, 46]
/** The distance from a line within which a plate beside it can hide something. */
const farthest = 70
const directions = Array.from({ length: 16 }, (_, index) => (index * Math.PI) / 8)

/** What does not change while numbers are placed again beside other names. */
interface Surroundings {
  readonly frame: Box
  /** What a plate covers only if there is no better place. */
  readonly ends: readonly Ring[]
}

/** What a plate must not cover. */
interface Obstacles {
  readonly rings: readonly Ring[]
  readonly names: readonly Pick<Label, 'box' | 'leader'>[]
  /** Plates that are already placed, by the index of their lines. */
  readonly first?: ReadonlyMap<number, NumberPlate>
}

/** A position for a number. Its cost takes long to find, so it is computed only if asked for, and once. */
interface Position {
  readonly plate: NumberPlate
  readonly cost: () => number
}

/** The positions at one distance from a line: none costs less than `least`, and they are made only if asked for. */
interface Choice {
  readonly least: number
  readonly positions: () => readonly Position[]
}

/**
 * Places the plate with each line's number: on the line where that has a track of its own, otherwise beside it, where the
 * plate hides as little as possible of other lines. The line with the fewest good positions is placed first.
 *
 * @param lines what is drawn of each line.
 * @returns a function that places the numbers around obstacles; it can be called again with others
 */
export function lineNumbers(
  lines: readonly (readonly Run[])[],
  { frame, ends }: Surroundings,
): (obstacles: Obstacles) => (NumberPlate | undefined)[] {
  const along = lines.map(runs => runs.flatMap(pointsAlong))
  const grid = pointGrid(
    along.flatMap((points, owner) => points.map(point => ({ owner, point }))),
    apart,
  )
  const costOf = ({ box, stem }: NumberPlate, reach: number, own: number, others: readonly Segment[]) =>
    hidden(box, others) * (stem ? 3 : 1) +
    near(box, own, grid) +
    ends.filter(({ at, radius }) => distanceTo(box, at) < radius + 2).length * crowded +
    (stem ? leastBeside(reach) + others.filter(([a, b]) => cross(...stem, a, b)).length * 30 : 0)
  const choices = along.map((points, index): Choice[] => {
    const others = lines.flatMap((runs, other) => (other === index ? [] : runs.flatMap(segmentsOf)))
    const places = points.map(point => ({
      point,
      local: lazily(() => others.filter(segment => lengthInside(around(point, farthest), ...segment) > 0)),
    }))
    const weighed = ({ local }: (typeof places)[number], plates: readonly NumberPlate[], reach: number) =>
      plates
        .filter(({ box }) => contains(frame, box))
        .map(plate => ({ plate, cost: lazily(() => costOf(plate, reach, index, local())) }))
    const everySecond = places.filter((_, place) => place % 2 === 0)
    return [
      {
        least: 0,
        positions: lazily(() => places.flatMap(place => weighed(place, [plateAt(place.point)], 0))),
      },
      ...reaches.map(reach => ({
        least: leastBeside(reach),
        positions: lazily(() =>
          everySecond.flatMap(place => weighed(place, platesBeside(place.point, reach), reach)),
        ),
      })),
    ]
  })

  return ({ rings, names, first = new Map() }) => {
    const isFree = ({ plate: { box, stem } }: Position) =>
      rings.every(
        ({ at, radius }) =>
          distanceTo(box, at) > radius + 3 && !(stem && lengthInside(around(at, radius + 2), ...stem) > 0),
      ) &&
      names.every(
        name =>
          !overlaps(box, name.box, 1) &&
          !(name.leader && lengthInside(grow(box, 2), ...name.leader) > 0) &&
          !(stem && lengthInside(name.box, ...stem) > 0),
      )
    const free = choices.map(ofLine => {
      const [onLine, ...besideLine] = ofLine.map(({ least, positions }) => ({
        least,
        positions: lazily(() => positions().filter(isFree)),
      }))
      if (!onLine) return []
      const isEnough = onLine.positions().filter(({ cost }) => cost() === 0).length >= enough
      return isEnough ? [onLine] : [onLine, ...besideLine]
    })
    const clear = free.map(
      ofLine =>
        ofLine
          .filter(({ least }) => least < clearCost)
          .flatMap(({ positions }) => positions())
          .filter(({ cost }) => cost() < clearCost).length,
    )
    const placed = new Map(first)
    for (const index of [...lines.keys()]
      .filter(key => !first.has(key))
      .sort((a, b) => (clear[a] ?? 0) - (clear[b] ?? 0))) {
      const taken = [...placed.values()]
      const best = cheapest(free[index] ?? [], ({ plate }) => taken.every(other => !collide(plate, other)))
      // The middle one of equal positions, since other lines join near the ends.
      const middle = best[Math.floor(best.length / 2)]
      if (middle) placed.set(index, middle.plate)
    }
    return lines.map((_, index) => placed.get(index))
  }
}

/** The open positions with the lowest cost. */
function cheapest(choices: readonly Choice[], isOpen: (position: Position) => boolean): readonly Position[] {
  let best: readonly Position[] = []
  for (const { least, positions } of choices) {
    if (best[0] && best[0].cost() < least) break
    const open = [...best, ...positions().filter(isOpen)]
    const lowest = Math.min(...open.map(({ cost }) => cost()))
    best = open.filter(({ cost }) => cost() === lowest)
  }
  return best
}

/** Whether two plates or their stems touch. */
const collide = (one: NumberPlate, other: NumberPlate): boolean =>
  overlaps(one.box, other.box, 4) || leads(one, other) || leads(other, one)
const leads = ({ stem }: NumberPlate, { box }: NumberPlate) =>
  stem !== undefined && lengthInside(grow(box, 2), ...stem) > 0

const plateAt = (at: Point): NumberPlate => ({
  at,
  box: {
    left: at.x - plateSize.width / 2,
    right: at.x + plateSize.width / 2,
    top: at.y - plateSize.height / 2,
    bottom: at.y + plateSize.height / 2,
  },
})

const platesBeside = (point: Point, reach: number): NumberPlate[] =>
  directions.map(direction => {
    const at = { x: point.x + Math.cos(direction) * reach, y: point.y + Math.sin(direction) * reach }
    return { ...plateAt(at), stem: [point, at] }
  })

const leastBeside = (reach: number) => beside + reach

const around = ({ x, y }: Point, by: number): Box => grow({ left: x, right: x, top: y, bottom: y }, by)
function hidden(box: Box, segments: readonly Segment[]): number {
  const wide = grow(box, 3)
  return segments.reduce((sum, [a, b]) => sum + lengthInside(wide, a, b), 0)
}

const near = (box: Box, own: number, grid: PointGrid) =>
  grid.someNear(grow(box, apart), ({ owner, point }) => owner !== own && distanceTo(box, point) <= apart)
    ? crowded
    : 0

/** The legs of a run. */
export function segmentsOf(run: Run): Segment[] {
  return run.slice(1).map((to, index) => [run[index] ?? to, to] as const)
}

/** Points along a run, a step apart or closer. */
function pointsAlong(run: Run): Point[] {
  return segmentsOf(run).flatMap(([from, to]) => {
    const steps = Math.max(1, Math.ceil(distanceBetween(from, to) / step))
    return Array.from({ length: steps + 1 }, (_, index) => ({
      x: from.x + ((to.x - from.x) * index) / steps,
      y: from.y + ((to.y - from.y) * index) / steps,
    }))
  })
}

/** Computes a value when it is first asked for. */
function lazily<Value>(compute: () => Value): () => Value {
  let known: { readonly value: Value } | undefined
  return () => {
    known ??= { value: compute() }
    return known.value
  }
}
