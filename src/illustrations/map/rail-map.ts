import { grow } from './geometry.ts'
import { drawGround } from './ground.ts'
import type { Stop } from './label-candidates.ts'
import { placeLabels } from './labels.ts'
import { layLines, roomForLines, tracksByStation } from './lines.ts'
import { drawLabel, drawLine, drawStop } from './marks.ts'
import type { MapLine, MapStation, Point } from './model.ts'
import { nudgeApart } from './nudge.ts'
import { fitProjection } from './projection.ts'
import { segmentsOf } from './route-names.ts'
import { svgDocument } from './svg.ts'

/** What a map shows. */
export interface RailMapInput {
  /** The map's text alternative. */
  readonly title: string
  /** The stations to look ids up in; only those in a line, `emphasis` or `start` are drawn. */
  readonly stations: readonly MapStation[]
  readonly lines: readonly MapLine[]
  /** Ids of stations with a big ring: a change or a night. */
  readonly emphasis?: readonly string[] | undefined
  /** Id of the station where the journey starts: a filled ring. */
  readonly start?: string | undefined
  /** In drawing units; names are 17 high. 640 for a text column, 400 for an aside. */
  readonly width?: number | undefined
  /** Without it, the map takes the proportions of its content. */
  readonly height?: number | undefined
  /** Whether stations have their names beside them: yes, unless it is `false`. */
  readonly names?: false
}

const defaultWidth = 640
const edge = 4
const ringRadius = { normal: 4.5, big: 8, perFurtherTrack: 3 } as const

/**
 * Draws railway lines on a map of their countries, as an SVG document coloured by the classes of `map.css`.
 *
 * @throws for a map with no station, and for an unknown station id, naming it.
 */
export function railMap(input: RailMapInput): string {
  const { width, height, body } = drawRailMap(input)
  return svgDocument(input.title, width, height, body)
}

/** A map without its title. */
export interface MapDrawing {
  readonly width: number
  readonly height: number
  readonly body: string
}

/** What `railMap` draws: the same for every language. */
export function drawRailMap(input: RailMapInput): MapDrawing {
  const { lines, start, width = defaultWidth, height } = input
  const shown = shownStations(input)
  const projection = fitProjection(shown, { width, height, margin: Math.round(30 + width * 0.05) })
  const frame = grow({ left: 0, top: 0, right: width, bottom: projection.height }, -edge)
  const tracks = tracksByStation(lines)
  const stops = nudgeApart(
    shown.map(station => makeStop(station, projection.place(station), tracks.get(station.id) ?? 1, input)),
    frame,
    roomForLines(lines),
  )
  const placeOf = new Map(stops.map(stop => [stop.id, stop.at]))
  const drawn = layLines(lines, placeOf)
  const segments = drawn.flatMap(({ runs }) => runs.flatMap(segmentsOf))
  const labels = input.names === false ? [] : placeLabels(stops, { frame, segments })
  const named = new Set(labels.map(({ stop }) => stop))

  const body = [
    drawGround(projection),
    ...drawn.map(drawLine),
    ...labels.map(drawLabel),
    // Last, so that the halo of a name does not cover part of a ring.
    ...stops.map(stop => drawStop(stop, { isStart: stop.id === start, isNamed: named.has(stop) })),
  ]
  return { width, height: projection.height, body: body.join('') }
}

function shownStations({ title, stations, lines, emphasis = [], start }: RailMapInput): MapStation[] {
  const byId = new Map(stations.map(station => [station.id, station]))
  const ids = new Set([...lines.flatMap(line => line.stations), ...emphasis, ...(start ? [start] : [])])
  if (ids.size === 0) throw new Error(`Map “${title}”: it names no station`)
  return [...ids].map(id => {
    const station = byId.get(id)
    if (!station) throw new Error(`Map “${title}”: there is no station “${id}” in content/stations.yaml`)
    return station
  })
}

function makeStop(
  { id, name }: MapStation,
  at: Point,
  tracks: number,
  { lines, emphasis, start }: RailMapInput,
): Stop {
  const isBig = id === start || (emphasis?.includes(id) ?? false)
  const isEnd = lines.some(({ stations }) => stations[0] === id || stations.at(-1) === id)
  return {
    id,
    name,
    at,
    radius: (isBig ? ringRadius.big : ringRadius.normal) + (tracks - 1) * ringRadius.perFurtherTrack,
    isBig,
    rank: (id === start ? 4 : 0) + (isBig ? 2 : 0) + (isEnd ? 1 : 0),
  }
}
