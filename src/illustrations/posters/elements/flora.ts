import type { Hex } from '../colour.ts'
import { fill, line } from '../paint.ts'
import { decimalPath, integerPath } from '../path.ts'
import type { Sheet } from '../sheet.ts'

/** A row of plants along a line. */
export interface Row {
  from: number
  to: number
  /** The height of the ground at `x`. */
  at: (x: number) => number
  /** Of one plant, in units. */
  size: number
  colour: Hex
  /** Distance between two plants, as a share of `size`. */
  gap?: number
}

function eachPlant(
  { random, width }: Sheet,
  row: Row,
  spread: number,
  plant: (x: number, y: number) => string,
) {
  const gap = row.gap ?? 1
  let data = ''
  for (let x = row.from; x < row.to; x += row.size * random.between(gap, gap * spread))
    data += plant(x, row.at(Math.max(0, Math.min(width, x))))
  return data
}

/** A distant wood: its tops as one sawtooth line, with half the bytes of as many trees. */
function treeline({ random, width }: Sheet, { from, to, at, size, gap = 1 }: Row): string {
  const foot = (x: number) => Math.round(at(Math.max(0, Math.min(width, x))) + size * 0.3)
  let x = Math.round(from)
  let y = foot(x)
  let data = integerPath`M${x} ${y}`
  while (x < to) {
    const step = Math.max(4, Math.round(size * random.between(gap, gap * 1.5)))
    const half = Math.floor(step / 2)
    const top = Math.round(y - size * random.between(1.2, 2.3))
    const next = foot(x + step)
    data += integerPath`l${half} ${top - y} ${step - half} ${next - top}`
    x += step
    y = next
  }
  return data
}

export function spruces(sheet: Sheet, row: Row): string {
  const { size, colour } = row
  if (size <= 14) return fill(colour, treeline(sheet, row), 'v3', integerPath`H${row.from}z`)
  const half = size * 0.42
  const data = eachPlant(sheet, row, 1.6, (x, ground) => {
    const height = size * sheet.random.between(1.3, 2.5)
    const foot = ground + size * 0.3
    return (
      integerPath`M${x} ${foot - height}l${-half * 0.6} ${height * 0.4}h${half * 0.3}l${-half * 0.7} ${height * 0.6}` +
      integerPath`h${half * 2}l${-half * 0.7} ${-height * 0.6}h${half * 0.3}z`
    )
  })
  return fill(colour, data)
}

/** Round crowns, bushes or flowers, by size. */
export function bushes(sheet: Sheet, row: Row): string {
  const data = eachPlant(
    sheet,
    row,
    2,
    (x, ground) => integerPath`M${x} ${ground - row.size * sheet.random.between(0.25, 0.45)}h0`,
  )
  return line(row.colour, row.size * 1.3, data, { round: true })
}

function cypresses(sheet: Sheet, row: Row): string {
  const data = eachPlant(sheet, row, 1.9, (x, ground) => {
    const height = row.size * sheet.random.between(2.2, 3.6)
    return (
      integerPath`M${x} ${ground + 3}` +
      decimalPath`q${-row.size * 0.6} ${-height * 0.6} 0 ${-height}q${row.size * 0.6} ${height * 0.4} 0 ${height}z`
    )
  })
  return fill(row.colour, data)
}

/** A row of the plants that grow in the sheet's country. */
export function flora(sheet: Sheet, row: Row): string {
  const gap = row.gap ?? 0.62
  if (sheet.flora === 'spruce') return spruces(sheet, { ...row, gap })
  if (sheet.flora === 'leaf') return bushes(sheet, { ...row, size: row.size * 0.8, gap: gap * 0.9 })
  return (
    cypresses(sheet, { ...row, size: row.size * 0.8, gap: gap * 2 }) +
    bushes(sheet, { ...row, size: row.size * 0.5, gap: gap * 2.4 })
  )
}
