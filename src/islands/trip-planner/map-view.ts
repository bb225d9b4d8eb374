import { connectionCounts } from '../../shared/trip/connection-counts.ts'
import { type MapFrame, type Point, placeOnMap } from '../../shared/trip/map-frame.ts'
import type { Plan } from '../../shared/trip/plan-trip.ts'
import type { PlannerNetwork } from '../../shared/trip/planner-network.ts'
import type { Trip } from '../../shared/trip/trip.ts'

interface Box extends Point {
  readonly width: number
  readonly height: number
}

interface MapRing extends Point {
  readonly id: string
  /** A stop, the start of the trip, or a change. */
  readonly kind: 'start' | 'stop' | 'change'
}

interface MapLabel extends Point {
  readonly id: string
  readonly anchor: 'start' | 'end' | 'middle'
  /** Whether the name fits only on wide screens, where letters are smaller compared with the map. */
  readonly isWideOnly: boolean
}

/** A place that can be added to the trip, with its name beside it. */
export interface MapChoice extends Point {
  readonly id: string
  readonly name: string
  readonly label: Omit<MapLabel, 'id'>
}

export interface MapView {
  readonly viewBox: string
  /** The enlargement compared with the whole map, by which sizes are divided. */
  readonly zoom: number
  /** A line may be travelled twice, so each has a key of its own. */
  readonly lines: readonly { readonly key: string; readonly isNight: boolean; readonly path: string }[]
  readonly rings: readonly MapRing[]
  readonly labels: readonly MapLabel[]
  readonly choices: readonly MapChoice[]
}

/** The minimum width of the visible part, in units of the whole map. */
const closest = 170
const margin = 46

/** The map without a trip: most of Europe, with its hubs. */
export function emptyView(hubs: readonly MapHub[], frame: MapFrame): MapView {
  const box = boxAround([], frame)
  const zoom = frame.width / box.width
  const choices = choicesOf(hubs, [], new LabelPlaces(box, [], []), zoom)
  return { viewBox: viewBoxOf(box), zoom, lines: [], rings: [], labels: [], choices }
}

/**
 * The map of a trip: the part of Europe that it crosses, its lines and stations, names where there is space, and
 * between them the places that can be added.
 *
 * @param hubs the places that can be added, from `hubsOf`
 */
export function mapView(
  trip: Trip,
  { stages }: Plan,
  stations: PlannerNetwork['stations'],
  hubs: readonly MapHub[],
  frame: MapFrame,
): MapView {
  const place = (id: string): Point | undefined => {
    const station = stations.get(id)
    return station && placeOnMap(station, frame)
  }
  const legs = stages.flatMap(({ chosen }) => chosen?.legs ?? [])
  const steps = legs.flatMap(leg => {
    const { from, to } = leg.ride ?? leg.transfer
    const [one, other] = [place(from), place(to)]
    return one && other ? [{ from, to, one, other, isNight: leg.ride?.isNight === true }] : []
  })
  const stops = new Set(trip.stops.map(({ station }) => station))
  const ids = [...new Set([trip.from, ...stops, ...steps.flatMap(({ from, to }) => [from, to])])]
  const rings = ids.flatMap((id): MapRing[] => {
    const at = place(id)
    if (!at) return []
    return [{ id, ...at, kind: id === trip.from ? 'start' : stops.has(id) ? 'stop' : 'change' }]
  })
  // With a single place, the next one may be anywhere.
  const box = boxAround(rings.length > 1 ? rings : [], frame)
  const zoom = frame.width / box.width
  const labelPlaces = new LabelPlaces(box, rings, steps)
  const labels = rings
    .filter(({ kind }) => kind !== 'change')
    .flatMap(({ id, x, y }): MapLabel[] => {
      const label = labelPlaces.take({ x, y }, stations.get(id)?.name ?? id, letters, zoom)
      return label ? [{ id, ...label }] : []
    })
  return {
    viewBox: viewBoxOf(box),
    zoom,
    lines: steps.map(({ from, to, one, other, isNight }, step) => ({
      key: `${step} ${from} ${to}`,
      isNight,
      path: `M${one.x.toFixed(1)} ${one.y.toFixed(1)}L${other.x.toFixed(1)} ${other.y.toFixed(1)}`,
    })),
    rings,
    labels,
    choices: choicesOf(hubs, rings, labelPlaces, zoom),
  }
}

