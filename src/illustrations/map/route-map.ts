import { escapeHtml } from '../../shared/escape-html.ts'
import { type MapChoice, openChoice } from './choice.ts'
import { grow } from './geometry.ts'
import { drawGround } from './ground.ts'
import { layLines, roomForLines, tracksByStation } from './lines.ts'
import { pathThrough } from './marks.ts'
import type { LineColour, MapStation, Point } from './model.ts'
import { nudgeApart, type Ring } from './nudge.ts'
import { fitProjection } from './projection.ts'
import { placeRouteNames, type RouteName } from './route-names.ts'
import { coordinate } from './svg.ts'

/** A route that can be chosen: its lines through stations, each in travelling order. */
export interface MapRoute extends MapChoice {
  readonly colour: LineColour
  readonly lines: readonly (readonly string[])[]
}

/** What the map shows. */
export interface RouteMapInput {
  readonly title: string
  readonly routes: readonly MapRoute[]
  /** Where ids are looked up. */
  readonly stations: readonly MapStation[]
}

const width = 390
/** Room at the edges for names. */
const margin = 40
const radiusOf = (tracks: number) => 4.5 + (tracks - 1) * 2.5
/** The number of routes that lie side by side on a leg. If more use it, all of them share one line. */
const mostSideBySide = 3
/** How wide a line answers, the widest first: near a line its own reach lies over the wide ones of its neighbours. */
const reaches = ['wide', 'near', 'close'] as const

/**
 * A map with routes as lines that are links, side by side where two or three share a track, each with its name. A track
 * that more routes share is drawn once, without a link. The same choices must stand beside it as a list.
 *
 * @throws naming a station that is not among the stations.
 */
export function routeMap({ title, routes, stations }: RouteMapInput): string {
  const byId = new Map(stations.map(station => [station.id, station]))
  const used = [...new Set(routes.flatMap(route => route.lines.flat()))].map(id => {
    const station = byId.get(id)
    if (!station) throw new Error(`The map of routes has no station "${id}"`)
    return station
  })
  const projection = fitProjection(used, { width, margin })
  const { height } = projection
  const placed = new Map(used.map(station => [station.id, projection.place(station)]))
  const { own, shared } = splitShared(routes)
  const lines = eastFirst(routes, placed).flatMap(route =>
    (own.get(route) ?? []).map(ids => ({ name: route.name, colour: route.colour, stations: ids, route })),
  )
  const tracks = tracksByStation(lines)
  const ends = new Set(lines.flatMap(({ stations: ids }) => [ids[0], ids.at(-1)]))
  const frame = grow({ left: 0, top: 0, right: width, bottom: height }, -6)
  const rings = nudgeApart(
    [...placed]
      .filter(([id]) => ends.has(id))
      .map(([id, place]) => ({ id, at: place, radius: radiusOf(tracks.get(id) ?? 1) })),
    frame,
    roomForLines(lines),
  )
  const ringOf = new Map(rings.map(ring => [ring.id, ring]))
  const places = new Map([...placed].map(([id, place]) => [id, ringOf.get(id)?.at ?? place]))
  const laid = layLines(lines, places)
  const runs = routes.map(route => laid.filter(({ line }) => line.route === route).flatMap(line => line.runs))
  const names = placeRouteNames(
    routes.map(route => route.name),
    runs,
    { frame, rings },
  )

  const pathId = (index: number) => `route-line-${index}`
  const paths = runs.map((own, index) => `<path id="${pathId(index)}" d="${own.map(pathThrough).join('')}"/>`)
  const lineWith = (index: number, look: string) => `<use href="#${pathId(index)}" class="${look}"/>`
  const below = reaches.flatMap(reach =>
    routes.map(
      (route, index) =>
        `${openPointerChoice(route)}${lineWith(index, `map__reach map__reach--${reach}`)}</a>`,
    ),
  )
  const links = routes.map(
    (route, index) =>
      `${openChoice(route)}<title>${escapeHtml(route.name)}</title>${lineWith(index, `map__line map__line--${route.colour}`)}</a>`,
  )
  const above = routes.map((route, index) => {
    const ends = new Set(own.get(route)?.flatMap(line => [line[0] ?? '', line.at(-1) ?? '']))
    const rings = [...ends].map(id => drawRing(ringOf.get(id)))
    return `${openPointerChoice(route)}${rings.join('')}${nameOf(names[index])}</a>`
  })
  const legs = shared.map(leg => pathThrough(leg.flatMap(id => places.get(id) ?? [])))
  return [
    `<svg class="map" viewBox="0 0 ${width} ${height}" role="group" aria-label="${escapeHtml(title)}">`,
    drawGround(projection),
    legs.length > 0 ? `<path class="map__shared" d="${legs.join('')}"/>` : '',
    `<defs>${paths.join('')}</defs>`,
    ...below,
    ...links,
    ...above,
    '</svg>',
  ].join('')
}

/** The start of a link for the pointer alone: the route's own link is what a keyboard and a screen reader come to. */
function openPointerChoice({ href, attributes = {} }: MapChoice): string {
  const more = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  return `<a href="${escapeHtml(href)}" tabindex="-1" aria-hidden="true"${more.join('')}>`
}

/** Lines on one track keep this order from side to side, so that those that leave it to the west cross no other. */
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

const at = ({ x, y }: Point, [across, down]: readonly [string, string]) =>
  `${across}="${coordinate(x)}" ${down}="${coordinate(y)}"`

function drawRing(ring: Ring | undefined): string {
  return ring ? `<circle class="map__stop" ${at(ring.at, ['cx', 'cy'])} r="${ring.radius}"/>` : ''
}

function nameOf(name: RouteName | undefined): string {
  const rows = name?.rows.map(row => `<tspan ${at(row.at, ['x', 'y'])}>${escapeHtml(row.text)}</tspan>`)
  return rows ? `<text class="map__label">${rows.join('')}</text>` : ''
}
