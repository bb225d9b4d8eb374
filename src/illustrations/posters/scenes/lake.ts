import { mix } from '../colour.ts'
import { boat } from '../elements/buildings.ts'
import { flora } from '../elements/flora.ts'
import { fells, range } from '../elements/mountains.ts'
import { ground, ridge } from '../elements/ridge.ts'
import { clouds, sky } from '../elements/sky.ts'
import { water } from '../elements/water.ts'
import type { LakeOptions } from '../options.ts'
import { fill, line, withOpacity } from '../paint.ts'
import { decimalPath, integerPath, repeat } from '../path.ts'
import type { Sheet } from '../sheet.ts'
import { train } from '../train.ts'
import { landmarkAt } from './scene.ts'

const shore = 258

function relief(sheet: Sheet, kind: NonNullable<LakeOptions['relief']>): string {
  const { palette } = sheet
  if (kind === 'fells') return fells(sheet, { base: shore, top: 122, spacing: 120, colour: palette.far })
  if (kind === 'hills')
    return (
      ground(ridge(sheet, { y: shore - 62, swing: 16 }), mix(palette.far, palette.hill, 0.15), shore) +
      ground(ridge(sheet, { y: shore - 42, swing: 12 }), mix(palette.mid, palette.hill, 0.3), shore)
    )
  return range(sheet, { base: shore, top: 116, spacing: 110, colour: palette.far, snow: 0.36 })
}

/** A lake with the line along the far shore and a landmark on its island. */
export function lake(sheet: Sheet, options: LakeOptions): string {
  const { width, wide, palette, materials, random } = sheet
  const sunX = width * random.between(0.62, 0.78)
  const landmarkX = width * 0.6
  const parts = [
    sky(sheet, { horizon: shore, x: sunX, y: random.between(70, 100), radius: 26 }),
    clouds(sheet, 90, 1),
    relief(sheet, options.relief ?? 'peaks'),
  ]
  const wood = ridge(sheet, { y: shore - 22, swing: 9 })
  parts.push(
    ground(wood, palette.near, shore),
    flora(sheet, { from: 0, to: width, at: wood.at, size: 9, colour: palette.near, gap: 0.55 }),
    fill(materials.stoneShade, integerPath`M0 ${shore - 6}h${width}v6H0z`),
    train(sheet, width * 0.03, shore - 5, 0.8, wide ? 5 : 2),
    water(sheet, { y: shore, sunX }),
    withOpacity(
      0.3,
      fill(
        palette.dark,
        integerPath`M0 ${shore}v24q${width * 0.25} -8 ${width * 0.5} 0t${width * 0.5} -2V${shore}z`,
      ),
    ),
    landmarkAt(sheet, options.landmark, landmarkX, 312, options.scale ?? 1.1),
    line(
      palette.glint,
      2,
      integerPath`M${landmarkX - 90} 322h60M${landmarkX - 10} 326h80M${landmarkX - 60} 332h44`,
      { round: true },
    ),
    boat(sheet, width * (options.object ? 0.46 : 0.82), 344, 1, materials.ochre),
  )
  const bank = ridge(sheet, { y: 378, swing: 10, waves: 3 })
  parts.push(
    ground(bank, palette.dark),
    flora(sheet, { from: -6, to: width * 0.26, at: bank.at, size: 26, colour: palette.dark, gap: 0.5 }),
    line(
      palette.dark,
      2,
      repeat(
        8,
        reed =>
          integerPath`M${width * 0.62 + reed * 11} 392` +
          decimalPath`q${random.between(-5, 5)} -16 ${random.between(-6, 8)} -34`,
      ),
      { round: true },
    ),
  )
  return parts.join('')
}
