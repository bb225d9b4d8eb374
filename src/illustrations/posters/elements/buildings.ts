import type { Hex } from '../colour.ts'
import { fill } from '../paint.ts'
import { decimalPath, integerPath, rect } from '../path.ts'
import type { Sheet } from '../sheet.ts'

/** A cottage of one storey, red by default. */
export function cabin(
  { materials }: Sheet,
  x: number,
  y: number,
  size: number,
  wall: Hex = materials.red,
): string {
  const s = size
  return (
    fill(
      wall,
      decimalPath`M${x - 9 * s} ${y}v${-9 * s}l${6 * s} ${-6 * s} ${6 * s} ${6 * s}h${9 * s}v${9 * s}z`,
    ) +
    fill(
      materials.steelShade,
      decimalPath`M${x - 3 * s} ${y - 16 * s}h${11 * s}l${6 * s} ${7.5 * s}h${-10.5 * s}z`,
    ) +
    fill(
      materials.window,
      rect(x - 5 * s, y - 3 * s, 3.4 * s, 4 * s),
      rect(x + 5 * s, y - 3 * s, 3.4 * s, 4 * s),
    )
  )
}

/** A sailing boat; its jib is red by default. */
export function boat(
  { materials }: Sheet,
  x: number,
  y: number,
  size: number,
  sail: Hex = materials.red,
): string {
  const s = size
  return (
    fill(materials.white, integerPath`M${x} ${y}` + decimalPath`v${-24 * s}l${13 * s} ${22 * s}z`) +
    fill(sail, decimalPath`M${x - 2 * s} ${y}v${-19 * s}l${-9 * s} ${18 * s}z`) +
    fill(materials.woodShade, decimalPath`M${x - 13 * s} ${y + 1}h${28 * s}l${-5 * s} ${5 * s}h${-18 * s}z`)
  )
}
