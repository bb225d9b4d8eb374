import { type MapFrame, placeOnMap } from '../../shared/trip/map-frame.ts'
import type { Plan } from '../../shared/trip/plan-trip.ts'
import type { PlannerNetwork } from '../../shared/trip/planner-network.ts'
import type { Trip } from '../../shared/trip/trip.ts'

interface Point {
  readonly x: number
  readonly y: number
}

interface Box extends Point {
  readonly width: number
  readonly height: number
}

interface MapRing extends Point {
  readonly id: string
  /** A stop, where the trip begins, or a change. */
  readonly kind: 'start' | 'stop' | 'change'
}

interface MapLabel extends Point {
  readonly id: string
  readonly anchor: 'start' | 'end'
}

export interface MapView {
  readonly viewBox: string
  /** How much larger than the whole map it is shown: sizes are divided by it. */
  readonly zoom: number
  /** A line may be travelled twice, so each has a key of its own. */
  readonly lines: readonly { readonly key: string; readonly isNight: boolean; readonly path: string }[]
  readonly rings: readonly MapRing[]
  readonly labels: readonly MapLabel[]
}

/** Units of the whole map that are shown at least. */
const closest = 170
const margin = 46

/** The map before it shows a trip. */
export const emptyView = (frame: MapFrame): Pick<MapView, 'viewBox'> => ({
  viewBox: viewBoxOf(boxAround([], frame)),
})

/** What the map shows of a trip: the part of Europe that it crosses, its lines and stations, and the names that have room. */
export function mapView(
  trip: Trip,
  { stages }: Plan,
  { stations }: Pick<PlannerNetwork, 'stations'>,
  frame: MapFrame,
): MapView {
  const place = (id: string): Point | undefined => {
    const station = stations.get(id)
    return station && placeOnMap(station, frame)
  }
  const legs = stages.flatMap(({ chosen }) => chosen?.legs ?? [])
  const steps = legs.flatMap(leg => {
    const { from, to } = leg.ride ?? leg.transfer
    const [one, other] = [place(from), place(to)]
    return one && other ? [{ from, to, one, other, isNight: leg.ride?.isNight === true }] : []
  })
  const stops = new Set(trip.stops.map(({ station }) => station))
  const ids = [...new Set([trip.from, ...stops, ...steps.flatMap(({ from, to }) => [from, to])])]
  const rings = ids.flatMap((id): MapRing[] => {
    const at = place(id)
    if (!at) return []
    return [{ id, ...at, kind: id === trip.from ? 'start' : stops.has(id) ? 'stop' : 'change' }]
  })
  const box = boxAround(rings, frame)
  const zoom = frame.width / box.width
  return {
    viewBox: viewBoxOf(box),
    zoom,
    lines: steps.map(({ from, to, one, other, isNight }, step) => ({
      key: `${step} ${from} ${to}`,
      isNight,
      path: `M${one.x.toFixed(1)} ${one.y.toFixed(1)}L${other.x.toFixed(1)} ${other.y.toFixed(1)}`,
    })),
    rings,
    labels: labelsOf(
      rings.filter(({ kind }) => kind !== 'change'),
      stations,
      { zoom, right: box.x + box.width },
    ),
  }
}

const viewBoxOf = ({ x, y, width, height }: Box) => [x, y, width, height].map(Math.round).join(' ')

/** Height of the picture for each unit of its width, as its style says. */
const proportion = 470 / 560

/** The part of the map around some points, in the picture's proportions; most of it without points. */
function boxAround(points: readonly Point[], { width, height }: MapFrame): Box {
  if (points.length === 0)
    return { x: 0, y: (height - width * proportion) / 2, width, height: width * proportion }
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin]
  const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin]
  const across = Math.max(closest, right - left, (bottom - top) / proportion)
  const down = across * proportion
  const within = (start: number, size: number, all: number) =>
    size > all ? (all - size) / 2 : Math.max(0, Math.min(all - size, start))
  return {
    x: within((left + right - across) / 2, across, width),
    y: within((top + bottom - down) / 2, down, height),
    width: across,
    height: down,
  }
}

/** In units of the picture as it is shown. */
const letter = { size: 19, width: 9.5, gap: 13 }

/** Names beside their rings, where no other name stands. */
function labelsOf(
  rings: readonly MapRing[],
  stations: PlannerNetwork['stations'],
  { zoom, right }: { readonly zoom: number; readonly right: number },
): MapLabel[] {
  const taken: { left: number; right: number; y: number }[] = []
  return rings.flatMap(({ id, x, y }): MapLabel[] => {
    const width = ((stations.get(id)?.name.length ?? 0) * letter.width) / zoom
    const gap = letter.gap / zoom
    for (const anchor of ['start', 'end'] as const) {
      const left = anchor === 'start' ? x + gap : x - gap - width
      const isFree =
        left + width < right &&
        taken.every(
          other =>
            Math.abs(other.y - y) > letter.size / zoom || other.right < left || other.left > left + width,
        )
      if (!isFree) continue
      taken.push({ left, right: left + width, y })
      return [{ id, x: anchor === 'start' ? x + gap : x - gap, y: y + letter.size / 3 / zoom, anchor }]
    }
    return []
  })
}
