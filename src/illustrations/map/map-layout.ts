import { bendsOf } from './bends.ts'
import { contains, grow } from './geometry.ts'
import { type GroundName, placeGroundNames } from './ground-names.ts'
import { hasClearPlace, type Label, type Stop } from './label-candidates.ts'
import { placeLabels } from './labels.ts'
import { type LegTime, placeTimes } from './leg-times.ts'
import { segmentsOf } from './line-numbers.ts'
import { type DrawnLine, layLines, legsOf, roomForLines, tracksByStation } from './lines.ts'
import type { Box, MapStation, Point, RailMapInput } from './model.ts'
import { nudgeApart } from './nudge.ts'
import { fitProjection, type Projection } from './projection.ts'
import { grid, schematicOf } from './schematic.ts'
import { spreadGround } from './spread.ts'
import { type Warp, warpBetween } from './warp.ts'

/** Where everything on a map stands. */
export interface MapLayout {
  readonly frame: Box
  readonly projection: Projection
  /** Moves the ground with the stations that were moved. */
  readonly warp: Warp | undefined
  readonly stops: readonly Stop[]
  readonly drawn: readonly DrawnLine[]
  readonly segments: readonly (readonly [Point, Point])[]
  readonly labels: readonly Label[]
  readonly times: readonly LegTime[]
  readonly groundNames: readonly GroundName[]
}

type LaidLines = ReturnType<typeof layOutLines>

interface WeighedLayout extends ReturnType<typeof layOutNames> {
  /** The indices of stops whose names lie on a line or are left out. */
  readonly unclear: readonly number[]
  readonly faults: number
}

/** The functions with which stops are moved in a layout. */
interface Mover {
  /** The layout for some positions, or `undefined` if the name of one stop has no clear place there. */
  weighFor(index: number, places: readonly Point[]): WeighedLayout | undefined
  neighboursOf(index: number): readonly number[]
  /** Where the middles of rings may be. */
  readonly frame: Box
}

/** Steps of the grid in all directions, the shortest first. */
const offsets = Array.from(
  { length: 49 },
  (_, index) => [(index % 7) - 3, Math.floor(index / 7) - 3] as const,
)
  .filter(([across, down]) => across !== 0 || down !== 0)
  .sort(([a, b], [c, d]) => Math.hypot(a, b) - Math.hypot(c, d))

const defaultWidth = 640
const edge = 4
const ringRadius = { normal: 4.5, big: 8, perFurtherTrack: 3 } as const
/** A map of many stations is higher than its true shape: the additional height for each, in widths. */
const heightPerStation = 0.042
/** The factor by which it becomes higher if names do not fit. */
const moreHeight = 1.3
const mostStretch = 1.4
/** The penalty for a name that lies on a line or is left out. */
const unclearFault = 200
/** With more unclear names than this, single stations are not moved: it is slow, and helps only a few names. */
const fewEnough = 3
/** From the edge to the middle of the nearest ring. */
const inset = 14
/**
 * Attempts in their order: the share of the normal room around stations, additional units around those with unclear
 * names, and the distance of rings from the edge.
 */
const attempts = [
  { room: 1.3, push: 0, inset: 14 },
  { room: 1.6, push: 0, inset: 24 },
  { room: 1.2, push: 5, inset: 14 },
  { room: 1.2, push: 5, inset: 24 },
  { room: 1.4, push: 5, inset: 34 },
  { room: 1, push: 5, inset: 24 },
  { room: 1.4, push: 5, inset: 24 },
  { room: 2.2, push: 2, inset: 34 },
  { room: 1.8, push: 2, inset: 60 },
] as const

/**
 * Lays out a map.
 *
 * @throws for a map with no station, and for an unknown station id, naming it.
 */
