import { countryName } from '../../i18n/format.ts'
import { type Locale, locales } from '../../i18n/locales.ts'
import { readCountriesIn } from './atlas.ts'
import { countryCodes } from './country-codes.ts'
import { contains, distanceTo, grow } from './geometry.ts'
import { rowHeight } from './label-candidates.ts'
import type { Box, Point } from './model.ts'
import type { Projection } from './projection.ts'
import { seas } from './seas.ts'
import type { Warp } from './warp.ts'
import { widestRow, wrapVariants } from './wrap.ts'

/** The type size of names of seas and countries, in drawing units; `map.css` says the same. */
export const groundNameSize = 15.5

/** The name of a sea or country, centred in a box that is large enough for it in every language. */
export interface GroundName {
  readonly kind: 'sea' | 'country'
  /** The id of a sea, or the two letters of a country. */
  readonly id: string
  readonly rows: number
  readonly box: Box
}

/** What the names of seas and countries must not cover. */
export interface Obstacles {
  readonly boxes: readonly Box[]
  readonly rings: readonly { readonly at: Point; readonly radius: number }[]
  readonly segments: readonly (readonly [Point, Point])[]
}

/** The name of a sea or country in a language, split into its rows. */
export function groundNameRows(
  { kind, id, rows }: Pick<GroundName, 'kind' | 'id' | 'rows'>,
  locale: Locale,
): readonly string[] {
  const name =
    kind === 'country' ? countryName(id, locale) : (seas.find(sea => sea.id === id)?.name[locale] ?? id)
  const ways = wrapVariants(name, groundNameSize, rows)
  return ways.at(-1) ?? [name]
}

/** The side of a cell of the grid on which free places are searched, in drawing units. */
const cell = 10
/** Units between a name and the edge of the drawing. */
const edge = 4
/** Margins around a name that must be free, in drawing units: the largest is tried first. */
const margins = [14, 8, 3] as const
/** Corners that change a country's outline by less are left out, in square units: coarser than what is drawn. */
const corner = 60
const lineRoom = 7

/** Places the names of seas and countries within their own area. A name that does not fit is left out. */
export function placeGroundNames(projection: Projection, warp: Warp, obstacles: Obstacles): GroundName[] {
  const columns = Math.floor(projection.width / cell)
  const rows = Math.floor(projection.height / cell)
  const unit = corner / projection.unitsPerRadian ** 2
  const fill = (rings: readonly (readonly Point[])[]) => cellsWithin(rings, columns, rows)
  const isFree = freeCells(obstacles, columns, rows)
  const isLand = new Uint8Array(columns * rows)
  const countries = [...readCountriesIn(projection.window, unit)].flatMap(([number, ground]) => {
    const cells = fill(projection.rings(ground, warp))
    cells.forEach((own, index) => {
      if (own) isLand[index] = 1
    })
    const id = countryCodes.get(number)
    return id ? [{ kind: 'country' as const, id, cells }] : []
  })
  const waters = seaCells(isLand, projection, columns, rows)
  const taken: Box[] = []
  return [...countries, ...waters]
    .map(area => ({ ...area, size: area.cells.reduce((sum, one) => sum + one, 0) }))
    .sort((one, other) => other.size - one.size)
    .flatMap(({ kind, id, cells }) => {
      const name = roomFor({ kind, id }, cells, isFree, columns, rows, taken)
      if (name) taken.push(name.box)
      return name ?? []
    })
}

/** 1 for each cell whose centre is inside the rings, row by row. */
function cellsWithin(rings: readonly (readonly Point[])[], columns: number, rows: number): Uint8Array {
  const cells = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row += 1) {
    const y = (row + 0.5) * cell
    const crossings: number[] = []
    for (const ring of rings)
      for (let index = 0; index < ring.length; index += 1) {
        const [a, b] = [ring[index] as Point, ring[(index + 1) % ring.length] as Point]
        if (a.y < y !== b.y < y) crossings.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x))
      }
    crossings.sort((one, other) => one - other)
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const from = Math.max(0, Math.ceil((crossings[index] ?? 0) / cell - 0.5))
      const to = Math.min(columns - 1, Math.floor((crossings[index + 1] ?? 0) / cell - 0.5))
      for (let column = from; column <= to; column += 1) cells[row * columns + column] = 1
    }
  }
  return cells
}

/** 1 for each cell without an obstacle. */
function freeCells({ boxes, rings, segments }: Obstacles, columns: number, rows: number): Uint8Array {
  const free = new Uint8Array(columns * rows).fill(1)
  const block = (around: Box, hits: (middle: Point) => boolean) => {
    const [left, top] = [
      Math.max(0, Math.floor(around.left / cell)),
      Math.max(0, Math.floor(around.top / cell)),
    ]
    const [right, bottom] = [
      Math.min(columns, Math.ceil(around.right / cell)),
      Math.min(rows, Math.ceil(around.bottom / cell)),
    ]
    for (let row = top; row < bottom; row += 1)
      for (let column = left; column < right; column += 1)
        if (hits({ x: (column + 0.5) * cell, y: (row + 0.5) * cell })) free[row * columns + column] = 0
  }
  for (const box of boxes) block(grow(box, 2), () => true)
  for (const { at, radius } of rings)
    block(grow({ left: at.x, right: at.x, top: at.y, bottom: at.y }, radius + 4), () => true)
  for (const [a, b] of segments) {
    const box = {
      left: Math.min(a.x, b.x),
      right: Math.max(a.x, b.x),
      top: Math.min(a.y, b.y),
      bottom: Math.max(a.y, b.y),
    }
    block(grow(box, lineRoom), middle => distanceToSegment(middle, a, b) < lineRoom)
  }
  return free
}

