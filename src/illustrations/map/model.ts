/** The line colours of the design language; each is a class in `map.css`. */
export type LineColour = 'pink' | 'sea' | 'pine' | 'sun' | 'brick' | 'grey'

/** Where a station stands, in degrees, and the name on its platform. */
export interface MapStation {
  readonly id: string
  readonly name: string
  readonly lat: number
  readonly lon: number
}

/** One line of the map: ids of its stations in travelling order. `dotted` says it is not a train. */
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

/** A piece of the world between two meridians and two parallels, in degrees. */
export interface GeoWindow {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}
