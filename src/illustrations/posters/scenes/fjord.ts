import { type Hex, mix } from '../colour.ts'
import { viaduct } from '../elements/bridges.ts'
import { cabin } from '../elements/buildings.ts'
import { flora } from '../elements/flora.ts'
import { range } from '../elements/mountains.ts'
import { ground, ridge } from '../elements/ridge.ts'
import { clouds, sky } from '../elements/sky.ts'
import { water } from '../elements/water.ts'
import type { FjordOptions } from '../options.ts'
import { fill } from '../paint.ts'
import { integerPath } from '../path.ts'
import type { Sheet } from '../sheet.ts'
import { train } from '../train.ts'
import { landmarkAt } from './scene.ts'

const shore = 282

/** The steep side of a fjord, at the left or the right edge, with its upper end at `top`. */
function wall({ width, wide, palette }: Sheet, side: 'left' | 'right', top: number, colour: Hex): string {
  const reach = width * (wide ? 0.34 : 0.46)
  const x = (share: number) => (side === 'left' ? reach * share : width - reach * share)
  const away = side === 'left' ? 1 : -1
  const slope = integerPath`L${x(0.42)} ${top + 40}L${x(0.6)} ${top + 56}L${x(0.82)} ${top + 128}L${x(1)} ${shore}`
  const shade =
    side === 'left'
      ? integerPath`M${x(0.22)} ${top - 14}` + slope + integerPath`H${x(0.5)}L${x(0.34)} ${top + 90}z`
      : integerPath`M${x(0.22)} ${top - 14}L${x(0.3)} ${top + 60}L${x(0.16)} ${top + 110}L${x(0.3)} ${shore}H${width}V${top}z`
  return (
    fill(colour, integerPath`M${x(-0.02)} ${shore}V${top}L${x(0.22)} ${top - 14}`, slope, 'z') +
    fill(mix(colour, palette.dark, 0.26), shade) +
    fill(
      palette.snow,
      integerPath`M${x(0)} ${top}v34l${away * reach * 0.1} -12 ${away * 8} 20L${x(0.36)} ${top + 22}L${x(0.22)} ${top - 14}z`,
    )
  )
}

/** A fjord between two walls, with farms on the shore. */
export function fjord(sheet: Sheet, options: FjordOptions): string {
  const { width, wide, palette, materials, random } = sheet
  const sunX = width * 0.47
  const haze = palette.sky.at(-2) ?? palette.far
  const parts = [
    sky(sheet, { horizon: shore, x: sunX, y: 108, radius: 28 }),
    clouds(sheet, 80, 1),
    range(sheet, { base: shore, top: 168, spacing: 120, colour: mix(palette.far, haze, 0.3), snow: 0.34 }),
    wall(sheet, 'left', 108 + random.between(-12, 20), palette.mid),
    wall(sheet, 'right', 78 + random.between(-12, 20), mix(palette.mid, palette.near, 0.4)),
    water(sheet, { y: shore, sunX }),
    fill(
      palette.near,
      integerPath`M0 ${shore - 12}Q${width * 0.16} ${shore - 16} ${width * 0.3} ${shore}Q${width * 0.12} ${shore + 8} 0 ${shore + 6}z`,
      integerPath`M${width} ${shore - 26}Q${width * 0.78} ${shore - 20} ${width * 0.6} ${shore}Q${width * 0.8} ${shore + 12} ${width} ${shore + 8}z`,
    ),
    flora(sheet, { from: 0, to: width * 0.2, at: () => shore - 10, size: 10, colour: palette.near, gap: 1 }),
    flora(sheet, {
      from: width * 0.74,
      to: width,
      at: () => shore - 18,
      size: 12,
      colour: palette.near,
      gap: 1,
    }),
    landmarkAt(
      sheet,
      options.landmark,
      width * (wide ? 0.7 : 0.6),
      shore + 4,
      options.scale ?? (wide ? 0.8 : 0.66),
    ),
    cabin(sheet, width * 0.1, shore + 1, 0.9),
    cabin(sheet, width * 0.17, shore + 3, 0.8, materials.ochre),
    cabin(sheet, width * 0.235, shore + 2, 0.7, materials.white),
    viaduct(sheet, { y: 330, foot: 352, arch: 26 }),
    train(sheet, width * (options.trainAt ?? 0.16), 330, 1.05, wide ? 5 : 3),
    fill(palette.waterDeep, integerPath`M0 352h${width}v48H0z`),
  ]
  const bank = ridge(sheet, { y: 382, swing: 8, waves: 3 })
  parts.push(
    ground(bank, palette.dark),
    flora(sheet, { from: -4, to: width * 0.36, at: bank.at, size: 26, colour: palette.dark, gap: 0.8 }),
    flora(sheet, {
      from: width * 0.82,
      to: width + 4,
      at: bank.at,
      size: 22,
      colour: palette.dark,
      gap: 0.8,
    }),
  )
  return parts.join('')
}
