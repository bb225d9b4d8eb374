import {
  type GeoContext,
  type GeoPermissibleObjects,
  type GeoStream,
  geoClipRectangle,
  geoPath,
  geoStereographic,
} from 'd3-geo'
import type { MapFrame } from '../../shared/trip/map-frame.ts'
import type { GeoWindow, MapStation, Point } from './model.ts'
import { outlineWriter } from './outline.ts'
import type { Warp } from './warp.ts'

const earthKm = 6371
/** The minimum width of the frame in kilometres: the data has too little detail for a larger scale. */
const closestKm = 160
const bleed = 4
/** Ground that a warp may move into the frame, in units. */
const slack = 24

/** Size of a drawing and the room kept free of stations at its edges. */
export interface Frame {
  readonly width: number
  readonly height?: number | undefined
  /** Without a height, the least share of the width that the frame is high. */
  readonly lowest?: number | undefined
  readonly margin: number
}

/** A projection of a part of the world into a frame. */
export interface Projection {
  readonly width: number
  readonly height: number
  /** Units of the drawing in one radian on the ground, at the middle of the map. */
  readonly unitsPerRadian: number
  /** The parameters of the projection, for code that draws on the map without this module. */
  readonly frame: MapFrame
  /** The ground in the frame, and some more. */
  readonly window: GeoWindow
  place(station: MapStation): Point
  /**
   * Path data of an outline, cut at the frame, in steps of that many units; empty where it lies outside.
   *
   * @param warp moves what is drawn.
   */
  outline(geometry: GeoPermissibleObjects, step: number, warp?: Warp): string
  /** The corners of an outline on the drawing, cut at the frame: a list for each ring. */
  rings(geometry: GeoPermissibleObjects, warp?: Warp): Point[][]
}

/**
 * Fits the stations into a frame. The projection is stereographic about their middle: it keeps angles, so a
 * coast looks like itself, and it needs no parallels chosen by hand. Without a height the frame takes the
 * stations' own proportions, within reason.
 */
export function fitProjection(
  stations: readonly MapStation[],
  { width, height, lowest = 0.62, margin }: Frame,
): Projection {
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
    height ??
    Math.round(
      clamp((bottom - top) * scaleAcross + 2 * margin, lowest * width, Math.max(lowest, 1.4) * width),
    )
  const scale = Math.min(scaleAcross, (tall - 2 * margin) / Math.max(bottom - top, 1e-9))

  const [x, y] = [width / 2 - (scale * (left + right)) / 2, tall / 2 - (scale * (top + bottom)) / 2]
  projection
    .scale(scale)
    .translate([x, y])
    .clipAngle(Math.min(140, (2 * Math.atan(Math.hypot(width, tall) / scale) * 180) / Math.PI))
  const clip = geoClipRectangle(-bleed - slack, -bleed - slack, width + bleed + slack, tall + bleed + slack)
  /** Draws an outline into a context: cut at the frame with what a warp may bring into it, and moved. */
  const draw = (geometry: GeoPermissibleObjects, context: GeoContext, warp?: Warp) => {
    projection.postclip(stream => clip(warp ? warped(stream, warp) : stream))
    geoPath(projection, context)(geometry)
  }
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
    outline(geometry, step, warp) {
      const writer = outlineWriter(step)
      draw(geometry, writer.context, warp)
      return writer.data()
    },
    rings(geometry, warp) {
      const rings: Point[][] = []
      const add = (x: number, y: number) => rings.at(-1)?.push({ x, y })
      const context = {
        beginPath() {},
        moveTo: (x: number, y: number) => rings.push([{ x, y }]),
        lineTo: add,
        closePath() {},
        arc() {},
      }
      draw(geometry, context, warp)
      return rings
    },
  }
}

/** A stream that moves all points. */
const warped = (stream: GeoStream, warp: Warp): GeoStream => ({
  point(x, y) {
    const moved = warp({ x, y })
    stream.point(moved.x, moved.y)
  },
  lineStart: () => stream.lineStart(),
  lineEnd: () => stream.lineEnd(),
  polygonStart: () => stream.polygonStart(),
  polygonEnd: () => stream.polygonEnd(),
})

/** All ground within so many degrees of a place; meridians draw together towards the pole. */
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
