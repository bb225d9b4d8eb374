import type { Coordinates } from './emissions.ts'

/** A point of a drawing. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The projection of the map of Europe: stereographic, around a centre, in units of the drawing. */
export interface MapFrame {
  readonly width: number
  readonly height: number
  readonly middle: Coordinates
  /** Units of the drawing at the centre per unit of the sphere. */
  readonly scale: number
  /** The position of the centre in the drawing. */
  readonly x: number
  readonly y: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The position of a place in the drawing. */
export function placeOnMap({ lat, lon }: Coordinates, { middle, scale, x, y }: MapFrame): Point {
  const [up, across] = [radians(lat), radians(lon - middle.lon)]
  const tilt = radians(middle.lat)
  const cosine = Math.sin(tilt) * Math.sin(up) + Math.cos(tilt) * Math.cos(up) * Math.cos(across)
  const stretch = scale / (1 + cosine)
  return {
    x: x + stretch * Math.cos(up) * Math.sin(across),
    y: y - stretch * (Math.cos(tilt) * Math.sin(up) - Math.sin(tilt) * Math.cos(up) * Math.cos(across)),
  }
}
