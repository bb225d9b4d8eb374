import type { Coordinates } from './emissions.ts'

/** A point of a drawing. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** How the map of Europe was laid flat: a stereographic projection about a middle, in units of the drawing. */
export interface MapFrame {
  readonly width: number
  readonly height: number
  readonly middle: Coordinates
  /** Units at the middle for each unit of the sphere. */
  readonly scale: number
  /** Where the middle lies in the drawing. */
  readonly x: number
  readonly y: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Where a place lies in the drawing. */
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
