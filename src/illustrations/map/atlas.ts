import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Geometry, MultiLineString, MultiPolygon, Position } from 'geojson'
import { feature, mesh } from 'topojson-client'
import { presimplify, sphericalRingArea, sphericalTriangleArea } from 'topojson-simplify'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { GeoWindow } from './model.ts'
import {
  boxOf,
  type Outline,
  overlap,
  type Ring,
  simplifyOutside,
  surroundings,
  thinLine,
  thinRing,
} from './weighed-outline.ts'

type World = Topology<{ countries: GeometryCollection; land: GeometryCollection }>

/** The scale of the survey: 1:50 million for a continent, 1:10 million for a small country. */
export type AtlasScale = '50m' | '10m'

/** Coasts and borders, in degrees. */
export interface Atlas {
  readonly land: MultiPolygon
  readonly borders: MultiLineString
}

/** A survey with all its corners, the weight of each, and the box around each outline. */
interface Survey {
  /** Each piece of land as its rings: first the coast, then its lakes. */
  readonly land: readonly (readonly Ring[])[]
  readonly borders: readonly Outline[]
  /** By ISO 3166-1 number. */
  readonly countries: ReadonlyMap<string, readonly (readonly Ring[])[]>
}

const surveys = new Map<AtlasScale, Survey>()

/** Reads a survey once, since parsing it and weighing its corners is most of the work of a map. */
function readSurvey(scale: AtlasScale): Survey {
  const known = surveys.get(scale)
  if (known) return known
  const file = createRequire(import.meta.url).resolve(`world-atlas/countries-${scale}.json`)
  const world: World = presimplify(JSON.parse(readFileSync(file, 'utf8')), sphericalTriangleArea)
  const { land, countries } = world.objects
  const outlines = (one: typeof land) =>
    feature(world, one)
      .features.flatMap(({ geometry }) => polygonsOf(geometry))
      .map(rings => rings.map(ringOf))
  const survey = {
    land: outlines(land),
    borders: mesh(world, countries, (a, b) => a !== b).coordinates.map(outlineOf),
    countries: new Map(
      // Those without a number are told from each other by their names.
      countries.geometries.map(country => [
        String(country.id ?? JSON.stringify(country.properties)),
        outlines({ type: 'GeometryCollection', geometries: [country] }),
      ]),
    ),
  }
  surveys.set(scale, survey)
  return survey
}

const outlineOf = (points: Position[]): Outline => ({ points, box: boxOf(points) })
const ringOf = (points: Position[]): Ring => ({ ...outlineOf(points), area: ringArea(points) })
const ringArea = (points: readonly Position[]) =>
  sphericalRingArea(
    points.map(([lon = 0, lat = 0]) => [lon, lat]),
    false,
  )

/** A ring this many times as large as the smallest island stays, however many corners it loses. */
const surelyLand = 100

/**
 * Returns the coasts and borders of one part of the world, no finer than requested.
 *
 * @param window ground wholly outside it is left out
 * @param corner points that change an outline by less than this many steradians are left out
 * @param island islands and lakes smaller than this many steradians are left out
 */
export function readAtlas(scale: AtlasScale, window: GeoWindow, corner: number, island: number): Atlas {
  const { land, borders } = readSurvey(scale)
  const around = surroundings(window)
  const near = ({ box }: Outline) => overlap(window, box)
  const shown = (ring: Ring): Position[][] => {
    const thin = thinRing(ring, corner)
    if (!overlap(window, boxOf(thin))) return []
    if (ring.area < surelyLand * island && ringArea(thin) < island) return []
    return [simplifyOutside(thin, around)]
  }
  return {
    land: {
      type: 'MultiPolygon',
      coordinates: land.map(rings => rings.filter(near).flatMap(shown)).filter(rings => rings.length > 0),
    },
    borders: {
      type: 'MultiLineString',
      coordinates: borders.filter(near).map(line => simplifyOutside(thinLine(line, corner), around)),
    },
  }
}

/** The outlines of some countries by ISO 3166-1 number, no finer than requested, without those that the atlas lacks. */
export function readCountries(numbers: readonly string[], corner: number): ReadonlyMap<string, MultiPolygon> {
  const { countries } = readSurvey('50m')
  return new Map(
    numbers.flatMap(number => {
      const polygons = countries.get(number)
      const coordinates = polygons?.map(rings => rings.map(ring => thinRing(ring, corner)))
      return coordinates ? [[number, { type: 'MultiPolygon', coordinates }] as const] : []
    }),
  )
}

const thinCountries = new Map<number, ReadonlyMap<string, readonly (readonly Outline[])[]>>()

/** All countries without the corners that are less than a power of two; thinned once for each. */
function countriesOf(corner: number) {
  const level = Math.floor(Math.log2(corner))
  const known = thinCountries.get(level)
  if (known) return known
  const thin = new Map(
    [...readSurvey('50m').countries].map(([number, polygons]) => [
      number,
      polygons.map(rings => rings.map(ring => outlineOf(thinRing(ring, 2 ** level)))),
    ]),
  )
  thinCountries.set(level, thin)
  return thin
}

/** The ground of all countries of one part of the world, by their ISO 3166-1 number, about as fine as requested. */
export function readCountriesIn(window: GeoWindow, corner: number): ReadonlyMap<string, MultiPolygon> {
  const around = surroundings(window)
  return new Map(
    [...countriesOf(corner)].flatMap(([number, polygons]) => {
      const coordinates = polygons
        .map(rings => rings.filter(({ box }) => overlap(window, box)))
        .filter(rings => rings.length > 0)
        .map(rings => rings.map(({ points }) => simplifyOutside(points, around)))
      return coordinates.length > 0 ? [[number, { type: 'MultiPolygon', coordinates }] as const] : []
    }),
  )
}

function polygonsOf(geometry: Geometry): Position[][][] {
  if (geometry.type === 'MultiPolygon') return geometry.coordinates
  return geometry.type === 'Polygon' ? [geometry.coordinates] : []
}
