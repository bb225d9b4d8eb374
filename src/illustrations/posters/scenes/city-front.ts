import { mix } from '../colour.ts'
import { bowBridge, chainBridge, girderBridge, viaduct } from '../elements/bridges.ts'
import { boat } from '../elements/buildings.ts'
import { bushes, flora } from '../elements/flora.ts'
import { ground, ridge } from '../elements/ridge.ts'
import type { CityOptions } from '../options.ts'
import { fill, line } from '../paint.ts'
import { integerPath, rect, repeat } from '../path.ts'
import type { Sheet } from '../sheet.ts'
import { train } from '../train.ts'

type Front = NonNullable<CityOptions['front']>

/** The lower edge of a town with a bridge: open water below it. */
const downstream = ({ width, palette }: Sheet, y: number) =>
  fill(palette.waterDeep, integerPath`M0 ${y}h${width}V400H0z`) +
  line(
    palette.glint,
    1.6,
    integerPath`M${width * 0.1} ${y + 10}h40M${width * 0.5} ${y + 18}h54M${width * 0.8} ${y + 8}h30`,
    { round: true },
  )

const lamps = (sheet: Sheet, shift: number) => {
  const { width, materials } = sheet
  const count = Math.ceil(width / 150)
  return (
    line(
      materials.ink,
      2.4,
      repeat(count, lamp => integerPath`M${lamp * 150 + shift + 26} 346v-52h14`),
    ) +
    fill(
      materials.lit ? materials.gold : materials.white,
      repeat(count, lamp => rect(lamp * 150 + shift + 34, 299, 10, 4)),
    )
  )
}

/** What is drawn between a town's houses and the viewer, where the train passes. */
const fronts: Readonly<Record<Front, (sheet: Sheet, options: CityOptions, cars: number) => string>> = {
  arches: (sheet, _, cars) =>
    viaduct(sheet, { y: 336, foot: 368, arch: 44 }) +
    train(sheet, sheet.width * sheet.random.between(0.08, 0.18), 336, 1.2, cars) +
    downstream(sheet, 368),
  girder: (sheet, _, cars) =>
    girderBridge(sheet, 340, 378) +
    train(sheet, sheet.width * sheet.random.between(0.08, 0.18), 341, 1.15, cars) +
    downstream(sheet, 376),
  bows: (sheet, _, cars) =>
    train(sheet, sheet.width * sheet.random.between(0.08, 0.18), 350, 1.15, cars) +
    bowBridge(sheet, 350, 378) +
    downstream(sheet, 376),
  chains: (sheet, _, cars) =>
    train(sheet, sheet.width * 0.1, 354, 1.1, cars) + chainBridge(sheet, 354, 386) + downstream(sheet, 388),
  open: (sheet, _, cars) => {
    const { width, palette, materials } = sheet
    const verge = ridge(sheet, { y: 392, swing: 4, waves: 3 })
    return (
      boat(sheet, width * 0.16, 338, 1.1) +
      boat(sheet, width * 0.84, 320, 0.8, materials.ochre) +
      fill(materials.stone, integerPath`M0 374h${width}v5H0z`) +
      fill(materials.stoneShade, integerPath`M0 379h${width}v21H0z`) +
      train(sheet, width * 0.08, 375, 1.25, cars) +
      ground(verge, palette.dark) +
      bushes(sheet, { from: width * 0.55, to: width, at: verge.at, size: 9, colour: palette.dark, gap: 0.9 })
    )
  },
  quay: (sheet, { shift = 0 }, cars) => {
    const { width, palette, materials } = sheet
    return (
      fill(materials.stone, integerPath`M0 344h${width}v8H0z`) +
      fill(palette.near, integerPath`M0 352h${width}v40H0z`) +
      fill(materials.gold, integerPath`M0 349h${width}v3H0z`) +
      train(sheet, width * 0.05, 391, 1.7, cars) +
      fill(palette.dark, integerPath`M0 391h${width}v9H0z`) +
      lamps(sheet, shift)
    )
  },
  park: (sheet, { bloom }, cars) => {
    const { width, palette, materials } = sheet
    const bank = ridge(sheet, { y: 338, swing: 5, waves: 3 })
    const verge = ridge(sheet, { y: 380, swing: 6, waves: 3 })
    return (
      ground(bank, palette.hill) +
      fill(mix(palette.near, palette.dark, 0.3), integerPath`M0 352h${width}v9H0z`) +
      train(sheet, width * 0.1, 353, 1.35, cars) +
      ground(verge, palette.dark) +
      bushes(sheet, { from: 0, to: width, at: verge.at, size: 6, colour: palette.dark }) +
      bushes(sheet, {
        from: 0,
        to: width,
        at: x => verge.at(x) - 2,
        size: 4,
        colour: bloom ?? materials.rose,
        gap: 2,
      })
    )
  },
  garden: (sheet, { bloom }, cars) => {
    const { width, palette, materials } = sheet
    const verge = ridge(sheet, { y: 384, swing: 5, waves: 3 })
    const hedge = mix(palette.near, palette.dark, 0.25)
    return (
      fill(
        materials.stone,
        integerPath`M${width * 0.47} 286h${width * 0.06}L${width * 0.78} 400H${width * 0.22}z`,
      ) +
      flora(sheet, {
        from: 2,
        to: width * 0.4,
        at: x => 296 - x * 0.03,
        size: 17,
        colour: palette.near,
        gap: 0.7,
      }) +
      flora(sheet, {
        from: width * 0.62,
        to: width,
        at: () => 295,
        size: 17,
        colour: palette.near,
        gap: 0.7,
      }) +
      bushes(sheet, {
        from: 0,
        to: width * 0.34,
        at: () => 318,
        size: 6,
        colour: bloom ?? materials.rose,
        gap: 1.3,
      }) +
      bushes(sheet, {
        from: width * 0.68,
        to: width,
        at: () => 318,
        size: 6,
        colour: bloom ?? materials.rose,
        gap: 1.3,
      }) +
      fill(hedge, integerPath`M0 349h${width}v12H0z`) +
      train(sheet, width * 0.1, 350, 1.35, cars) +
      ground(verge, palette.dark) +
      bushes(sheet, { from: 0, to: width, at: verge.at, size: 8, colour: palette.dark, gap: 0.8 })
    )
  },
}

/** Draws the front of a town. */
export const cityFront = (sheet: Sheet, front: Front, options: CityOptions) =>
  fronts[front](sheet, options, sheet.wide ? 5 : 3)