export function layOutMap(input: RailMapInput): MapLayout {
  const { lines } = input
  const shown = shownStations(input)
  if (input.isTrue) return layOutTrue(input, shown)
  const lowest = Math.min(1.1, Math.max(0.66, shown.length * heightPerStation))
  let found = layOutIn(input, shown, { lowest, share: 0, tries: 2 })
  if (found.best.unclear.length > 0) found = layOutIn(input, shown, { lowest, share: 0.35, tries: 5 })
  if (found.best.unclear.length > 0) {
    const { height, width } = found.projection
    const higher = Math.max(lowest * moreHeight, (height / width) * 1.1)
    for (const share of [0.5, 0.75, 0.9])
      if (found.best.unclear.length > 0) {
        const next = layOutIn(input, shown, { lowest: higher, share })
        if (next.best.faults < found.best.faults) found = next
      }
  }
  const { best, frame, projection, truth, stretch } = found
  const { stops, segments, labels, places, bends } = best
  const warp = warpBetween(
    truth,
    stops.map(({ at }) => at),
    stretch,
  )
  const times = placeTimes(input.times ?? [], { lines, places, bends, stops, labels, segments, frame })
  const groundNames = placeGroundNames(projection, warp, {
    boxes: [...labels, ...times].map(({ box }) => box),
    rings: stops,
    segments: [...segments, ...labels.flatMap(({ leader }) => (leader ? [leader] : []))],
  })
  return { frame, projection, warp, ...best, times, groundNames }
}

/** Lays out a map whose lines run straight between stations that stand where they are. */
function layOutTrue(input: RailMapInput, shown: readonly MapStation[]): MapLayout {
  const { projection, frame, onGround } = placeOnGround(input, shown)
  const stops = nudgeApart(onGround, frame, roomForLines(input.lines))
  return {
    frame,
    projection,
    warp: undefined,
    ...layOutNames(input, layOutLines(input, stops), frame),
    times: [],
    groundNames: [],
  }
}

/** Lays out a schematic map in a frame of a minimum height, as a share of its width, and stretches its ground. */
function layOutIn(
  input: RailMapInput,
  shown: readonly MapStation[],
  { lowest, share, tries }: { lowest: number; share: number; tries?: number },
) {
  const { projection, frame, margin, onGround } = placeOnGround(input, shown, lowest)
  const stretch = spreadGround(
    onGround.map(({ at }) => at),
    { share, top: margin, bottom: projection.height - margin, mostStretch },
  )
  const stretched = onGround.map(stop => ({ ...stop, at: stretch(stop.at) }))
  return {
    projection,
    frame,
    stretch,
    truth: stretched.map(({ at }) => at),
    best: bestLayout(stretched, input, frame, tries),
  }
}

/** Places stations at their true positions. */
function placeOnGround(input: RailMapInput, shown: readonly MapStation[], lowest?: number) {
  const { lines, width = defaultWidth, height } = input
  const margin = Math.round(26 + width * 0.05)
  const projection = fitProjection(shown, { width, height, lowest, margin })
  const frame = grow({ left: 0, top: 0, right: width, bottom: projection.height }, -edge)
  const tracks = tracksByStation(lines)
  const onGround = shown.map(station =>
    makeStop(station, projection.place(station), tracks.get(station.id) ?? 1, input),
  )
  return { projection, frame, margin, onGround }
}

/**
 * Gives the stations more and more room until all names are clear: first around all, then around those with unclear
 * names. At last it moves single stations. Returns the layout with the lowest sum of penalties.
 *
 * @param tries the number of attempts, where another frame may give a better map. Without it, all attempts are made, and
 *   then single stations are moved.
 */
