import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Geometry, MultiLineString, MultiPolygon, Position } from 'geojson'
import { feature, mesh } from 'topojson-client'
import { presimplify, simplify, sphericalRingArea, sphericalTriangleArea } from 'topojson-simplify'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { GeoWindow } from './model.ts'

type World = Topology<{ countries: GeometryCollection; land: GeometryCollection }>

/** Scale of the survey: 1:50 million for a continent, 1:10 million for a small country. */
export type AtlasScale = '50m' | '10m'

/** Coasts and borders, in degrees. */
export interface Atlas {
  readonly land: MultiPolygon
  readonly borders: MultiLineString
}

const weighed = new Map<AtlasScale, World>()

/** Reads an atlas once: parsing it and weighing its corners is most of the work of a map. */
function loadWorld(scale: AtlasScale): World {
  const known = weighed.get(scale)
  if (known) return known
  const file = createRequire(import.meta.url).resolve(`world-atlas/countries-${scale}.json`)
  const world: World = JSON.parse(readFileSync(file, 'utf8'))
  const loaded = presimplify(world, sphericalTriangleArea)
  weighed.set(scale, loaded)
  return loaded
}

/**
 * Coasts and borders of one part of the world, no finer than asked.
 *
 * @param window what lies wholly outside is left out.
 * @param corner what changes an outline by less than this many steradians is left out.
 * @param island what is smaller than this many steradians is left out, lakes too.
 */
export function readAtlas(scale: AtlasScale, window: GeoWindow, corner: number, island: number): Atlas {
  const world = simplify(loadWorld(scale), corner)
  const polygons = feature(world, world.objects.land)
    .features.flatMap(({ geometry }) => polygonsOf(geometry))
    .map(rings => rings.filter(ring => touches(window, ring) && ringArea(ring) >= island))
    .filter(rings => rings.length > 0)
  return {
    land: { type: 'MultiPolygon', coordinates: polygons },
    borders: mesh(world, world.objects.countries, (a, b) => a !== b),
  }
}

/** The ground of some countries by their ISO 3166-1 number, no finer than asked; a country the atlas lacks is left out. */
export function readCountries(numbers: readonly string[], corner: number): ReadonlyMap<string, MultiPolygon> {
  const world = simplify(loadWorld('50m'), corner)
  const wanted = world.objects.countries.geometries.filter(({ id }) => numbers.includes(String(id)))
  return new Map(
    wanted.map(country => {
      const alone = feature(world, { type: 'GeometryCollection', geometries: [country] })
      const coordinates = alone.features.flatMap(({ geometry }) => polygonsOf(geometry))
      return [String(country.id), { type: 'MultiPolygon', coordinates }]
    }),
  )
}

function polygonsOf(geometry: Geometry): Position[][][] {
  if (geometry.type === 'MultiPolygon') return geometry.coordinates
  return geometry.type === 'Polygon' ? [geometry.coordinates] : []
}

/** Whether a ring has ground in the window, or spans it. */
function touches(window: GeoWindow, ring: Position[]): boolean {
  let [west, south, east, north] = [180, 90, -180, -90]
  for (const [lon = 0, lat = 0] of ring) {
    west = Math.min(west, lon)
    east = Math.max(east, lon)
    south = Math.min(south, lat)
    north = Math.max(north, lat)
  }
  return west <= window.east && east >= window.west && south <= window.north && north >= window.south
}

function ringArea(ring: Position[]): number {
  return sphericalRingArea(
    ring.map(([lon = 0, lat = 0]) => [lon, lat]),
    false,
  )
}
