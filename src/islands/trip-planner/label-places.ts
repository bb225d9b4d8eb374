import type { Point } from '../../shared/trip/map-frame.ts'

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

export interface MapLabel extends Point {
  readonly id: string
  readonly anchor: 'start' | 'end' | 'middle'
  /** Whether the name fits only on wide screens, where letters are smaller compared with the map. */
  readonly isWideOnly: boolean
}

interface Letter {
  readonly size: number
  readonly width: number
  /** The distance from a ring's centre to its name. */
  readonly gap: number
}

/**
 * The sizes of letters on phones and on wide screens, in units of the displayed picture: `side.css` has the same sizes.
 */
interface Letters {
  readonly phone: Letter
  readonly wide: Letter
}
export const letters: Letters = {
  phone: { size: 28, width: 15, gap: 13 },
  wide: { size: 19, width: 10, gap: 13 },
}

/** The same for places that are not part of the trip. */
export const quietLetters: Letters = {
  phone: { size: 22, width: 11.5, gap: 9 },
  wide: { size: 13, width: 7, gap: 9 },
}

/** Rounds to a tenth of a unit, since the HTML contains the coordinates. */
export const rounded = (units: number) => Math.round(units * 10) / 10

interface Line {
  readonly one: Point
  readonly other: Point
}

interface Rectangle {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Finds space for names beside their rings, and records what is occupied. */
export class LabelPlaces {
  readonly #box: Box
  readonly #rings: readonly Point[]
  readonly #lines: readonly Line[]
  readonly #taken: Rectangle[] = []

  constructor(box: Box, rings: readonly Point[], lines: readonly Line[]) {
    this.#box = box
    this.#rings = rings
    this.#lines = lines
  }

  /**
   * Occupies the side of a ring where the fewest lines cross its name, in a phone's letters if they fit; undefined if
   * every side is occupied by a name or a ring.
   */
  take(at: Point, name: string, { phone, wide }: Letters, zoom: number): Omit<MapLabel, 'id'> | undefined {
    const label = this.#take(at, name, phone, zoom, Infinity)
    if (label) return { ...label, isWideOnly: false }
    const small = this.#take(at, name, wide, zoom, Infinity)
    return small && { ...small, isWideOnly: true }
  }

  /** Occupies a side where no line crosses the name, if letters fit in both sizes, or only on wide screens. */
  takeFree(
    at: Point,
    name: string,
    { phone, wide }: Letters,
    zoom: number,
    sizes: 'both' | 'wide',
  ): Omit<MapLabel, 'id'> | undefined {
    const label = this.#take(at, name, sizes === 'both' ? phone : wide, zoom, 0)
    return label && { ...label, isWideOnly: sizes === 'wide' }
  }

  #take(at: Point, name: string, letter: Letter, zoom: number, mostCrossings: number) {
    const [best] = sidesOf(at, name, letter, zoom)
      .filter(({ area }) => this.#isFree(area, at))
      .map(side => ({ ...side, crossings: this.#lines.filter(line => crosses(line, side.area)).length }))
      .filter(({ crossings }) => crossings <= mostCrossings)
      .sort((one, other) => one.crossings - other.crossings)
    if (!best) return undefined
    this.#taken.push(best.area)
    return best.label
  }

  #isFree(area: Rectangle, own: Point): boolean {
    const { x, y, width, height } = this.#box
    return (
      area.left > x &&
      area.right < x + width &&
      area.top > y &&
      area.bottom < y + height &&
      !this.#taken.some(other => overlap(area, other)) &&
      !this.#rings.some(ring => (ring.x !== own.x || ring.y !== own.y) && contains(area, ring))
    )
  }
}

/** The possible positions of a name: right, left, above and below, with the area that it covers. */
function sidesOf({ x, y }: Point, name: string, letter: Letter, zoom: number) {
  const size = letter.size / zoom
  const gap = letter.gap / zoom
  const across = (name.length * letter.width) / zoom
  const side = (anchor: MapLabel['anchor'], left: number, baseline: number) => ({
    label: {
      x: rounded(anchor === 'start' ? left : anchor === 'end' ? left + across : x),
      y: rounded(baseline),
      anchor,
    },
    area: { left, right: left + across, top: baseline - size * 0.8, bottom: baseline + size * 0.25 },
  })
  return [
    side('start', x + gap, y + size * 0.28),
    side('end', x - gap - across, y + size * 0.28),
    side('middle', x - across / 2, y - gap),
    side('middle', x - across / 2, y + gap + size * 0.7),
  ]
}

const overlap = (one: Rectangle, other: Rectangle) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const contains = ({ left, right, top, bottom }: Rectangle, { x, y }: Point) =>
  x > left && x < right && y > top && y < bottom

/** Whether a line passes through a rectangle, by clipping it to each side in turn. */
function crosses({ one, other }: Line, { left, right, top, bottom }: Rectangle): boolean {
  const [across, down] = [other.x - one.x, other.y - one.y]
  let [enters, leaves] = [0, 1]
  for (const [change, room] of [
    [-across, one.x - left],
    [across, right - one.x],
    [-down, one.y - top],
    [down, bottom - one.y],
  ] as const) {
    if (change === 0 && room < 0) return false
    if (change < 0) enters = Math.max(enters, room / change)
    if (change > 0) leaves = Math.min(leaves, room / change)
  }
  return enters < leaves
}