function distanceToSegment(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const long = dx * dx + dy * dy
  const share = long > 0 ? Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / long)) : 0
  return Math.hypot(point.x - a.x - dx * share, point.y - a.y - dy * share)
}

/** The cells of each sea: those on water that are nearest to one of its points. */
function seaCells(isLand: Uint8Array, projection: Projection, columns: number, rows: number) {
  const places = seas.flatMap(({ id, places }) =>
    places.map(([lat, lon]) => ({ id, at: projection.place({ id: '', name: '', lat, lon }) })),
  )
  const frame = { left: 0, top: 0, right: projection.width, bottom: projection.height }
  const near = places.filter(({ at }) => distanceTo(frame, at) < projection.width)
  const cells = new Map<string, Uint8Array>()
  for (let index = 0; index < columns * rows; index += 1) {
    if (isLand[index]) continue
    const [x, y] = [((index % columns) + 0.5) * cell, (Math.floor(index / columns) + 0.5) * cell]
    let nearest: { id: string; square: number } | undefined
    for (const { id, at } of near) {
      const square = (at.x - x) ** 2 + (at.y - y) ** 2
      if (!nearest || square < nearest.square) nearest = { id, square }
    }
    if (!nearest) continue
    const own = cells.get(nearest.id) ?? new Uint8Array(columns * rows)
    cells.set(nearest.id, own)
    own[index] = 1
  }
  return [...cells].map(([id, own]) => ({ kind: 'sea' as const, id, cells: own }))
}

/** The free place for a name that is nearest to the centroid of its area, with the largest margin that fits. */
function roomFor(
  name: Pick<GroundName, 'kind' | 'id'>,
  cells: Uint8Array,
  isFree: Uint8Array,
  columns: number,
  rows: number,
  taken: readonly Box[],
): GroundName | undefined {
  const sums = new Int32Array((columns + 1) * (rows + 1))
  let [weight, middleX, middleY] = [0, 0, 0]
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const index = row * columns + column
      const own = cells[index] ?? 0
      const good = own && isFree[index] ? 1 : 0
      if (own) {
        weight += 1
        middleX += column
        middleY += row
      }
      const at = (row + 1) * (columns + 1) + column + 1
      sums[at] = good + (sums[at - 1] ?? 0) + (sums[at - columns - 1] ?? 0) - (sums[at - columns - 2] ?? 0)
    }
  if (weight === 0) return undefined
  const middle = { x: middleX / weight, y: middleY / weight }
  const frame = grow({ left: 0, top: 0, right: columns * cell, bottom: rows * cell }, -edge)
  const shapes = [1, 2].flatMap(lines => {
    const written = locales.map(locale => groundNameRows({ ...name, rows: lines }, locale))
    if (lines > 1 && written.every(found => found.length === 1)) return []
    return { lines, width: Math.max(...written.map(found => widestRow(found, groundNameSize))) }
  })
  for (const margin of margins)
    for (const { lines, width } of shapes) {
      const height = groundNameSize + (lines - 1) * rowHeight(groundNameSize)
      const [across, down] = [Math.ceil((width + 2 * margin) / cell), Math.ceil((height + margin) / cell)]
      if ((sums.at(-1) ?? 0) < across * down) continue
      let best: { box: Box; far: number } | undefined
      for (let row = 0; row + down <= rows; row += 1)
        for (let column = 0; column + across <= columns; column += 1) {
          const sum =
            (sums[(row + down) * (columns + 1) + column + across] ?? 0) -
            (sums[row * (columns + 1) + column + across] ?? 0) -
            (sums[(row + down) * (columns + 1) + column] ?? 0) +
            (sums[row * (columns + 1) + column] ?? 0)
          if (sum < across * down) continue
          const far = Math.hypot(column + across / 2 - middle.x, row + down / 2 - middle.y)
          if (best && best.far <= far) continue
          const [x, y] = [(column + across / 2) * cell, (row + down / 2) * cell]
          const box = {
            left: x - width / 2,
            right: x + width / 2,
            top: y - height / 2,
            bottom: y + height / 2,
          }
          if (!contains(frame, box)) continue
          if (taken.some(other => distanceBetween(other, box) < 10)) continue
          best = { box, far }
        }
      if (best) return { ...name, rows: lines, box: best.box }
    }
  return undefined
}

const distanceBetween = (one: Box, other: Box) =>
  Math.max(one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom)
