import { escapeHtml } from '../../shared/escape-html.ts'
import { type MapChoice, openChoice } from './choice.ts'
import { europe } from './europe.ts'
import type { LineColour, MapStation, Point } from './model.ts'
import { coordinate } from './svg.ts'

/** A route that can be chosen: its lines through stations, each in travelling order. */
export interface MapRoute extends MapChoice {
  readonly colour: LineColour
  readonly lines: readonly (readonly string[])[]
}

const radius = 4.5

/**
 * A map of Europe with routes as lines that are links. The same choices must stand beside it as a list.
 *
 * @throws naming a station that is not among the stations.
 */
export function routeMap(
  title: string,
  routes: readonly MapRoute[],
  stations: readonly MapStation[],
): string {
  const { projection, viewBox, land, borders } = europe()
  const places = new Map(stations.map(station => [station.id, projection.place(station)]))
  const place = (id: string): Point => {
    const point = places.get(id)
    if (!point) throw new Error(`The map of routes has no station "${id}"`)
    return point
  }
  const at = ({ x, y }: Point) => `${coordinate(x)} ${coordinate(y)}`
  const links = routes.map(route => {
    const path = route.lines.map(line => `M${line.map(id => at(place(id))).join('L')}`).join('')
    const ends = new Set(route.lines.flatMap(line => [line[0] ?? '', line.at(-1) ?? '']))
    const stops = [...ends].map(id => {
      const { x, y } = place(id)
      return `<circle class="map__stop" cx="${coordinate(x)}" cy="${coordinate(y)}" r="${radius}"/>`
    })
    return [
      openChoice(route),
      `<title>${escapeHtml(route.name)}</title>`,
      // A finger is wider than the line.
      `<path class="map__reach" d="${path}"/>`,
      `<path class="map__line map__line--${route.colour}" d="${path}"/>`,
      ...stops,
      '</a>',
    ].join('')
  })
  return [
    `<svg class="map" viewBox="${viewBox}" role="group" aria-label="${escapeHtml(title)}">`,
    land,
    borders,
    ...links,
    '</svg>',
  ].join('')
}
