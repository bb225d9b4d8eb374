import type { Point } from './model.ts'

/** A station with its place on the ground and the size of its ring. */
export interface Node {
  readonly id: string
  readonly at: Point
  readonly radius: number
}

/** The coordinates of stations, in their order. */
export interface Positions {
  readonly x: Float64Array
  readonly y: Float64Array
}

export const positionsOf = (points: readonly Point[]): Positions => ({
  x: Float64Array.from(points, ({ x }) => x),
  y: Float64Array.from(points, ({ y }) => y),
})

/** A direct connection between two stations, by their indices. */
export interface Leg {
  readonly a: number
  readonly b: number
  /** The true direction, in radians. */
  readonly angle: number
}

/** A line's way through a station, by indices. */
export interface Turn {
  readonly before: number
  readonly at: number
  readonly after: number
}

/** Two stations without a leg between them. */
export interface Pair {
  readonly a: number
  readonly b: number
}

/** A station, and a leg of others that may pass too near. */
export interface Pass {
  readonly station: number
  readonly leg: Leg
}

/** Two legs that do not cross in reality. */
export interface Apart {
  readonly one: Leg
  readonly other: Leg
}

/** Stations that are moved together, and everything whose penalty depends on them. */
export interface Group {
  readonly members: readonly number[]
  readonly reach: number
  readonly legs: readonly Leg[]
  readonly turns: readonly Turn[]
  readonly pairs: readonly Pair[]
  readonly passes: readonly Pass[]
  readonly apart: readonly Apart[]
}

/** The maximum search radius for a group, in steps of the grid. */
const groupReach = 2

/** Each single station, the two ends of each leg, and the smaller part of the map behind each bridge of the graph. */
export function groupsOf(
  nodes: readonly Node[],
  lines: readonly (readonly string[])[],
  truth: Positions,
): { readonly groups: readonly Group[]; readonly whole: Group } {
  const { legs, turns } = structureOf(nodes, lines, truth)
  const all = nodes.map((_, index) => index)
  const isJoined = (a: number, b: number) =>
    legs.some(leg => (leg.a === a && leg.b === b) || (leg.a === b && leg.b === a))
  const pairs = all.flatMap(a => all.flatMap(b => (a < b && !isJoined(a, b) ? [{ a, b }] : [])))
  const passes = all.flatMap(index =>
    legs.flatMap(leg => (index === leg.a || index === leg.b ? [] : [{ station: index, leg }])),
  )
  const apart = legs.flatMap((one, index) =>
    legs.slice(index + 1).flatMap(other => (cross(one, other, truth) ? [] : [{ one, other }])),
  )
  const groupOf = (members: readonly number[]): Group => {
    const has = new Set(members)
    const touches = ({ a, b }: Leg) => has.has(a) || has.has(b)
    // Distances within a group do not change when it moves.
    const isSplit = ({ a, b }: Leg) => has.has(a) !== has.has(b)
    return {
      members,
      reach: members.length > 1 ? groupReach : Number.POSITIVE_INFINITY,
      legs: legs.filter(isSplit),
      turns: turns.filter(({ before, at, after }) => {
        const inside = [before, at, after].filter(index => has.has(index)).length
        return inside > 0 && inside < 3
      }),
      pairs: pairs.filter(({ a, b }) => has.has(a) !== has.has(b)),
      passes: passes.filter(({ station, leg }) => isSplit(leg) || has.has(station) !== touches(leg)),
      apart: apart.filter(
        ({ one, other }) => isSplit(one) || isSplit(other) || touches(one) !== touches(other),
      ),
    }
  }
  const groups = [
    ...all.map(index => [index]),
    ...legs.map(({ a, b }) => [a, b]),
    ...branchesOf(nodes.length, legs),
  ]
  return { groups: groups.map(groupOf), whole: { members: all, reach: 0, legs, turns, pairs, passes, apart } }
}

/** The legs of all lines, each once, and the turns of lines at stations. */
function structureOf(
  nodes: readonly Node[],
  lines: readonly (readonly string[])[],
  truth: Positions,
): { readonly legs: readonly Leg[]; readonly turns: readonly Turn[] } {
  const indexOf = new Map(nodes.map(({ id }, index) => [id, index]))
  const legs = new Map<string, Leg>()
  const turns = new Map<string, Turn>()
  for (const line of lines) {
    const stops = line.flatMap(id => indexOf.get(id) ?? [])
    for (const [order, b] of stops.entries()) {
      const a = stops[order - 1]
      if (a === undefined || a === b) continue
      const key = keyOf(a, b)
      if (!legs.has(key)) {
        const angle = Math.atan2(yOf(truth, b) - yOf(truth, a), xOf(truth, b) - xOf(truth, a))
        legs.set(key, { a, b, angle })
      }
      const before = stops[order - 2]
      if (before !== undefined && before !== b)
        turns.set(`${keyOf(before, b)} ${a}`, { before, at: a, after: b })
    }
  }
  return { legs: [...legs.values()], turns: [...turns.values()] }
}

const keyOf = (a: number, b: number) => `${Math.min(a, b)} ${Math.max(a, b)}`

/** The smaller part of the map behind each bridge: a leg without which the graph is disconnected. */
function branchesOf(count: number, legs: readonly Leg[]): number[][] {
  const neighbours = Array.from({ length: count }, (): number[] => [])
  for (const { a, b } of legs) {
    neighbours[a]?.push(b)
    neighbours[b]?.push(a)
  }
  const sideOf = (from: number, without: number) => {
    const seen = new Set([from])
    for (const index of seen)
      for (const next of neighbours[index] ?? []) if (index !== from || next !== without) seen.add(next)
    return seen
  }
  return legs.flatMap(({ a, b }) => {
    const [one, other] = [sideOf(a, b), sideOf(b, a)]
    if (one.has(b)) return []
    const smaller = one.size <= other.size ? one : other
    return smaller.size > 1 ? [[...smaller]] : []
  })
}

/** Whether two legs without a station in common cross. */
export function cross(one: Leg, other: Leg, places: Positions): boolean {
  if (one.a === other.a || one.a === other.b || one.b === other.a || one.b === other.b) return false
  return areApart(one, other.a, other.b, places) && areApart(other, one.a, one.b, places)
}

/** Whether two stations are on different sides of the straight line through a leg. */
const areApart = (leg: Leg, one: number, other: number, places: Positions) =>
  side(leg, one, places) * side(leg, other, places) < 0

const side = ({ a, b }: Leg, station: number, at: Positions) =>
  (xOf(at, b) - xOf(at, a)) * (yOf(at, station) - yOf(at, a)) -
  (yOf(at, b) - yOf(at, a)) * (xOf(at, station) - xOf(at, a))

const xOf = ({ x }: Positions, station: number) => x[station] as number
const yOf = ({ y }: Positions, station: number) => y[station] as number
