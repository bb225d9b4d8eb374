import type { Box, Point } from './model.ts'
import {
  cross,
  type Group,
  groupsOf,
  type Leg,
  type Node,
  type Pair,
  type Pass,
  positionsOf,
  type Turn,
} from './schematic-groups.ts'

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
const penalty = {
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

/** The search radius for a station, in steps of the grid, the widest first. */
const reaches = [4, 2, 1] as const
/** The minimum gain for which a station is moved. */
const gain = 0.01

const eighth = Math.PI / 4

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
  const points = nodes.map(({ at }) => at)
  const truth = positionsOf(points)
  const { groups, whole } = groupsOf(nodes, lines, truth)
  // The positions that are being tried. They are numbers, since a map tries millions, and objects would be garbage.
  const places = positionsOf(points)
  // The radius of each ring plus the additional room around it, which `setRoom` computes.
  const radii = new Float64Array(nodes.length)
  let { share, frame }: Room = { share: 1, frame: boxOf(points), extra: [] }
  const x = (index: number) => places.x[index] as number
  const y = (index: number) => places.y[index] as number
  const radius = (index: number) => radii[index] as number

  function legCost({ a, b, angle }: Leg): number {
    const dx = x(b) - x(a)
    const dy = y(b) - y(a)
    const across = Math.abs(dx)
    const down = Math.abs(dy)
    const short = Math.min(across, down, Math.abs(across - down))
    const long = Math.sqrt(dx * dx + dy * dy)
    const missing = share * (down < across / 2 ? needed.level : needed.leg) + radius(a) + radius(b) - long
    const off = wrap(Math.atan2(dy, dx) - angle) / eighth
    return (
      (short > 0 ? penalty.bend + (short < 3 * grid ? penalty.jog : 0) : 0) +
      penalty.direction * off * off +
      penalty.shortLeg * squareOf(missing) +
      penalty.hiddenLeg * squareOf(needed.seen + radius(a) + radius(b) - long)
    )
  }

  function turnCost({ before, at, after }: Turn): number {
    const one = Math.atan2(y(at) - y(before), x(at) - x(before))
    const other = Math.atan2(y(after) - y(at), x(after) - x(at))
    const eighths = Math.abs(wrap(other - one)) / eighth
    const whole = Math.floor(eighths)
    const low = penalty.turns[whole] ?? 0
    return low + ((penalty.turns[whole + 1] ?? 0) - low) * (eighths - whole)
  }

  function placeCost(index: number): number {
    const dx = x(index) - (truth.x[index] as number)
    const dy = y(index) - (truth.y[index] as number)
    return (penalty.place * (dx * dx + dy * dy)) / (share * share)
  }

  function pairCost({ a, b }: Pair): number {
    const reach = share * needed.stations + radius(a) + radius(b)
    const dx = x(a) - x(b)
    const dy = y(a) - y(b)
    if (dx > reach || dx < -reach || dy > reach || dy < -reach) return 0
    return penalty.closeStations * squareOf(reach - Math.sqrt(dx * dx + dy * dy))
  }

  function passCost({ station, leg: { a, b } }: Pass): number {
    const reach = needed.line + radius(station)
    if (x(station) < Math.min(x(a), x(b)) - reach || x(station) > Math.max(x(a), x(b)) + reach) return 0
    if (y(station) < Math.min(y(a), y(b)) - reach || y(station) > Math.max(y(a), y(b)) + reach) return 0
    return penalty.closeLine * squareOf(reach - distanceToLeg(station, a, b))
  }

  function distanceToLeg(station: number, a: number, b: number): number {
    const dx = x(b) - x(a)
    const dy = y(b) - y(a)
    const long = dx * dx + dy * dy
    const along = (x(station) - x(a)) * dx + (y(station) - y(a)) * dy
    const share = long > 0 ? Math.max(0, Math.min(1, along / long)) : 0
    const across = x(station) - x(a) - dx * share
    const down = y(station) - y(a) - dy * share
    return Math.sqrt(across * across + down * down)
  }

  /** The sum of the penalties that depend on a group; at the limit or above it, the sum may be incomplete. */
  function costOf({ members, legs, turns, pairs, passes, apart }: Group, limit: number): number {
    let sum = 0
    for (const index of members) sum += placeCost(index)
    for (const leg of legs) sum += legCost(leg)
    if (sum >= limit) return sum
    for (const turn of turns) sum += turnCost(turn)
    if (sum >= limit) return sum
    for (const pair of pairs) sum += pairCost(pair)
    if (sum >= limit) return sum
    for (const pass of passes) sum += passCost(pass)
    if (sum >= limit) return sum
    for (const { one, other } of apart) if (cross(one, other, places)) sum += penalty.crossing
    return sum
  }

  /** Moves a group to the best position within a radius. Returns whether it moved. */
  function improve(group: Group, reach: number): boolean {
    const from = boxOf(group.members.map(index => ({ x: x(index), y: y(index) })))
    let least = costOf(group, Number.POSITIVE_INFINITY) - gain
    let best = { across: 0, down: 0 }
    let moved = best
    const moveTo = (next: typeof best) => {
      for (const index of group.members) {
        places.x[index] = x(index) + (next.across - moved.across) * grid
        places.y[index] = y(index) + (next.down - moved.down) * grid
      }
      moved = next
    }
    for (let across = -reach; across <= reach; across += 1)
      for (let down = -reach; down <= reach; down += 1) {
        if (from.left + across * grid < frame.left || from.right + across * grid > frame.right) continue
        if (from.top + down * grid < frame.top || from.bottom + down * grid > frame.bottom) continue
        moveTo({ across, down })
        const cost = costOf(group, least)
        if (cost >= least) continue
        least = cost
        best = moved
      }
    moveTo(best)
    return best.across !== 0 || best.down !== 0
  }

  function setRoom(room: Room): void {
    ;({ share, frame } = room)
    for (const [index, { radius }] of nodes.entries()) radii[index] = radius + (room.extra[index] ?? 0)
  }

  function put(points: readonly Point[]): void {
    for (const [index, point] of points.entries()) {
      places.x[index] = point.x
      places.y[index] = point.y
    }
  }

  return {
    layOut(room) {
      setRoom(room)
      put(points.map(point => snap(point, frame)))
      for (const reach of reaches) {
        const moved = groups.filter(group => improve(group, Math.min(reach, group.reach)))
        if (moved.length === 0 && reach === 1) break
      }
      return nodes.map((_, index) => ({ x: x(index), y: y(index) }))
    },
    faultsOf(changed, room) {
      setRoom(room)
      put(changed)
      return costOf(whole, Number.POSITIVE_INFINITY)
    },
  }
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

const squareOf = (missing: number) => (missing > 0 ? missing * missing : 0)

/** Normalises an angle to the range from -π to π. */
function wrap(angle: number): number {
  if (angle > Math.PI) return angle - 2 * Math.PI
  return angle < -Math.PI ? angle + 2 * Math.PI : angle
}
