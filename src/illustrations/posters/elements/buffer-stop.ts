import { mix } from '../colour.ts'
import { fill, line, placed } from '../paint.ts'
import { circle, integerPath, rect } from '../path.ts'
import type { Sheet } from '../sheet.ts'

/** Sleepers from the lower edge, each with its height and half its length. */
const sleepers = [
  [398, 74],
  [383, 58],
  [370, 46],
  [359, 37],
  [350, 30],
] as const

/** A track that leads towards the viewer from a buffer stop covered with snow. */
export function bufferStop({ width, palette, materials }: Sheet): string {
  const x = width / 2
  return [
    fill(mix(palette.near, palette.snow, 0.5), integerPath`M0 332Q${x} 318 ${width} 330V400H0z`),
    line(materials.wood, 5, sleepers.map(([y, half]) => integerPath`M${x - half} ${y}h${half * 2}`).join('')),
    fill(
      materials.steelShade,
      integerPath`M${x - 54} 400L${x - 17} 334h3L${x - 46} 400zM${x + 54} 400L${x + 17} 334h-3L${x + 46} 400z`,
    ),
    placed(
      x,
      338,
      1,
      fill(materials.steel, rect(-27, 2, 9, 40), rect(18, 2, 9, 40)),
      fill(materials.red, rect(-50, -22, 100, 22)),
      fill(materials.white, ...[-44, -16, 12].map(stripe => integerPath`M${stripe}-22l14-22h14l-14 22z`)),
      fill(materials.ink, circle(-22, -15, 8), circle(22, -15, 8)),
      fill(materials.steel, rect(-2, -44, 4, 16)),
      fill(palette.sun, circle(0, -66, 13)),
      fill(materials.red, circle(0, -66, 9)),
      fill(palette.snow, 'M-52-43q10-9 26-7t30-1 26 0 22 8z', 'M-52 5q14-10 34-6 20-4 38 0t34 6z'),
    ),
  ].join('')
}
