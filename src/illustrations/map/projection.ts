import { type GeoPermissibleObjects, geoPath, geoStereographic } from 'd3-geo'
import type { MapFrame } from '../../shared/trip/map-frame.ts'
import type { GeoWindow, MapStation, Point } from './model.ts'
import { outlineWriter } from './outline.ts'

const earthKm = 6371
/** The coast has too little detail for a frame of fewer kilometres than this. */
const closestKm = 160
const bleed = 4

/** The size of a drawing, and the margin without stations at its edges. */
export interface Frame {
  readonly width: number
  readonly height?: number | undefined
  readonly margin: number
}

/** A part of the world projected into a frame. */
export interface Projection {
  readonly width: number
  readonly height: number
  /** Units of the drawing in one radian on the ground, at the middle of the map. */
  readonly unitsPerRadian: number
  /** The same as numbers, for drawings in the browser, which does not have this code. */
  readonly frame: MapFrame
  /** The land in the frame, and a margin around it. */
  readonly window: GeoWindow
  place(station: MapStation): Point
  /** The path data of an outline, cut at the frame, in steps of that many units; empty where it is outside. */
  outline(geometry: GeoPermissibleObjects, step: number): string
}

/**
 * Fits the stations into a frame. The projection is stereographic about their middle: it preserves angles, so that
 * coasts look familiar, and no parallels have to be chosen by hand. Without a height, the frame takes the stations' own
 * proportions, within limits.
 */
export function fitProjection(stations: readonly MapStation[], { width, height, margin }: Frame): Projection {
  const lons = stations.map(station => station.lon)
  const lats = stations.map(station => station.lat)
  const middle = {
    lat: (Math.min(...lats) + Math.max(...lats)) / 2,
    lon: (Math.min(...lons) + Math.max(...lons)) / 2,
  }
  const projection = geoStereographic()
    .rotate([-middle.lon, -middle.lat])
    .scale(1)
    .translate([0, 0])
    .precision(0)

  const place = ({ lon, lat }: MapStation): Point => {
    const [x, y] = projection([lon, lat]) ?? [0, 0]
    return { x, y }
  }
  const flat = stations.map(place)
  const [left, right] = extent(flat.map(({ x }) => x))
  const [top, bottom] = extent(flat.map(({ y }) => y))
  const room = width - 2 * margin
  const closest = (2 * width * earthKm) / closestKm
  const scaleAcross = Math.min(closest, room / Math.max(right - left, 1e-9))
  const tall =
    height ?? Math.round(clamp((bottom - top) * scaleAcross + 2 * margin, 0.62 * width, 1.4 * width))
  const scale = Math.min(scaleAcross, (tall - 2 * margin) / Math.max(bottom - top, 1e-9))

  const [x, y] = [width / 2 - (scale * (left + right)) / 2, tall / 2 - (scale * (top + bottom)) / 2]
  projection
    .scale(scale)
    .translate([x, y])
    .clipAngle(Math.min(140, (2 * Math.atan(Math.hypot(width, tall) / scale) * 180) / Math.PI))
    .clipExtent([
      [-bleed, -bleed],
      [width + bleed, tall + bleed],
    ])
  return {
    width,
    height: tall,
    unitsPerRadian: scale / 2,
    frame: { width, height: tall, middle, scale, x, y },
    window: windowAround(
      projection.invert?.([width / 2, tall / 2]) ?? [0, 0],
      (Math.hypot(width, tall) / scale) * (180 / Math.PI),
    ),
    place,
    outline(geometry, step) {
      const writer = outlineWriter(step)
      geoPath(projection, writer.context)(geometry)
      return writer.data()
    },
  }
}

/** All land within so many degrees of a place; meridians converge towards the pole. */
function windowAround([lon, lat]: readonly [number, number], degrees: number): GeoWindow {
  const south = lat - degrees
  const north = lat + degrees
  const across =
    degrees / Math.max(0.05, Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180))
  return { west: lon - across, south, east: lon + across, north }
}

function extent(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)]
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
