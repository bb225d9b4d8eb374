import type { Box, Point } from './model.ts'

/** A station with its place on the ground and the size of its ring. */
export interface Node {
  readonly id: string
  readonly at: Point
  readonly radius: number
}

/** The room that a layout gives to stations. */
export interface Room {
  /** A factor of the normal distances; with 1, short names fit between any two stations. */
  readonly share: number
  /** The box for the centres of rings. */
  readonly frame: Box
  /** Additional units around each station, in the order of the nodes. */
  readonly extra: readonly number[]
}

/** A drawing that is true in order and connections, but not in distances. */
export interface Schematic {
  /** Lays out the stations. Returns their positions in the order of the nodes. */
  layOut(room: Room): readonly Point[]
  /** The sum of all penalties for some positions. */
  faultsOf(places: readonly Point[], room: Room): number
}

/** Stations are placed on a grid, so that legs at 0, 45 and 90 degrees are found in whole steps. */
export const grid = 6

/** The penalty for each fault of a drawing, all on one scale. */
const price = {
  /** A leg that needs a bend, and an addition if one of its parts is very short. */
  bend: 12,
  jog: 14,
  /** A turn of a line at a station by zero to four eighths of a circle. */
  turns: [0, 3, 10, 40, 80, 80],
  /** For each eighth of a turn away from the true direction, squared. */
  direction: 14,
  /** For the missing distance in units, squared. */
  shortLeg: 0.06,
  hiddenLeg: 0.6,
  closeStations: 0.06,
  closeLine: 0.2,
  /** Two legs that cross but do not in reality. */
  crossing: 90,
  /** For the distance from the true position in units, squared. */
  place: 0.004,
} as const

/**
 * Minimum distances in units between the rings of two stations: for their leg to be visible; along a leg, where names are
 * above each other; along a horizontal leg, where they are side by side; between stations without a leg; and from a ring
 * to another line.
 */
const needed = { seen: 12, leg: 24, level: 36, stations: 22, line: 9 } as const

/** The search radius for a station in steps of the grid, the widest first, and the maximum for a group. */
const reaches = [4, 2, 1] as const
const groupReach = 2
/** The minimum gain for which a station is moved. */
const gain = 0.01

const eighth = Math.PI / 4

interface Leg {
  readonly a: number
  readonly b: number
  /** The true direction, in radians. */
  readonly angle: number
}

type Turn = readonly [before: number, at: number, after: number]

/** Stations that are moved together, and everything whose penalty depends on them. */
interface Group {
  readonly members: readonly number[]
  readonly reach: number
  readonly legs: readonly Leg[]
  readonly turns: readonly Turn[]
  /** Pairs of stations without a leg between them. */
  readonly pairs: readonly (readonly [number, number])[]
  /** Stations with legs of others that may pass too near. */
  readonly passes: readonly (readonly [number, Leg])[]
  /** Pairs of legs that do not cross in reality. */
  readonly apart: readonly (readonly [Leg, Leg])[]
}

/**
 * Moves stations a little, so that legs run at 0, 45 or 90 degrees where they can and names have room where stations
 * crowd.
 *
 * It is a local search: each station, and each group that only one leg connects to the rest, moves to the grid position
 * with the lowest sum of penalties, until nothing improves.
 *
 * @param lines ids of their stations, in travelling order
 */
