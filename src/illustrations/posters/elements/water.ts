import { fill, line, withOpacity } from '../paint.ts'
import { integerPath, repeat } from '../path.ts'
import { type Sheet, sheetHeight } from '../sheet.ts'
import { ground, ridge } from './ridge.ts'

export interface WaterShape {
  /** The far shore. */
  y: number
  /** The horizontal position of the sun or moon, below which its light is reflected. */
  sunX: number
  bottom?: number
}

/** Open water with the reflection of the sun and small waves. */
export function water(sheet: Sheet, { y, sunX, bottom = sheetHeight }: WaterShape): string {
  const { palette, random, width } = sheet
  const depth = bottom - y
  const road = repeat(8, index => {
    const share = index / 8
    const length = (26 - index * 1.5) * (1 - share * 0.45) + random.between(0, 14)
    return integerPath`M${sunX - length / 2 + random.between(-5, 5)} ${y + 7 + share * depth * 0.8}h${length}`
  })
  const waves = repeat(
    Math.min(34, Math.round(width / 24)),
    () =>
      integerPath`M${random.between(-10, width)} ${y + 8 + random.next() ** 0.8 * (depth - 10)}h${random.between(8, 30)}`,
  )
  return (
    fill(palette.water, integerPath`M0 ${y}h${width}V${bottom}H0z`) +
    ground(ridge(sheet, { y: y + depth * 0.52, swing: 3, waves: 3 }), palette.waterDeep, bottom) +
    line(palette.lit ? palette.sun : palette.glint, 2.6, road, { round: true }) +
    withOpacity(0.6, line(palette.glint, 1.4, waves, { round: true }))
  )
}
