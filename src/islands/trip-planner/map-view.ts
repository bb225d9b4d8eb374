import { connectionCounts } from '../../shared/trip/connection-counts.ts'
import { isByTrain } from '../../shared/trip/is-by-train.ts'
import { type MapFrame, type Point, placeOnMap } from '../../shared/trip/map-frame.ts'
import type { Plan } from '../../shared/trip/plan-trip.ts'
import type { PlannerNetwork } from '../../shared/trip/planner-network.ts'
import type { Trip } from '../../shared/trip/trip.ts'
import { type Box, LabelPlaces, letters, type MapLabel, quietLetters, rounded } from './label-places.ts'

interface MapRing extends Point {
  readonly id: string
  /** A stop, the start of the trip, or a change. */
  readonly kind: 'start' | 'stop' | 'change'
}

/** A place that can be added to the trip, with its name beside it. */
export interface MapChoice extends Point {
  readonly id: string
  readonly name: string
  readonly label: Omit<MapLabel, 'id'>
}

interface MapLine {
  readonly key: string
  /** Whether passengers sleep on board. */
  readonly isNight: boolean
  /** Whether it is a ferry or a bus. */
  readonly isDotted: boolean
  readonly path: string
}

export interface MapView {
  readonly viewBox: string
  /** The enlargement compared with the whole map, by which sizes are divided. */
  readonly zoom: number
  /** A line may be travelled twice, so each has a key of its own. */
  readonly lines: readonly MapLine[]
  readonly rings: readonly MapRing[]
  readonly labels: readonly MapLabel[]
  readonly choices: readonly MapChoice[]
}

/** The minimum width of the visible part, in units of the whole map. */
const closest = 170
const margin = 46
/** The distance at which the ring of a change is just outside that of a stop, in units of the displayed picture. */
const apart = 12

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
    if (!one || !other) return []
    const isNight = leg.ride?.isOvernight === true
    return [{ from, to, one, other, isNight, isDotted: !isByTrain([leg]) }]
  })
  const stops = new Set(trip.stops.map(({ station }) => station))
  const ids = [...new Set([trip.from, ...stops, ...steps.flatMap(({ from, to }) => [from, to])])]
  const passed = ids.flatMap((id): MapRing[] => {
    const at = place(id)
    if (!at) return []
    return [{ id, ...at, kind: id === trip.from ? 'start' : stops.has(id) ? 'stop' : 'change' }]
  })
  // With only one place the whole map is shown, since the next stop may be anywhere.
  const box = boxAround(passed.length > 1 ? passed : [], frame)
  const zoom = frame.width / box.width
  const rings = withoutCovered(passed, zoom)
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
    lines: steps.map(({ from, to, one, other, isNight, isDotted }, step) => ({
      key: `${step} ${from} ${to}`,
      isNight,
      isDotted,
      path: `M${one.x.toFixed(1)} ${one.y.toFixed(1)}L${other.x.toFixed(1)} ${other.y.toFixed(1)}`,
    })),
    rings,
    labels,
    choices: choicesOf(hubs, rings, labelPlaces, zoom),
  }
}

/**
 * The rings without those of a change that would lie on the ring of the start, a stop or an earlier change: two stations
 * of a city are almost at one point. The start and the stops precede the changes.
 */
function withoutCovered(rings: readonly MapRing[], zoom: number): MapRing[] {
  const seen: MapRing[] = []
  for (const ring of rings)
    if (
      ring.kind !== 'change' ||
      seen.every(({ x, y }) => Math.hypot(x - ring.x, y - ring.y) >= apart / zoom)
    )
      seen.push(ring)
  return seen
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