export function schematicOf(nodes: readonly Node[], lines: readonly (readonly string[])[]): Schematic {
  const truth = nodes.map(({ at }) => at)
  const { groups, whole } = groupsOf(nodes, lines, truth)
  const places = [...truth]
  let { share, frame, extra }: Room = { share: 1, frame: boxOf(truth), extra: [] }
  const at = (index: number) => places[index] as Point
  const radius = (index: number) => (nodes[index]?.radius ?? 0) + (extra[index] ?? 0)

  function legCost({ a, b, angle }: Leg): number {
    const [from, to] = [at(a), at(b)]
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const [across, down] = [Math.abs(dx), Math.abs(dy)]
    const short = Math.min(across, down, Math.abs(across - down))
    const long = Math.sqrt(dx * dx + dy * dy)
    const missing = share * (down < across / 2 ? needed.level : needed.leg) + radius(a) + radius(b) - long
    const off = wrap(Math.atan2(dy, dx) - angle) / eighth
    return (
      (short > 0 ? price.bend + (short < 3 * grid ? price.jog : 0) : 0) +
      price.direction * off * off +
      price.shortLeg * squareOf(missing) +
      price.hiddenLeg * squareOf(needed.seen + radius(a) + radius(b) - long)
    )
  }

  function turnCost([before, middle, after]: Turn): number {
    const one = Math.atan2(at(middle).y - at(before).y, at(middle).x - at(before).x)
    const other = Math.atan2(at(after).y - at(middle).y, at(after).x - at(middle).x)
    const eighths = Math.abs(wrap(other - one)) / eighth
    const whole = Math.floor(eighths)
    const low = price.turns[whole] ?? 0
    return low + ((price.turns[whole + 1] ?? 0) - low) * (eighths - whole)
  }

  function placeCost(index: number): number {
    const [place, from] = [at(index), truth[index] as Point]
    return (price.place * ((place.x - from.x) ** 2 + (place.y - from.y) ** 2)) / (share * share)
  }

  function pairCost(a: number, b: number): number {
    const reach = share * needed.stations + radius(a) + radius(b)
    const [one, other] = [at(a), at(b)]
    const [dx, dy] = [one.x - other.x, one.y - other.y]
    if (dx > reach || dx < -reach || dy > reach || dy < -reach) return 0
    return price.closeStations * squareOf(reach - Math.sqrt(dx * dx + dy * dy))
  }

  function passCost(index: number, { a, b }: Leg): number {
    const [point, from, to] = [at(index), at(a), at(b)]
    const reach = needed.line + radius(index)
    if (point.x < Math.min(from.x, to.x) - reach || point.x > Math.max(from.x, to.x) + reach) return 0
    if (point.y < Math.min(from.y, to.y) - reach || point.y > Math.max(from.y, to.y) + reach) return 0
    return price.closeLine * squareOf(reach - distanceToLeg(point, from, to))
  }

  /** The sum of the penalties that depend on a group; at the limit or above it, the sum may be incomplete. */
  function costOf({ members, legs, turns, pairs, passes, apart }: Group, limit: number): number {
    let sum = 0
    for (const index of members) sum += placeCost(index)
    for (const leg of legs) sum += legCost(leg)
    if (sum >= limit) return sum
    for (const turn of turns) sum += turnCost(turn)
    if (sum >= limit) return sum
    for (const [a, b] of pairs) sum += pairCost(a, b)
    if (sum >= limit) return sum
    for (const [index, leg] of passes) sum += passCost(index, leg)
    if (sum >= limit) return sum
    for (const [one, other] of apart) if (cross(one, other, places)) sum += price.crossing
    return sum
  }

  /** Moves a group to the best position within a radius. Returns whether it moved. */
  function improve(group: Group, reach: number): boolean {
    const before = group.members.map(at)
    let least = costOf(group, Number.POSITIVE_INFINITY) - gain
    let best = before
    for (let across = -reach; across <= reach; across += 1)
      for (let down = -reach; down <= reach; down += 1) {
        const moved = before.map(({ x, y }) => ({ x: x + across * grid, y: y + down * grid }))
        if (!moved.every(place => isWithin(place, frame))) continue
        put(group, moved)
        const cost = costOf(group, least)
        if (cost >= least) continue
        least = cost
        best = moved
      }
    put(group, best)
    return best !== before
  }

  function put({ members }: Group, moved: readonly Point[]): void {
    members.forEach((index, order) => {
      places[index] = moved[order] as Point
    })
  }

  return {
    layOut(room) {
      ;({ share, frame, extra } = room)
      truth.forEach((place, index) => {
        places[index] = snap(place, frame)
      })
      for (const reach of reaches) {
        const moved = groups.filter(group => improve(group, Math.min(reach, group.reach)))
        if (moved.length === 0 && reach === 1) break
      }
      return [...places]
    },
    faultsOf(changed, room) {
      ;({ share, frame, extra } = room)
      changed.forEach((place, index) => {
        places[index] = place
      })
      return costOf(whole, Number.POSITIVE_INFINITY)
    },
  }
}