function bestLayout(truth: readonly Stop[], input: RailMapInput, frame: Box, tries?: number): WeighedLayout {
  const schematic = schematicOf(
    truth,
    input.lines.map(line => line.stations),
  )
  const linesThrough = (places: readonly Point[]) =>
    layOutLines(
      input,
      truth.map((stop, index) => ({ ...stop, at: places[index] ?? stop.at })),
    )
  const weigh = (laid: LaidLines) => {
    const places = laid.stops.map(({ at }) => at)
    return weighLayout(laid, schematic.faultsOf(places, { share: 1, frame, extra: [] }), input, frame)
  }
  const extra = truth.map(() => 0)
  const layOut = (share: number, inset: number) =>
    weigh(linesThrough(schematic.layOut({ share, frame: grow(frame, -inset), extra })))
  let best = layOut(1, inset)
  for (const { room, push, inset } of attempts.slice(0, tries)) {
    if (best.unclear.length === 0) return best
    for (const index of best.unclear) extra[index] = (extra[index] ?? 0) + push
    const next = layOut(room, inset)
    if (next.faults < best.faults) best = next
  }
  if (tries !== undefined || best.unclear.length > fewEnough) return best
  const legs = input.lines.flatMap(legsOf)
  const neighboursOf = (index: number) => {
    const id = truth[index]?.id
    const beside = new Set(legs.flatMap(({ from, to }) => (from === id ? to : to === id ? from : [])))
    return truth.flatMap((stop, other) => (beside.has(stop.id) ? [other] : []))
  }
  const weighFor = (index: number, places: readonly Point[]) => {
    const laid = linesThrough(places)
    const stop = laid.stops[index]
    // Placing all names is slow, so it is skipped if there is no clear place for the one.
    return stop && hasClearPlace(stop, laid.stops, { frame, segments: laid.segments })
      ? weigh(laid)
      : undefined
  }
  return moveUnclear(best, { weighFor, neighboursOf, frame: grow(frame, -inset) })
}

/** Places the names for some positions of the stops, and scores all visible faults. */
function weighLayout(lines: LaidLines, bent: number, input: RailMapInput, frame: Box): WeighedLayout {
  const laid = layOutNames(input, lines, frame)
  const clear = new Set(laid.labels.filter(({ isOnLine }) => !isOnLine).map(({ stop }) => stop))
  const unclear = laid.stops.flatMap((stop, index) => (clear.has(stop) ? [] : [index]))
  const cost = laid.labels.reduce((sum, label) => sum + label.cost, 0)
  return { ...laid, unclear, faults: bent + cost + unclear.length * unclearFault }
}

/** Moves stops with unclear names, or their neighbours, as long as the whole layout improves. */
function moveUnclear(layout: WeighedLayout, { weighFor, neighboursOf, frame }: Mover): WeighedLayout {
  let best = layout
  for (let round = 0; round < 2 && best.unclear.length > 0; round += 1) {
    const before = best
    for (const index of before.unclear)
      for (const moved of [index, ...neighboursOf(index)]) {
        if (!best.unclear.includes(index)) break
        best = moveOne(best, moved, index)
      }
    if (best === before) break
  }
  return best

  /** Moves a stop to the nearest position that improves the whole layout, for the sake of an unclear name. */
  function moveOne(from: WeighedLayout, index: number, unclear: number): WeighedLayout {
    const at = from.stops.map(stop => stop.at)
    const { x, y } = at[index] ?? { x: 0, y: 0 }
    for (const [across, down] of offsets) {
      const place = { x: x + across * grid, y: y + down * grid }
      if (!contains(frame, { left: place.x, right: place.x, top: place.y, bottom: place.y })) continue
      const next = weighFor(unclear, at.with(index, place))
      if (next && next.faults < from.faults) return next
    }
    return from
  }
}

/** Draws the lines through the stops. */
function layOutLines({ lines, isTrue }: RailMapInput, stops: readonly Stop[]) {
  const places = new Map(stops.map(stop => [stop.id, stop.at]))
  const bends = isTrue ? new Map<string, Point>() : bendsOf(lines, places)
  const drawn = layLines(lines, places, bends)
  const segments = drawn.flatMap(({ runs }) => runs.flatMap(segmentsOf))
  return { stops, places, bends, drawn, segments }
}

/** Names the stops beside their lines. */
function layOutNames({ names, isTrue }: RailMapInput, laid: LaidLines, frame: Box) {
  const { stops, segments } = laid
  const labels = names === false ? [] : placeLabels(stops, { frame, segments, isPlain: isTrue })
  return { ...laid, labels }
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
