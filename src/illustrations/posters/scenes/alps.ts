import { mix } from '../colour.ts'
import { viaduct } from '../elements/bridges.ts'
import { cabin } from '../elements/buildings.ts'
import { flora } from '../elements/flora.ts'
import { range } from '../elements/mountains.ts'
import { peaks } from '../elements/peaks.ts'
import { ground, ridge } from '../elements/ridge.ts'
import { clouds, sky } from '../elements/sky.ts'
import { water } from '../elements/water.ts'
import type { AlpsOptions } from '../options.ts'
import { line } from '../paint.ts'
import { integerPath } from '../path.ts'
import type { Sheet } from '../sheet.ts'
import { train } from '../train.ts'
import { landmarkAt } from './scene.ts'

/** High mountains, meadows and a line below them. */
export function alps(sheet: Sheet, options: AlpsOptions): string {
  const { width, wide, palette, materials, random } = sheet
  const { peak, landmark, foreground = 'viaduct' } = options
  const centre = width * (wide ? 0.64 : 0.5)
  const haze = palette.sky.at(-2) ?? palette.far
  const parts = [
    sky(sheet, { horizon: 270, x: width * random.between(0.66, 0.8), y: random.between(70, 96), radius: 26 }),
    clouds(sheet, 96, 1),
  ]
  if (peak !== 'fuji')
    parts.push(
      range(sheet, { base: 300, top: 150, spacing: 96, colour: mix(palette.far, haze, 0.35), snow: 0.3 }),
    )
  parts.push(
    peak
      ? peaks[peak](palette, centre)
      : range(sheet, { base: 310, top: 84, spacing: 150, colour: palette.mid, snow: 0.42 }),
  )

  const forest = ridge(sheet, { y: 276, swing: 12 })
  parts.push(
    ground(forest, mix(palette.near, palette.mid, 0.45)),
    flora(sheet, {
      from: 0,
      to: width,
      at: forest.at,
      size: 10,
      colour: mix(palette.near, palette.mid, 0.2),
      gap: 0.75,
    }),
  )
  const meadow = ridge(sheet, { y: 306, swing: 9 })
  parts.push(ground(meadow, palette.hill))
  if (!landmark || peak)
    parts.push(
      cabin(sheet, width * 0.2, meadow.at(width * 0.2) + 6, 0.9, materials.white),
      cabin(sheet, width * 0.28, meadow.at(width * 0.28) + 8, 0.8, materials.wood),
    )

  const cars = wide ? 5 : 3
  const trainX = width * random.between(0.1, 0.18)
  if (foreground === 'water')
    parts.push(
      water(sheet, { y: 330, sunX: centre }),
      landmarkAt(sheet, landmark, centre + (wide ? 140 : 40), 362, options.scale ?? 0.9),
      train(sheet, width * 0.06, 334, 0.95, cars),
    )
  else if (foreground === 'gorge')
    parts.push(
      ground(ridge(sheet, { y: 344, swing: 5, waves: 3 }), mix(palette.near, palette.dark, 0.3)),
      line(palette.water, 15, integerPath`M${centre + 30} 320q-34 20 -16 38t-36 50`),
      landmark
        ? landmarkAt(sheet, landmark, centre, 350, options.scale ?? 1)
        : viaduct(sheet, { y: 286, foot: 400, arch: 46 }),
      train(sheet, trainX, landmark ? 350 - 96 * (options.scale ?? 1) : 286, 1.05, cars),
    )
  else
    parts.push(
      peak ? '' : landmarkAt(sheet, landmark, centre, meadow.at(centre) + 4, options.scale ?? 0.92),
      viaduct(sheet, { y: 330, foot: 400, arch: 30 }),
      train(sheet, trainX, 330, 1.05, cars),
    )

  const bank = ridge(sheet, { y: 384, swing: 8, waves: 3 })
  parts.push(
    ground(bank, palette.dark),
    flora(sheet, { from: -4, to: width * 0.3, at: bank.at, size: 22, colour: palette.dark, gap: 0.5 }),
    flora(sheet, {
      from: width * 0.74,
      to: width + 4,
      at: bank.at,
      size: 26,
      colour: palette.dark,
      gap: 0.5,
    }),
  )
  return parts.join('')
}
