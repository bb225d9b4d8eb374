import { escapeHtml } from '../../shared/escape-html.ts'
import { type MapChoice, openChoice } from './choice.ts'
import { distanceBetween, distanceTo, grow } from './geometry.ts'
import { drawGround } from './ground.ts'
import { candidates, type Label, type Stop, type Surroundings } from './label-candidates.ts'
import { placeLabels } from './labels.ts'
import { lineNumbers, type NumberPlate, segmentsOf } from './line-numbers.ts'
import { layLines, roomForLines, tracksByStation } from './lines.ts'
import { drawLabel, pathThrough } from './marks.ts'
import type { Box, LineColour, MapStation, Point } from './model.ts'
import { nudgeApart } from './nudge.ts'
import { fitProjection, type Projection } from './projection.ts'
import { routeNetwork } from './route-network.ts'
import { coordinate } from './svg.ts'

/** A route that can be chosen: its lines through stations, each in travelling order. */
export interface MapRoute extends MapChoice {
  readonly colour: LineColour
  readonly lines: readonly (readonly string[])[]
}

/** What the map shows. */
export interface RouteMapInput {
  readonly routes: readonly MapRoute[]
  /** Where ids are looked up. */
  readonly stations: readonly MapStation[]
}

/** The layout of the map. */
export interface RouteMapLayout {
  readonly projection: Projection
  readonly stops: readonly RouteStop[]
  /** The ids of the stops whose names are placed first. */
  readonly hubs: readonly string[]
  /** What is drawn of each route. */
  readonly runs: readonly (readonly (readonly Point[])[])[]
  /** The tracks that many routes share. */
  readonly shared: readonly (readonly Point[])[]
  /** The plate with each route's number. */
  readonly numbers: readonly (NumberPlate | undefined)[]
  /** Of each stop, in their order. */
  readonly labels: readonly Label[]
}

/** A station that has a ring and a name. */
interface RouteStop extends Stop {
  /** The indices of the routes that stop there. */
  readonly routes: readonly number[]
}

const width = 390
/** The margin for names at the edges. */
const margin = 34
const radiusOf = (tracks: number) => 4 + (tracks - 1) * 2
/** The number of routes that lie side by side on a leg. If more use it, all of them share one line. */
const mostSideBySide = 3
/** A station with at least this many routes is a hub: its name is placed first, and may lie on a line. */
const hubRoutes = 3
const isHub = ({ rank }: Stop) => rank >= hubRoutes
/**
 * The widths of the invisible links along a line, the widest first: near a line, its narrow link is above the wide ones
 * of its neighbours.
 */
const reaches = ['wide', 'near', 'close'] as const

/**
 * A map with routes as lines that are links, side by side where two or three share a track. A track that more routes
 * share is drawn once, without a link. Each line has its number, from 1, in the order of the routes, unless there are
 * too many for them. It is for the eye and the pointer: the page must list the numbered routes, as links, beside it.
 *
 * @throws naming a station that is not among the stations.
 */
export function routeMap(input: RouteMapInput): string {
  const { routes } = input
  const { projection, stops, runs, shared, numbers, labels } = layOutRouteMap(input)
  const pathId = (index: number) => `route-line-${index}`
  const paths = runs.map((own, index) => `<path id="${pathId(index)}" d="${own.map(pathThrough).join('')}"/>`)
  const lineWith = (index: number, look: string) => `<use href="#${pathId(index)}" class="${look}"/>`
  const below = reaches.flatMap(reach =>
    routes.map(
      (route, index) => `${openChoice(route)}${lineWith(index, `map__reach map__reach--${reach}`)}</a>`,
    ),
  )
  const links = routes.map(
    (route, index) =>
      `${openChoice(route, ' class="map__choice"')}${lineWith(index, `map__line map__line--${route.colour}`)}</a>`,
  )
  const marksOf = (isChosen: (routes: readonly number[]) => boolean) => [
    ...labels
      .filter((_, index) => isChosen(stops[index]?.routes ?? []))
      .map(label => drawLabel(label, { isPlain: false })),
    ...stops.filter(stop => isChosen(stop.routes)).map(drawRing),
  ]
  /** With a route, the filter hides the stops that no other route has. */
  const own = routes.map((route, index) => {
    const marks = marksOf(users => users.length === 1 && users[0] === index)
    return `${openChoice(route)}${marks.join('')}${drawPlate(numbers[index], index + 1, route)}</a>`
  })
  return [
    `<svg class="map" viewBox="0 0 ${projection.width} ${projection.height}" aria-hidden="true">`,
    drawGround(projection),
    shared.length > 0 ? `<path class="map__shared" d="${shared.map(pathThrough).join('')}"/>` : '',
    `<defs>${paths.join('')}</defs>`,
    ...below,
    ...links,
    ...marksOf(users => users.length > 1),
    ...own,
    '</svg>',
  ].join('')
}

