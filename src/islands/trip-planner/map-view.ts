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
  /** A stop, where the trip begins, or a change. */
  readonly kind: 'start' | 'stop' | 'change'
}

interface MapLabel extends Point {
  readonly id: string
  readonly anchor: 'start' | 'end' | 'middle'
  /** Whether the name has room on wide screens alone, whose letters are smaller against the map. */
  readonly isWideOnly: boolean
}

/** A place that may be added to the trip, with its name beside it. */
export interface MapChoice extends Point {
  readonly id: string
  readonly name: string
  readonly label: Omit<MapLabel, 'id'>
}

export interface MapView {
  readonly viewBox: string
  /** How much larger than the whole map it is shown: sizes are divided by it. */
  readonly zoom: number
  /** A line may be travelled twice, so each has a key of its own. */
  readonly lines: readonly { readonly key: string; readonly isNight: boolean; readonly path: string }[]
  readonly rings: readonly MapRing[]
  readonly labels: readonly MapLabel[]
  readonly choices: readonly MapChoice[]
}

/** Units of the whole map that are shown at least. */
const closest = 170
const margin = 46

/** The map before it shows a trip: most of Europe, with its hubs. */
export function emptyView(hubs: readonly MapHub[], frame: MapFrame): MapView {
  const box = boxAround([], frame)
  const zoom = frame.width / box.width
  const choices = choicesOf(hubs, [], new LabelPlaces(box, [], []), zoom)
  return { viewBox: viewBoxOf(box), zoom, lines: [], rings: [], labels: [], choices }
}

/**
 * What the map shows of a trip: the part of Europe that it crosses, its lines and stations with their names where they have
 * room, and between them the places that may be added.
 *
 * @param hubs the places that may be added, from `hubsOf`
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
  // From a single place one looks for the next one, which may be anywhere.
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

/** Height of the picture for each unit of its width, as its style says. */
const proportion = 470 / 560

/** The part of the map around some points, in the picture's proportions; most of it without points. */
function boxAround(points: readonly Point[], { width, height }: MapFrame): Box {
  if (points.length === 0)
    return { x: 0, y: (height - width * proportion) / 2, width, height: width * proportion }
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin]
  const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin]
  const across = Math.max(closest, right - left, (bottom - top) / proportion)
  const down = across * proportion
  const within = (start: number, size: number, all: number) =>
    size > all ? (all - size) / 2 : Math.max(0, Math.min(all - size, start))
  return {
    x: within((left + right - across) / 2, across, width),
    y: within((top + bottom - down) / 2, down, height),
    width: across,
    height: down,
  }
}

interface Letter {
  readonly size: number
  readonly width: number
  /** From a ring's middle to its name. */
  readonly gap: number
}

/** Letters of names on phones and on wide screens, in units of the picture as it is shown: `side.css` has the same sizes. */
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
/** How near two places to choose from may be to each other or to the trip, so that a finger tells them apart. */
const reach = 56

/** A station where it lies on the map. */
export interface MapHub extends Point {
  readonly id: string
  readonly name: string
}

/** All stations, those from which one reaches most countries without a change first, then those with most connections. */
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
 * Places to add to the trip: hubs that are in sight, apart from each other, and have room for a name. Those with room for the
 * letters of a phone come before those that only wide screens show.
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

/** To a tenth of a unit, since the HTML holds them. */
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

/** Finds room for names beside their rings, and remembers what is taken. */
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
   * The side of a ring where the fewest lines cross its name, in the letters of a phone if they have room; undefined where a
   * name or a ring is in the way everywhere.
   */
  take(at: Point, name: string, { phone, wide }: Letters, zoom: number): Omit<MapLabel, 'id'> | undefined {
    const label = this.#take(at, name, phone, zoom, Infinity)
    if (label) return { ...label, isWideOnly: false }
    const small = this.#take(at, name, wide, zoom, Infinity)
    return small && { ...small, isWideOnly: true }
  }

  /** A side where no line crosses the name, in letters that have room in both sizes, or on wide screens. */
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

/** Where a name may stand: right, left, above and below, with the area that it covers. */
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