const viewBoxOf = ({ x, y, width, height }: Box) => [x, y, width, height].map(Math.round).join(' ')

/** The ratio of the picture's height to its width, as in its style. */
const proportion = 470 / 560

/**
 * The part of the map around some points, in the picture's proportions; most of it without points. It reaches beyond
 * the drawing where a point at its edge needs the margin.
 */
function boxAround(points: readonly Point[], { width, height }: MapFrame): Box {
  if (points.length === 0)
    return { x: 0, y: (height - width * proportion) / 2, width, height: width * proportion }
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin]
  const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin]
  const across = Math.max(closest, right - left, (bottom - top) / proportion)
  const down = across * proportion
  const within = (from: number, to: number, size: number, all: number) => {
    const inDrawing =
      size > all ? (all - size) / 2 : Math.max(0, Math.min(all - size, (from + to - size) / 2))
    return Math.max(to - size, Math.min(from, inDrawing))
  }
  return {
    x: within(left, right, across, width),
    y: within(top, bottom, down, height),
    width: across,
    height: down,
  }
}

interface Letter {
  readonly size: number
  readonly width: number
  /** The distance from a ring's centre to its name. */
  readonly gap: number
}

/**
 * The sizes of letters on phones and on wide screens, in units of the displayed picture: `side.css` has the same sizes.
 */
interface Letters {
  readonly phone: Letter
  readonly wide: Letter
}
const letters: Letters = {
  phone: { size: 28, width: 15, gap: 13 },
  wide: { size: 19, width: 10, gap: 13 },
}
/** The same for places that are not part of the trip. */
const quietLetters: Letters = {
  phone: { size: 22, width: 11.5, gap: 9 },
  wide: { size: 13, width: 7, gap: 9 },
}
/** The minimum distance of selectable places from each other and from the trip, so that a finger can select one. */
const reach = 56

/** A station with its position on the map. */
export interface MapHub extends Point {
  readonly id: string
  readonly name: string
}

/** All stations, sorted by the number of countries that can be reached without a change, then by their connections. */
export function hubsOf(
  { stations, lines }: Pick<PlannerNetwork, 'stations' | 'lines'>,
  frame: MapFrame,
): MapHub[] {
  const countries = new Map<string, Set<string>>()
  for (const { from, to } of lines)
    for (const [id, other] of [
      [from, to],
      [to, from],
    ] as const) {
      const reached = countries.get(id) ?? new Set()
      countries.set(id, reached.add(stations.get(other)?.country ?? ''))
    }
  const connections = connectionCounts(lines)
  const rank = (id: string) => (countries.get(id)?.size ?? 0) * 1000 + (connections.get(id) ?? 0)
  return [...stations.values()]
    .filter(({ id }) => connections.has(id))
    .sort((one, other) => rank(other.id) - rank(one.id))
    .map(station => ({ id: station.id, name: station.name, ...placeOnMap(station, frame) }))
}

/**
 * Places that can be added to the trip: visible hubs that are apart from each other and have space for a name. Those
 * with space for a phone's letters come before those that are only shown on wide screens.
 */
function choicesOf(
  hubs: readonly MapHub[],
  rings: readonly Point[],
  labelPlaces: LabelPlaces,
  zoom: number,
): MapChoice[] {
  const taken: Point[] = [...rings]
  const choose = (sizes: 'both' | 'wide') =>
    hubs.flatMap(({ id, name, x, y }): MapChoice[] => {
      const near = (sizes === 'both' ? 1.6 * reach : reach) / zoom
      if (taken.some(other => Math.hypot(other.x - x, other.y - y) < near)) return []
      const label = labelPlaces.takeFree({ x, y }, name, quietLetters, zoom, sizes)
      if (!label) return []
      taken.push({ x, y })
      return [{ id, name, x: rounded(x), y: rounded(y), label }]
    })
  return [...choose('both'), ...choose('wide')]
}

/** Rounds to a tenth of a unit, since the HTML contains the coordinates. */
const rounded = (units: number) => Math.round(units * 10) / 10

