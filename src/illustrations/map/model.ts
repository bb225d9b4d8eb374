/** The line colours of the design; each is a class in `map.css`. */
export type LineColour = 'pink' | 'sea' | 'pine' | 'sun' | 'brick' | 'grey'

/** The place of a station in degrees, and the name on its platform. */
export interface MapStation {
  readonly id: string
  readonly name: string
  readonly lat: number
  readonly lon: number
}

/** A line of the map: ids of its stations in travelling order. A `dotted` line is not a train. */
export interface MapLine {
  readonly name: string
  readonly colour: LineColour
  readonly stations: readonly string[]
  readonly dotted?: boolean | undefined
}

/** A place on the drawing, in its own units: x to the right, y downwards. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** An upright rectangle on the drawing. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A part of the world between two meridians and two parallels, in degrees. */
export interface GeoWindow {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}
