import type { Position } from 'geojson'
import type { GeoWindow } from './model.ts'

/**
 * A line or ring in degrees. The third number of a point is how much the outline would change without it, in
 * steradians.
 */
export interface Outline {
  readonly points: readonly Position[]
  /** The smallest window that contains it. */
  readonly box: GeoWindow
}

/** A closed outline. */
export interface Ring extends Outline {
  /** The enclosed area, in steradians. */
  readonly area: number
}

/** The points of a line without those that change it by less than `corner`. */
export function thinLine({ points }: Outline, corner: number): Position[] {
  return points.filter(([, , weight = 0]) => weight >= corner)
}

/** The same for a ring, which keeps at least four points. */
export function thinRing(ring: Outline, corner: number): Position[] {
  const thin = thinLine(ring, corner)
  const [first] = thin
  while (first && thin.length < 4) thin.push(first)
  return thin
}

/** The smallest window that contains the points. */
export function boxOf(points: readonly Position[]): GeoWindow {
  let [west, south, east, north] = [180, 90, -180, -90]
  for (const [lon = 0, lat = 0] of points) {
    west = Math.min(west, lon)
    east = Math.max(east, lon)
    south = Math.min(south, lat)
    north = Math.max(north, lat)
  }
  return { west, south, east, north }
}

/** Whether two windows overlap. */
export function overlap(one: GeoWindow, other: GeoWindow): boolean {
  return (
    one.west <= other.east && one.east >= other.west && one.south <= other.north && one.north >= other.south
  )
}

/** Points outside the window may be this far apart: the straight line between them then stays near the outline. */
const farthest = 5

/**
 * The points of an outline with few of those outside a window: a distant coast needs no bays. Parts that cross or touch
 * the window stay as they are.
 */
export function simplifyOutside(points: readonly Position[], window: GeoWindow): Position[] {
  const keptPoints: Position[] = []
  let last: Position | undefined
  for (const [index, point] of points.entries()) {
    const next = points[index + 1]
    const side = last && next && sidesOf(last, window) & sidesOf(point, window) & sidesOf(next, window)
    if (last && next && side && apart(last, next) < farthest) continue
    keptPoints.push(point)
    last = point
  }
  return keptPoints
}

/** The sides of a window that a point is outside of, a bit for each. */
const sidesOf = ([lon = 0, lat = 0]: Position, { west, south, east, north }: GeoWindow) =>
  (lon < west ? 1 : 0) | (lon > east ? 2 : 0) | (lat < south ? 4 : 0) | (lat > north ? 8 : 0)

const apart = ([lon = 0, lat = 0]: Position, [toLon = 0, toLat = 0]: Position) =>
  Math.max(Math.abs(lon - toLon), Math.abs(lat - toLat))

/** A window grown by its own size on every side. */
export function surroundings({ west, south, east, north }: GeoWindow): GeoWindow {
  const across = east - west
  const along = north - south
  return { west: west - across, south: south - along, east: east + across, north: north + along }
}