interface Line {
  readonly one: Point
  readonly other: Point
}

interface Rectangle {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Finds space for names beside their rings, and records what is occupied. */
class LabelPlaces {
  readonly #box: Box
  readonly #rings: readonly Point[]
  readonly #lines: readonly Line[]
  readonly #taken: Rectangle[] = []

  constructor(box: Box, rings: readonly Point[], lines: readonly Line[]) {
    this.#box = box
    this.#rings = rings
    this.#lines = lines
  }

  /**
   * Occupies the side of a ring where the fewest lines cross its name, in a phone's letters if they fit; undefined if
   * every side is occupied by a name or a ring.
   */
  take(at: Point, name: string, { phone, wide }: Letters, zoom: number): Omit<MapLabel, 'id'> | undefined {
    const label = this.#take(at, name, phone, zoom, Infinity)
    if (label) return { ...label, isWideOnly: false }
    const small = this.#take(at, name, wide, zoom, Infinity)
    return small && { ...small, isWideOnly: true }
  }

  /** Occupies a side where no line crosses the name, if letters fit in both sizes, or only on wide screens. */
  takeFree(
    at: Point,
    name: string,
    { phone, wide }: Letters,
    zoom: number,
    sizes: 'both' | 'wide',
  ): Omit<MapLabel, 'id'> | undefined {
    const label = this.#take(at, name, sizes === 'both' ? phone : wide, zoom, 0)
    return label && { ...label, isWideOnly: sizes === 'wide' }
  }

  #take(at: Point, name: string, letter: Letter, zoom: number, mostCrossings: number) {
    const [best] = sidesOf(at, name, letter, zoom)
      .filter(({ area }) => this.#isFree(area, at))
      .map(side => ({ ...side, crossings: this.#lines.filter(line => crosses(line, side.area)).length }))
      .filter(({ crossings }) => crossings <= mostCrossings)
      .sort((one, other) => one.crossings - other.crossings)
    if (!best) return undefined
    this.#taken.push(best.area)
    return best.label
  }

  #isFree(area: Rectangle, own: Point): boolean {
    const { x, y, width, height } = this.#box
    return (
      area.left > x &&
      area.right < x + width &&
      area.top > y &&
      area.bottom < y + height &&
      !this.#taken.some(other => overlap(area, other)) &&
      !this.#rings.some(ring => (ring.x !== own.x || ring.y !== own.y) && contains(area, ring))
    )
  }
}

/** The possible positions of a name: right, left, above and below, with the area that it covers. */
function sidesOf({ x, y }: Point, name: string, letter: Letter, zoom: number) {
  const size = letter.size / zoom
  const gap = letter.gap / zoom
  const across = (name.length * letter.width) / zoom
  const side = (anchor: MapLabel['anchor'], left: number, baseline: number) => ({
    label: {
      x: rounded(anchor === 'start' ? left : anchor === 'end' ? left + across : x),
      y: rounded(baseline),
      anchor,
    },
    area: { left, right: left + across, top: baseline - size * 0.8, bottom: baseline + size * 0.25 },
  })
  return [
    side('start', x + gap, y + size * 0.28),
    side('end', x - gap - across, y + size * 0.28),
    side('middle', x - across / 2, y - gap),
    side('middle', x - across / 2, y + gap + size * 0.7),
  ]
}

const overlap = (one: Rectangle, other: Rectangle) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const contains = ({ left, right, top, bottom }: Rectangle, { x, y }: Point) =>
  x > left && x < right && y > top && y < bottom

/** Whether a line passes through a rectangle, by clipping it to each side in turn. */
function crosses({ one, other }: Line, { left, right, top, bottom }: Rectangle): boolean {
  const [across, down] = [other.x - one.x, other.y - one.y]
  let [enters, leaves] = [0, 1]
  for (const [change, room] of [
    [-across, one.x - left],
    [across, right - one.x],
    [-down, one.y - top],
    [down, bottom - one.y],
  ] as const) {
    if (change === 0 && room < 0) return false
    if (change < 0) enters = Math.max(enters, room / change)
    if (change > 0) leaves = Math.min(leaves, room / change)
  }
  return enters < leaves
}
