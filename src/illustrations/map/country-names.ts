import type { MultiPolygon, Position } from 'geojson'
import { escapeHtml } from '../../shared/escape-html.ts'
import { attributesOf, type MapChoice } from './choice.ts'
import { overlaps } from './geometry.ts'
import type { Box, Point } from './model.ts'
import type { Projection } from './projection.ts'
import { coordinate } from './svg.ts'
import { textWidth } from './text-width.ts'

/** A country to be named, and its land. */
export interface NamedGround {
  readonly choice: MapChoice
  readonly ground: MultiPolygon
}

const edge = 4
/** The type size of a name, in drawing units; `country-map.css` says the same. */
const size = 21

/**
 * The names of countries, each in the middle of its largest piece of land. Where two would overlap, the southern one
 * moves down. The filter hides them with their countries. They are for sight only, since the links have the names too.
 */
export function countryNames(countries: readonly NamedGround[], projection: Projection): string {
  /** From top to bottom. */
  const taken: Box[] = []
  return countries
    .map(({ choice, ground }) => ({ choice, middle: middleOf(ground, projection) }))
    .sort((one, other) => one.middle.y - other.middle.y)
    .map(({ choice, middle }) => {
      const box = freeBox(choice.name, middle, taken, projection.width)
      taken.splice(1 + taken.findLastIndex(other => other.top <= box.top), 0, box)
      const x = coordinate((box.left + box.right) / 2)
      const y = coordinate(box.top + size * 0.8)
      const label = `<text class="map__label map__label--country" x="${x}" y="${y}">${escapeHtml(choice.name)}</text>`
      return `<g aria-hidden="true"${attributesOf(choice)}>${label}</g>`
    })
    .join('')
}

function freeBox(name: string, { x, y }: Point, taken: readonly Box[], width: number): Box {
  const half = textWidth(name, size) / 2
  const centre = Math.max(half + edge, Math.min(x, width - half - edge))
  const at = (top: number): Box => ({
    left: centre - half,
    right: centre + half,
    top,
    bottom: top + size,
  })
  // All boxes are equally high, so one that has moved below another overlaps none above that one.
  return taken.reduce((box, other) => (overlaps(box, other) ? at(other.bottom + 1) : box), at(y - size / 2))
}

/** The middle of the largest piece of land, by its area on the drawing. */
function middleOf({ coordinates }: MultiPolygon, projection: Projection): Point {
  const pieces = coordinates.map(rings => weigh((rings[0] ?? []).map(point => placed(point, projection))))
  return pieces.reduce((largest, piece) => (piece.area > largest.area ? piece : largest), {
    area: 0,
    x: 0,
    y: 0,
  })
}

const placed = ([lon = 0, lat = 0]: Position, projection: Projection) =>
  projection.place({ id: '', name: '', lon, lat })

/** The area of a ring and its centroid, by the shoelace formula. */
function weigh(ring: readonly Point[]): Point & { readonly area: number } {
  let [twice, x, y] = [0, 0, 0]
  for (const [index, a] of ring.entries()) {
    const b = ring[(index + 1) % ring.length] ?? a
    const cross = a.x * b.y - b.x * a.y
    twice += cross
    x += (a.x + b.x) * cross
    y += (a.y + b.y) * cross
  }
  return { area: Math.abs(twice / 2), x: x / (3 * twice || 1), y: y / (3 * twice || 1) }
}
