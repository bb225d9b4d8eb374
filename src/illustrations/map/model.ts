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

/** How long a train takes between two stations of a line that follow each other. */
export interface LegMinutes {
  readonly from: string
  readonly to: string
  readonly minutes: number
}

/** What a map shows. */
export interface RailMapInput {
  /** Says what the map shows, for those who do not see it. */
  readonly title: string
  /** Where ids are looked up; only stations named by a line, `emphasis` or `start` are drawn. */
  readonly stations: readonly MapStation[]
  readonly lines: readonly MapLine[]
  /** Ids of stations with a big ring: a change or a night. */
  readonly emphasis?: readonly string[] | undefined
  /** Id of the station where the journey starts: a filled ring. */
  readonly start?: string | undefined
  /** How long trains take between stations that follow each other on a line. */
  readonly times?: readonly LegMinutes[] | undefined
  /** In units of the drawing, in which names are 16 high: 640 for a text column, 400 for an aside. */
  readonly width?: number | undefined
  /** Without it the map takes the proportions of what it shows. */
  readonly height?: number | undefined
  /** Whether stations have their names beside them; they do unless it is `false`. */
  readonly names?: false
  /** Whether lines are straight and stations at their true positions, instead of a schematic map with names and times. */
  readonly isTrue?: true
}