/** Each single station, the two ends of each leg, and the smaller part of the map behind each bridge of the graph. */
function groupsOf(
  nodes: readonly Node[],
  lines: readonly (readonly string[])[],
  truth: readonly Point[],
): { readonly groups: readonly Group[]; readonly whole: Group } {
  const { legs, turns } = structureOf(nodes, lines, truth)
  const all = nodes.map((_, index) => index)
  const isJoined = (a: number, b: number) =>
    legs.some(leg => (leg.a === a && leg.b === b) || (leg.a === b && leg.b === a))
  const pairs = all.flatMap(a => all.flatMap(b => (a < b && !isJoined(a, b) ? [[a, b] as const] : [])))
  const passes = all.flatMap(index =>
    legs.flatMap(leg => (index === leg.a || index === leg.b ? [] : [[index, leg] as const])),
  )
  const apart = legs.flatMap((one, index) =>
    legs.slice(index + 1).flatMap(other => (cross(one, other, truth) ? [] : [[one, other] as const])),
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
      turns: turns.filter(turn => turn.some(index => has.has(index)) && !turn.every(index => has.has(index))),
      pairs: pairs.filter(([a, b]) => has.has(a) !== has.has(b)),
      passes: passes.filter(([index, leg]) => isSplit(leg) || has.has(index) !== touches(leg)),
      apart: apart.filter(
        ([one, other]) => isSplit(one) || isSplit(other) || touches(one) !== touches(other),
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
  truth: readonly Point[],
): { readonly legs: readonly Leg[]; readonly turns: readonly Turn[] } {
  const indexOf = new Map(nodes.map(({ id }, index) => [id, index]))
  const legs = new Map<string, Leg>()
  const turns = new Map<string, Turn>()
  for (const line of lines) {
    const stops = line.flatMap(id => indexOf.get(id) ?? [])
    for (const [order, b] of stops.entries()) {
      const a = stops[order - 1]
      if (a === undefined || a === b) continue
      const [from, to] = [truth[a] as Point, truth[b] as Point]
      const key = keyOf(a, b)
      if (!legs.has(key)) legs.set(key, { a, b, angle: Math.atan2(to.y - from.y, to.x - from.x) })
      const before = stops[order - 2]
      if (before !== undefined && before !== b) turns.set(`${keyOf(before, b)} ${a}`, [before, a, b])
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

const boxOf = (points: readonly Point[]): Box => ({
  left: Math.min(...points.map(({ x }) => x)),
  right: Math.max(...points.map(({ x }) => x)),
  top: Math.min(...points.map(({ y }) => y)),
  bottom: Math.max(...points.map(({ y }) => y)),
})

const snap = ({ x, y }: Point, frame: Box): Point => ({
  x: Math.round(Math.min(frame.right - grid, Math.max(frame.left + grid, x)) / grid) * grid,
  y: Math.round(Math.min(frame.bottom - grid, Math.max(frame.top + grid, y)) / grid) * grid,
})

const isWithin = ({ x, y }: Point, frame: Box) =>
  x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom

const squareOf = (missing: number) => (missing > 0 ? missing * missing : 0)

/** Normalises an angle to the range from -π to π. */
function wrap(angle: number): number {
  if (angle > Math.PI) return angle - 2 * Math.PI
  return angle < -Math.PI ? angle + 2 * Math.PI : angle
}

function distanceToLeg(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const long = dx * dx + dy * dy
  const share = long > 0 ? Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / long)) : 0
  const [x, y] = [point.x - a.x - dx * share, point.y - a.y - dy * share]
  return Math.sqrt(x * x + y * y)
}

/** Whether two legs without a station in common cross. */
function cross(one: Leg, other: Leg, places: readonly Point[]): boolean {
  if (one.a === other.a || one.a === other.b || one.b === other.a || one.b === other.b) return false
  const [a, b] = [places[one.a] as Point, places[one.b] as Point]
  const [c, d] = [places[other.a] as Point, places[other.b] as Point]
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

const side = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