/** Lays out the map of routes. */
export function layOutRouteMap(input: RouteMapInput): RouteMapLayout {
  const byId = new Map(input.stations.map(station => [station.id, station]))
  for (const id of input.routes.flatMap(route => route.lines.flat()))
    if (!byId.has(id)) throw new Error(`The map of routes has no station "${id}"`)
  const network = routeNetwork(
    input.routes.map(({ lines }) => lines),
    byId,
  )
  const routes = input.routes.map((route, index) => ({ ...route, lines: network[index] ?? [] }))
  const used = [...new Set(network.flat(2))].flatMap(id => byId.get(id) ?? [])
  const projection = fitProjection(used, { width, margin })
  const placed = new Map(used.map(station => [station.id, projection.place(station)]))
  const { own, shared } = splitShared(routes)
  const lines = eastFirst(routes, placed).flatMap(route =>
    (own.get(route) ?? []).map(ids => ({ name: route.name, colour: route.colour, stations: ids, route })),
  )
  const tracks = tracksByStation(lines)
  const ends = new Set(network.flat().flatMap(line => [line[0], line.at(-1)]))
  const frame = grow({ left: 0, top: 0, right: width, bottom: projection.height }, -4)
  const rings = nudgeApart(
    used.flatMap(({ id, name }) => {
      const at = placed.get(id)
      if (!at || !ends.has(id)) return []
      const stopping = routes.flatMap((route, index) => (route.lines.flat().includes(id) ? index : []))
      return [
        { id, name, at, routes: stopping, radius: radiusOf(Math.min(tracks.get(id) ?? 1, mostSideBySide)) },
      ]
    }),
    frame,
    roomForLines(lines),
  )
  const ringOf = new Map(rings.map(ring => [ring.id, ring]))
  const places = new Map([...placed].map(([id, place]) => [id, ringOf.get(id)?.at ?? place]))
  const laid = layLines(lines, places)
  const runs = routes.map(route => laid.filter(({ line }) => line.route === route).flatMap(line => line.runs))
  const legs = shared.map(leg => leg.flatMap(id => places.get(id) ?? []))
  const segments = [...runs.flat(), ...legs].flatMap(segmentsOf)

  const stops = rings
    .map(ring => ({ ...ring, isBig: false, rank: ring.routes.length }))
    .sort((a, b) => b.rank - a.rank)
  const { hubLabels, numbers } = placeHubsAndNumbers(stops, runs, { frame, segments })
  const blocked = numbers.flatMap(number => (number ? grow(number.box, 2) : []))
  const labels = nameFurther(stops, hubLabels, { frame, segments, blocked })
  const named = labels.flatMap(({ stop }) => stops.find(({ id }) => id === stop.id) ?? [])
  const hubs = stops.filter(isHub).map(({ id }) => id)
  return { projection, stops: named, hubs, runs, shared: legs, numbers, labels }
}

/**
 * With more routes there is little room for their numbers, and looking for it takes time and memory that grow with the
 * square of their number.
 */
const mostNumbered = 40

/**
 * The names of hubs, and the numbers. A line without room for its number beside these names has its number placed before
 * them, in the next round.
 */
function placeHubsAndNumbers(
  stops: readonly Stop[],
  runs: RouteMapLayout['runs'],
  surroundings: Surroundings,
): { readonly hubLabels: readonly Label[]; readonly numbers: RouteMapLayout['numbers'] } {
  const hubs = stops.filter(isHub)
  const shared = stops.filter(({ rank }) => rank > 1)
  const nameHubs = (blocked: readonly Box[]) => {
    const around = { ...surroundings, blocked }
    return nameFurther(shared, placeLabels(hubs, around), around)
  }
  if (runs.length > mostNumbered) return { hubLabels: nameHubs([]), numbers: runs.map(() => undefined) }
  const placeNumbers = lineNumbers(runs, { frame: surroundings.frame, ends: stops })
  const early = new Set<number>()
  for (;;) {
    const unhindered = early.size > 0 ? placeNumbers({ rings: hubs, names: [] }) : []
    const first = new Map<number, NumberPlate>()
    for (const index of early) {
      const plate = unhindered[index]
      if (plate) first.set(index, plate)
    }
    const hubLabels = nameHubs([...first.values()].map(({ box }) => grow(box, 2)))
    const numbers = placeNumbers({
      rings: hubLabels.map(({ stop }) => stop),
      names: hubLabels,
      first,
    })
    const missing = numbers.flatMap((number, index) => (number ? [] : index))
    if (missing.length === 0 || missing.every(index => early.has(index))) return { hubLabels, numbers }
    for (const index of missing) early.add(index)
  }
}

