import { formatBriefDuration } from '../../i18n/format.ts'
import { locales } from '../../i18n/locales.ts'
import { contains, distanceTo, grow, lengthInside, overlaps } from './geometry.ts'
import type { Label, Stop } from './label-candidates.ts'
import { type Leg, legKey, legsOf } from './lines.ts'
import type { Box, LegMinutes, MapLine, Point } from './model.ts'
import { textWidth } from './text-width.ts'

/** The type size of a time, in drawing units; `map.css` says the same. */
export const timeSize = 15.5

/** The time of a leg, centred in a box that is large enough for it in every language. */
export interface LegTime {
  readonly minutes: number
  readonly box: Box
}

interface Layout {
  readonly lines: readonly MapLine[]
  readonly places: ReadonlyMap<string, Point>
  readonly bends: ReadonlyMap<string, Point>
  readonly stops: readonly Stop[]
  readonly labels: readonly Label[]
  readonly segments: readonly (readonly [Point, Point])[]
  readonly frame: Box
}

type Segment = readonly [Point, Point]

const halfTrack = 4
/** The distance between a line and its time. */
const gap = 3
/** The positions along a stretch that are tried. */
const shares = [0.5, 0.4, 0.6, 0.3, 0.7] as const

/** Places the times of legs beside them, away from all other lines. A time that does not fit is left out. */
export function placeTimes(times: readonly LegMinutes[], layout: Layout): LegTime[] {
  const legs = new Map(layout.lines.flatMap(legsOf).map(leg => [legKey(leg), leg]))
  const tracks = Map.groupBy(layout.lines.flatMap(legsOf), legKey)
  const stretches = new Map([...legs].map(([key, leg]) => [key, stretchesOf(leg, layout)]))
  const placed: LegTime[] = []
  for (const { from, to, minutes } of times) {
    const key = legKey({ from, to })
    const half = halfTrack * (tracks.get(key)?.length ?? 1)
    const foreign = [...stretches].filter(([other]) => other !== key).flatMap(([, segments]) => segments)
    const width =
      Math.max(...locales.map(locale => textWidth(formatBriefDuration(minutes, locale), timeSize))) * 0.92
    const box = (stretches.get(key) ?? [])
      .toSorted((one, other) => lengthOf(other) - lengthOf(one))
      .flatMap(stretch => besides(stretch, half, width))
      .find(found => isFree(found, foreign, layout, placed))
    if (box) placed.push({ minutes, box })
  }
  return placed
}

/** The one or two straight parts of a leg. */
function stretchesOf(leg: Leg, { places, bends }: Layout): Segment[] {
  const [from, to, bend] = [places.get(leg.from), places.get(leg.to), bends.get(legKey(leg))]
  if (!from || !to) return []
  return bend
    ? [
        [from, bend],
        [bend, to],
      ]
    : [[from, to]]
}

const lengthOf = ([a, b]: Segment) => Math.hypot(b.x - a.x, b.y - a.y)

/** Boxes beside a stretch, on both sides. */
function besides([a, b]: Segment, half: number, width: number): Box[] {
  const long = lengthOf([a, b])
  if (long < 1) return []
  const [nx, ny] = [-(b.y - a.y) / long, (b.x - a.x) / long]
  const height = timeSize * 0.8
  const away = half + gap + (Math.abs(nx) * width + Math.abs(ny) * height) / 2
  return shares.flatMap(share =>
    [1, -1].map(side => {
      const x = a.x + (b.x - a.x) * share + nx * away * side
      const y = a.y + (b.y - a.y) * share + ny * away * side
      return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
    }),
  )
}

/** The minimum distance from other lines, so that a time is not read as theirs. */
const apart = 9

function isFree(
  box: Box,
  foreign: readonly Segment[],
  { frame, stops, labels, segments }: Layout,
  placed: readonly LegTime[],
): boolean {
  return (
    contains(grow(frame, -2), box) &&
    stops.every(({ at, radius }) => distanceTo(box, at) >= radius + 3) &&
    labels.every(
      label =>
        !overlaps(box, label.box, 3) && (!label.leader || lengthInside(grow(box, 2), ...label.leader) === 0),
    ) &&
    placed.every(other => !overlaps(box, other.box, 4)) &&
    segments.every(([a, b]) => lengthInside(grow(box, 4), a, b) === 0) &&
    foreign.every(([a, b]) => lengthInside(grow(box, apart), a, b) === 0)
  )
}
