import type { MapLine, Point } from './model.ts'

/** Lines on the same track lie this far apart, middle to middle: two widths with paper between. */
const trackGap = 8

/** The way from one station to the next. */
export interface Leg {
  readonly from: string
  readonly to: string
}

/** A line as drawn: one or more runs of points. */
export interface DrawnLine<Line extends MapLine = MapLine> {
  readonly line: Line
  readonly runs: readonly (readonly Point[])[]
}

/**
 * Lays each line through its stations, each leg once; lines that share a leg run side by side on it.
 *
 * @param places where each station stands, by its id.
 * @param bends where legs bend, by their key
 */
export function layLines<Line extends MapLine>(
  lines: readonly Line[],
  places: ReadonlyMap<string, Point>,
  bends: ReadonlyMap<string, Point> = new Map(),
): DrawnLine<Line>[] {
  const legs = lines.map(line => legsOf(line))
  const users = new Map<string, number[]>()
  const forward = new Map<string, string>()
  legs.forEach((ownLegs, index) => {
    for (const leg of ownLegs) {
      const key = legKey(leg)
      users.set(key, [...(users.get(key) ?? []), index])
      // The first line to use a leg decides which side is which, so that its neighbour does not change sides.
      if (!forward.has(key)) forward.set(key, leg.from)
    }
  })

  return lines.map((line, index) => {
    const shifted = (legs[index] ?? []).flatMap(leg => {
      const from = places.get(leg.from)
      const to = places.get(leg.to)
      if (!from || !to) return []
      const key = legKey(leg)
      const sharing = users.get(key) ?? []
      const side = sharing.indexOf(index) - (sharing.length - 1) / 2
      const offset = side * trackGap * (forward.get(key) === leg.from ? 1 : -1)
      const bend = bends.get(key)
      const parts = bend ? [shift(from, bend, offset), shift(bend, to, offset)] : [shift(from, to, offset)]
      return [{ leg, parts }]
    })
    const runs: Point[][] = []
    let last: string | undefined
    for (const { leg, parts } of shifted) {
      parts.forEach((ends, part) => {
        const run = runs.at(-1)
        if (run && (part > 0 || last === leg.from)) joinLeg(run, ends)
        else runs.push([...ends])
      })
      last = leg.to
    }
    return { line, runs }
  })
}

/** How many lines lie side by side at each station, at most; a station with no leg has none. */
export function tracksByStation(lines: readonly MapLine[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const most = new Map<string, number>()
  for (const leg of lines.flatMap(legsOf)) {
    const count = (counts.get(legKey(leg)) ?? 0) + 1
    counts.set(legKey(leg), count)
    for (const id of [leg.from, leg.to]) most.set(id, Math.max(count, most.get(id) ?? 0))
  }
  return most
}

/** How much is seen of a line that goes from one station to the next and no further: its rings would hide it. */
const shortestLine = 20

/** How much room the rings of two stations leave for a line that is nothing but the leg between them. */
export function roomForLines(
  lines: readonly MapLine[],
): (one: { readonly id: string }, other: { readonly id: string }) => number {
  const ends = new Map<string, Set<string>>()
  for (const { stations } of lines) {
    const [from, to, further] = stations
    if (from === undefined || to === undefined || further !== undefined) continue
    ends.set(from, (ends.get(from) ?? new Set()).add(to))
    ends.set(to, (ends.get(to) ?? new Set()).add(from))
  }
  return (one, other) => (ends.get(one.id)?.has(other.id) ? shortestLine : 0)
}

/** A line's legs in travelling order; one that is travelled twice, there and back, is drawn once. */
export function legsOf({ stations }: MapLine): Leg[] {
  const seen = new Set<string>()
  return stations.slice(1).flatMap((to, index) => {
    const leg = { from: stations[index] ?? to, to }
    const key = legKey(leg)
    if (leg.from === to || seen.has(key)) return []
    seen.add(key)
    return [leg]
  })
}

/** A leg's name, the same in both directions. */
export function legKey({ from, to }: Leg): string {
  return from < to ? `${from} ${to}` : `${to} ${from}`
}

function shift(from: Point, to: Point, offset: number): readonly [Point, Point] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const x = (-(to.y - from.y) / length) * offset
  const y = ((to.x - from.x) / length) * offset
  return [
    { x: from.x + x, y: from.y + y },
    { x: to.x + x, y: to.y + y },
  ]
}

/**
 * Continues a run with the next leg. They meet where their tracks cross, so that a line on the inside of a bend does not
 * run out over its neighbours; where they hardly bend, or cross far off, a short piece joins them.
 */
function joinLeg(run: Point[], [from, to]: readonly [Point, Point]): void {
  const [before, end] = [run.at(-2), run.at(-1)]
  const corner = before && end && crossing(before, end, from, to)
  if (end && corner && Math.hypot(corner.x - end.x, corner.y - end.y) < 3 * trackGap)
    run[run.length - 1] = corner
  else if (end && Math.hypot(end.x - from.x, end.y - from.y) > 0.5) run.push(from)
  run.push(to)
}

/** Where two tracks cross, each drawn out as far as it takes; `undefined` where they are nearly parallel. */
function crossing(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const [first, second] = [
    { x: b.x - a.x, y: b.y - a.y },
    { x: d.x - c.x, y: d.y - c.y },
  ]
  const turn = first.x * second.y - first.y * second.x
  if (Math.abs(turn) < 0.1 * Math.hypot(first.x, first.y) * Math.hypot(second.x, second.y)) return undefined
  const share = ((c.x - a.x) * second.y - (c.y - a.y) * second.x) / turn
  return { x: a.x + first.x * share, y: a.y + first.y * share }
}
