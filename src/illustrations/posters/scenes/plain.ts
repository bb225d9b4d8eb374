import { mix } from '../colour.ts'
import { cyclist } from '../elements/cyclist.ts'
import { bushes, flora } from '../elements/flora.ts'
import { houses } from '../elements/houses.ts'
import { ground, ridge } from '../elements/ridge.ts'
import { clouds, sky } from '../elements/sky.ts'
import { towns } from '../elements/towns.ts'
import type { PlainOptions } from '../options.ts'
import { fill, line } from '../paint.ts'
import { integerPath, repeat } from '../path.ts'
import type { Sheet } from '../sheet.ts'
import { train } from '../train.ts'
import { landmarkAt } from './scene.ts'

const horizon = 262

/** Striped fields that run to a vanishing point. */
function fields({ width, palette, materials }: Sheet, vanishing: number, options: PlainOptions): string {
  const { bloom, polder } = options
  const meadow = mix(palette.hill, palette.near, 0.4)
  const crops =
    bloom && polder
      ? [bloom, palette.near, materials.gold, materials.rose, palette.near, materials.red]
      : bloom
        ? [bloom, meadow]
        : [palette.near, materials.ochre, meadow, materials.gold]
  const toward = (x: number) => vanishing + (x - vanishing) * 0.1
  return Array.from({ length: 9 }, (_, index) => {
    const left = width * (index * 0.34 - 0.9)
    const right = left + width * 0.17
    return fill(
      crops[index % crops.length] ?? palette.near,
      integerPath`M${toward(left) + index * 2} ${horizon + 24}L${left} 400H${right}L${toward(right) + index * 2} ${horizon + 24}z`,
    )
  }).join('')
}

function hills(sheet: Sheet): string {
  const { palette } = sheet
  const haze = mix(palette.far, palette.sky.at(-1) ?? palette.far, 0.3)
  return (
    ground(ridge(sheet, { y: horizon - 26, swing: 14, waves: 4 }), haze, horizon + 10) +
    ground(ridge(sheet, { y: horizon - 12, swing: 6 }), palette.far, horizon + 10)
  )
}

/** Open country: fields, a village and the line at the horizon. */
export function plain(sheet: Sheet, options: PlainOptions): string {
  const { width, wide, palette, materials, random } = sheet
  const { bloom, polder } = options
  const vanishing = width * 0.42
  const parts = [
    sky(sheet, { horizon, x: width * random.between(0.2, 0.4), y: random.between(90, 130), radius: 34 }),
    clouds(sheet, 84, 3),
    polder ? '' : hills(sheet),
    bushes(sheet, {
      from: 0,
      to: width,
      at: () => horizon - 3,
      size: 7,
      colour: mix(palette.far, palette.near, 0.5),
      gap: 1.1,
    }),
    fill(palette.hill, integerPath`M0 ${horizon}h${width}V400H0z`),
    fields(sheet, vanishing, options),
    fill(mix(palette.hill, palette.snow, 0.25), integerPath`M0 ${horizon}h${width}v26H0z`),
    options.canal
      ? fill(
          palette.water,
          integerPath`M${vanishing - 8} ${horizon + 26}h16L${vanishing + width * 0.3} 400H${vanishing - width * 0.12}z`,
        )
      : '',
    landmarkAt(sheet, options.landmark, width * (wide ? 0.68 : 0.62), horizon + 12, options.scale ?? 1.12),
    houses(sheet, {
      from: width * 0.06,
      to: width * 0.26,
      base: horizon + 6,
      size: 13,
      town: towns.danubian,
    }),
    sheet.flora === 'cypress'
      ? flora(sheet, {
          from: width * 0.3,
          to: width * 0.46,
          at: () => horizon + 10,
          size: 17,
          colour: palette.near,
          gap: 0.5,
        })
      : '',
    fill(mix(palette.near, palette.dark, 0.3), integerPath`M0 ${horizon + 20}h${width}v8H0z`),
    train(sheet, width * 0.08, horizon + 20, 1.05, wide ? 5 : 3),
    line(
      palette.dark,
      1.2,
      repeat(width / 60, mast => integerPath`M${mast * 60 + 20} ${horizon + 20}v-26h-9`),
    ),
  ]
  const verge = ridge(sheet, { y: 388, swing: 6, waves: 3 })
  parts.push(
    ground(verge, palette.dark),
    bushes(sheet, {
      from: 0,
      to: width,
      at: verge.at,
      size: 5,
      colour: bloom ?? palette.dark,
      gap: bloom ? 0.5 : 3,
    }),
    bloom
      ? bushes(sheet, {
          from: 0,
          to: width,
          at: x => verge.at(x) - 9,
          size: 4,
          colour: materials.gold,
          gap: 1.6,
        })
      : '',
    polder ? cyclist(sheet, width * 0.84, verge.at(width * 0.84) - 4, 1.25) : '',
  )
  return parts.join('')
}
