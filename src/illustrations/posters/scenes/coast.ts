import { mix } from '../colour.ts'
import { viaduct } from '../elements/bridges.ts'
import { boat } from '../elements/buildings.ts'
import { cliffs } from '../elements/cliffs.ts'
import { flora } from '../elements/flora.ts'
import { ground, ridge } from '../elements/ridge.ts'
import { clouds, sky } from '../elements/sky.ts'
import { water } from '../elements/water.ts'
import type { CoastOptions } from '../options.ts'
import { fill } from '../paint.ts'
import { integerPath } from '../path.ts'
import type { Sheet } from '../sheet.ts'
import { train } from '../train.ts'
import { landmarkAt } from './scene.ts'

const horizon = 236

/** The low cape around `x`, on which a lighthouse or a village stands. */
function cape(sheet: Sheet, x: number): string {
  const { width, palette, materials } = sheet
  return (
    fill(
      palette.hill,
      integerPath`M${x - 110} 296Q${x - 74} 244 ${x - 40} 238H${x + 70}Q${x + 120} 226 ${width + 60} 216V310z`,
    ) +
    fill(
      materials.stoneShade,
      integerPath`M${x - 110} 296q22 -34 40 -44l6 22 18-10 8 22 24-8 16 18h${width - x}v14z`,
    ) +
    flora(sheet, {
      from: x + 56,
      to: width,
      at: at => 236 - (at - x) * 0.05,
      size: 10,
      colour: palette.near,
      gap: 0.8,
    })
  )
}

/** Sea, a shore with its landmark, and the line along it. */
export function coast(sheet: Sheet, options: CoastOptions): string {
  const { width, wide, palette, materials, random } = sheet
  const { shore = 'cape', landmark } = options
  const sunX = width * random.between(0.24, 0.36)
  const landmarkX = width * (wide ? 0.7 : shore === 'rock' ? 0.56 : 0.66)
  const parts = [
    sky(sheet, { horizon, x: sunX, y: random.between(96, 130), radius: 32 }),
    clouds(sheet, 80, 2),
    ground(
      ridge(sheet, { y: horizon - 14, swing: 10 }),
      mix(palette.far, palette.sky.at(-1) ?? palette.far, 0.2),
      horizon,
    ),
    water(sheet, { y: horizon, sunX }),
  ]
  if (shore === 'cliffs')
    parts.push(cliffs(sheet, landmarkX), landmarkAt(sheet, landmark, landmarkX, 214, options.scale ?? 0.9))
  if (shore === 'cape')
    parts.push(cape(sheet, landmarkX), landmarkAt(sheet, landmark, landmarkX, 241, options.scale ?? 0.86))
  if (shore === 'rock') parts.push(landmarkAt(sheet, landmark, landmarkX, 290, options.scale ?? 1.2))
  parts.push(
    boat(sheet, width * 0.12, 262, 0.7),
    boat(sheet, width * (shore === 'rock' ? 0.9 : 0.3), shore === 'rock' ? 306 : 284, 1.05, materials.ochre),
    ground(ridge(sheet, { y: 316, swing: 5, waves: 3 }), palette.near),
    viaduct(sheet, { y: 322, foot: 356, arch: 24 }),
    train(sheet, width * 0.1, 322, 1.1, wide ? 5 : 3),
  )
  const bank = ridge(sheet, { y: 364, swing: 9, waves: 3 })
  parts.push(
    ground(bank, palette.dark),
    flora(sheet, {
      from: width * 0.02,
      to: width * 0.36,
      at: bank.at,
      size: 20,
      colour: palette.dark,
      gap: 0.7,
    }),
  )
  return parts.join('')
}