/** Adds the names of further stops that fit to those of the hubs. Only where routes meet may a name lie on a line. */
function nameFurther(
  stops: readonly Stop[],
  hubLabels: readonly Label[],
  { blocked = [], ...surroundings }: Surroundings,
): Label[] {
  const named = [...hubLabels]
  const boxes = [...blocked, ...hubLabels.map(({ box }) => box)]
  for (const stop of stops) {
    const others = named.map(label => label.stop)
    const isFree =
      named.every(label => label.stop.id !== stop.id && isApart(label, stop)) &&
      boxes.every(box => distanceTo(box, stop.at) > stop.radius + 2)
    const label = isFree
      ? candidates(stop, others, { ...surroundings, blocked: boxes }).find(
          ({ isOnLine, leader }) => !leader && (!isOnLine || stop.rank > 1),
        )
      : undefined
    if (!label) continue
    named.push(label)
    boxes.push(label.box)
  }
  return named
}

/** Whether two stops do not touch, and a name is nearer to its own stop than to the other. */
const isApart = ({ stop: { at, radius }, box }: Label, other: Stop) =>
  distanceBetween(at, other.at) > radius + other.radius + 4 &&
  distanceTo(box, other.at) - other.radius > distanceTo(box, at) - radius

/** Lines on one track keep this order, so that those that leave it to the west cross no other. */
function eastFirst(routes: readonly MapRoute[], places: ReadonlyMap<string, Point>): MapRoute[] {
  const middle = ({ lines }: MapRoute) => {
    const xs = lines.flat().flatMap(id => places.get(id)?.x ?? [])
    return xs.reduce((sum, x) => sum + x, 0) / xs.length
  }
  return [...routes].sort((one, other) => middle(other) - middle(one))
}

interface SplitRoutes {
  /** The lines of each route without the shared legs. A route that has no other legs keeps them. */
  readonly own: ReadonlyMap<MapRoute, readonly (readonly string[])[]>
  /** The legs that more than `mostSideBySide` routes use, each once. */
  readonly shared: readonly (readonly [string, string])[]
}

function splitShared(routes: readonly MapRoute[]): SplitRoutes {
  const legsOf = (line: readonly string[]) =>
    line.slice(1).map((to, index) => [line[index] ?? to, to] as const)
  const keyOf = (leg: readonly [string, string]) => leg.toSorted().join(' ')
  const users = new Map<string, Set<MapRoute>>()
  for (const route of routes)
    for (const leg of route.lines.flatMap(legsOf))
      users.set(keyOf(leg), (users.get(keyOf(leg)) ?? new Set()).add(route))
  const isShared = (leg: readonly [string, string]) => (users.get(keyOf(leg))?.size ?? 0) > mostSideBySide

  const withoutShared = (line: readonly string[]) => {
    const parts: string[][] = []
    let last: string | undefined
    for (const [from, to] of legsOf(line).filter(leg => !isShared(leg))) {
      if (last === from) parts.at(-1)?.push(to)
      else parts.push([from, to])
      last = to
    }
    return parts
  }
  const own = routes.map(route => {
    const parts = route.lines.flatMap(withoutShared)
    return [route, parts.length > 0 ? parts : route.lines] as const
  })
  const legs = routes.flatMap(route => route.lines.flatMap(legsOf)).filter(isShared)
  return { own: new Map(own), shared: [...new Map(legs.map(leg => [keyOf(leg), leg])).values()] }
}

function drawPlate(plate: NumberPlate | undefined, number: number, { name, colour }: MapRoute): string {
  if (!plate) return ''
  const { box, at, stem } = plate
  const [x, y] = [coordinate(box.left), coordinate(box.top)]
  const look = `class="map__plate map__line--${colour}"`
  const size = `width="${box.right - box.left}" height="${box.bottom - box.top}"`
  return [
    `<title>${escapeHtml(name)}</title>`,
    stem ? `<path ${look} d="${pathThrough(stem)}"/>` : '',
    `<rect ${look} x="${x}" y="${y}" ${size} rx="3"/>`,
    `<text class="map__number" x="${coordinate(at.x)}" y="${coordinate(at.y + 5)}">${number}</text>`,
  ].join('')
}

const drawRing = ({ at, radius }: Stop) =>
  `<circle class="map__stop" cx="${coordinate(at.x)}" cy="${coordinate(at.y)}" r="${radius}"/>`
