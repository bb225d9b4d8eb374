import type { Hex } from '../colour.ts'
import { fill, line } from '../paint.ts'
import { decimalPath, integerPath, rect, repeat } from '../path.ts'
import type { Sheet } from '../sheet.ts'

export interface ViaductShape {
  /** The rail. */
  y: number
  /** The level at which its piers end, below the arches, which are half circles. */
  foot: number
  /** The width of an arch, in units. It is stretched so that whole arches fill the sheet. */
  arch: number
  fill?: Hex
  shade?: Hex
}

/** A stone viaduct from edge to edge. */
export function viaduct({ width, materials }: Sheet, shape: ViaductShape): string {
  const { y, foot, arch } = shape
  const [from, to] = [-6, width + 6]
  const count = Math.max(1, Math.round((to - from) / (arch * 1.26)))
  const step = (to - from) / count
  const pier = arch * 0.26
  const open = step - pier
  const spring = y + 9 + open / 2
  const left = (index: number) => from + index * step + pier / 2
  const arches = repeat(count, index => {
    const start = left(count - 1 - index)
    return decimalPath`H${start + open}V${spring}a${open / 2} ${open / 2} 0 0 0 ${-open} 0V${foot}`
  })
  const shade = shape.shade ?? materials.stoneShade
  const shaded = pier * 0.34
  return (
    fill(
      shape.fill ?? materials.stone,
      integerPath`M${from} ${y}H${to}V${foot}`,
      arches,
      integerPath`H${from}z`,
    ) +
    line(
      shade,
      shaded,
      repeat(count, index => decimalPath`M${left(index) + open + shaded / 2} ${foot}V${spring}`),
    ) +
    fill(shade, integerPath`M${from} ${y + 2}H${to}v3H${from}z`)
  )
}

/** A row of piers and a steel deck, to which `trusses` or `bows` are added. */
function deck({ width, materials }: Sheet, y: number, foot: number, step: number): string {
  return (
    fill(
      materials.stoneShade,
      repeat(width / step + 1, index => rect(index * step - 6, foot, 12, foot - y - 6)),
    ) + fill(materials.steelShade, integerPath`M-6 ${y}h${width + 12}v7H-6z`)
  )
}

/** The steel of a big bridge. At night it is lit, since it would be invisible against the water. */
const girderColour = ({ materials }: Sheet) => (materials.lit ? materials.stoneShade : materials.steel)

/** A lattice girder under the rail at `y`. */
export function girderBridge(sheet: Sheet, y: number, foot: number): string {
  const { width } = sheet
  const bays = Math.ceil(width / 26) + 1
  return (
    deck(sheet, y + 22, foot, 104) +
    line(girderColour(sheet), 3, integerPath`M-6 ${y + 2}H${width + 6}`) +
    line(
      girderColour(sheet),
      2.4,
      `M-6 ${y + 24}${repeat(bays, bay => integerPath`L${bay * 26 + 7} ${y + 2}L${bay * 26 + 20} ${y + 24}`)}`,
    )
  )
}

/** Bowstring arches, one after another, over the rail at `y`. Draw it after the train. */
export function bowBridge(sheet: Sheet, y: number, foot: number): string {
  const { width } = sheet
  const span = width / Math.max(2, Math.round(width / 130))
  const count = Math.round(width / span)
  const bow = (index: number) => integerPath`M${index * span} ${y + 2}q${span / 2} -96 ${span} 0`
  const hangers = (index: number) =>
    repeat(5, hanger => {
      const t = (hanger + 1) / 6
      return integerPath`M${(index + t) * span} ${y + 2}v${-192 * t * (1 - t)}`
    })
  return (
    deck(sheet, y, foot, span) +
    line(girderColour(sheet), 4, repeat(count, bow)) +
    line(girderColour(sheet), 1.2, repeat(count, hangers))
  )
}

/** A chain bridge: stone towers, and chains that carry the deck at `y`. Draw it after the train. */
export function chainBridge(sheet: Sheet, y: number, foot: number): string {
  const { width, materials } = sheet
  const [left, right] = [width * 0.14, width * 0.86]
  const sag = (right - left) / 2
  const chain = integerPath`M-20 ${y - 8}Q${left * 0.5} ${y - 30} ${left} ${y - 68}Q${left + sag} ${y + 50} ${right} ${y - 68}Q${right + (width - right) * 0.5} ${y - 30} ${width + 20} ${y - 8}`
  const hangers = Math.round((right - left) / 15)
  const tower = (x: number) =>
    integerPath`M${x - 14} ${foot}V${y - 70}h28V${foot}H${x + 7}V${y - 4}v-38q-7 -8-14 0V${foot}z`
  return (
    fill(materials.steelShade, integerPath`M-6 ${y}h${width + 12}v6H-6z`) +
    fill(
      materials.stone,
      ...[left, right].flatMap(x => [tower(x), rect(x - 18, y - 68, 36, 6), rect(x - 20, foot, 40, 20)]),
    ) +
    fill(materials.stoneShade, ...[left, right].map(x => rect(x + 8, foot, 6, foot - y + 68))) +
    line(girderColour(sheet), 3.2, chain) +
    line(
      girderColour(sheet),
      1.2,
      repeat(hangers - 1, index => {
        const t = (index + 1) / hangers
        return integerPath`M${left + (right - left) * t} ${y}V${y - 68 + 236 * t * (1 - t)}`
      }),
    )
  )
}
