import type { Box, Point } from './model.ts'
import { cross, type Group, groupsOf, type Leg, type Node, type Turn } from './schematic-groups.ts'

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
      (short > 0 ? penalty.bend + (short < 3 * grid ? penalty.jog : 0) : 0) +
      penalty.direction * off * off +
      penalty.shortLeg * squareOf(missing) +
      penalty.hiddenLeg * squareOf(needed.seen + radius(a) + radius(b) - long)
    )
  }

  function turnCost([before, middle, after]: Turn): number {
    const one = Math.atan2(at(middle).y - at(before).y, at(middle).x - at(before).x)
    const other = Math.atan2(at(after).y - at(middle).y, at(after).x - at(middle).x)
    const eighths = Math.abs(wrap(other - one)) / eighth
    const whole = Math.floor(eighths)
    const low = penalty.turns[whole] ?? 0
    return low + ((penalty.turns[whole + 1] ?? 0) - low) * (eighths - whole)
  }

  function placeCost(index: number): number {
    const [place, from] = [at(index), truth[index] as Point]
    return (penalty.place * ((place.x - from.x) ** 2 + (place.y - from.y) ** 2)) / (share * share)
  }

  function pairCost(a: number, b: number): number {
    const reach = share * needed.stations + radius(a) + radius(b)
    const [one, other] = [at(a), at(b)]
    const [dx, dy] = [one.x - other.x, one.y - other.y]
    if (dx > reach || dx < -reach || dy > reach || dy < -reach) return 0
    return penalty.closeStations * squareOf(reach - Math.sqrt(dx * dx + dy * dy))
  }

  function passCost(index: number, { a, b }: Leg): number {
    const [point, from, to] = [at(index), at(a), at(b)]
    const reach = needed.line + radius(index)
    if (point.x < Math.min(from.x, to.x) - reach || point.x > Math.max(from.x, to.x) + reach) return 0
    if (point.y < Math.min(from.y, to.y) - reach || point.y > Math.max(from.y, to.y) + reach) return 0
    return penalty.closeLine * squareOf(reach - distanceToLeg(point, from, to))
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
    for (const [one, other] of apart) if (cross(one, other, places)) sum += penalty.crossing
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
