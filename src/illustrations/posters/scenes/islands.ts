import { type Hex, mix } from '../colour.ts'
import { viaduct } from '../elements/bridges.ts'
import { boat, cabin } from '../elements/buildings.ts'
import { flora } from '../elements/flora.ts'
import { clouds, sky } from '../elements/sky.ts'
import { water } from '../elements/water.ts'
import type { IslandsOptions } from '../options.ts'
import { fill, line } from '../paint.ts'
import { integerPath } from '../path.ts'
import type { Sheet } from '../sheet.ts'
import { train } from '../train.ts'
import { landmarkAt } from './scene.ts'

const horizon = 212

interface Isle {
  x: number
  y: number
  /** Half its length. */
  half: number
  colour: Hex
  /** The size of its trees. */
  trees: number
}

function isle(sheet: Sheet, { x, y, half, colour, trees }: Isle): string {
  return (
    fill(
      sheet.materials.stoneShade,
      integerPath`M${x - half} ${y + 5}q${half * 0.2} -12 ${half * 0.6} -10h${half * 0.9}q${half * 0.4} 0 ${half * 0.5} 10z`,
    ) +
    fill(
      colour,
      integerPath`M${x - half * 0.84} ${y}q${half * 0.3} ${-half * 0.22} ${half * 0.84} ${-half * 0.2}t${half * 0.8} ${half * 0.2}z`,
    ) +
    flora(sheet, {
      from: x - half * 0.62,
      to: x + half * 0.5,
      at: () => y - half * 0.1,
      size: trees,
      colour,
      gap: 0.7,
    })
  )
}

/** An archipelago, and the line over the sound. */
export function islands(sheet: Sheet, options: IslandsOptions): string {
  const { width, wide, palette, materials, random } = sheet
  const { landmark, deck, light } = options
  const sunX = width * (light ?? random.between(0.3, 0.7))
  const sun = light === undefined ? { y: random.between(92, 120), radius: 32 } : { y: 84, radius: 0 }
  const mainX = width * (wide ? 0.6 : 0.44)
  const scale = options.scale ?? 0.9
  const cars = wide ? 5 : 3
  const parts = [
    sky(sheet, { horizon, x: sunX, ...sun }),
    clouds(sheet, 76, 2),
    fill(
      palette.far,
      integerPath`M0 ${horizon}q${width * 0.2} -18 ${width * 0.4} 0zM${width * 0.5} ${horizon}q${width * 0.26} -24 ${width * 0.52} 0z`,
    ),
    water(sheet, { y: horizon, sunX }),
    isle(sheet, {
      x: width * 0.18,
      y: 240,
      half: wide ? 90 : 52,
      colour: mix(palette.far, palette.near, 0.5),
      trees: 8,
    }),
    isle(sheet, {
      x: width * 0.84,
      y: 248,
      half: wide ? 110 : 58,
      colour: mix(palette.far, palette.near, 0.65),
      trees: 10,
    }),
    cabin(sheet, width * 0.8, 250, 0.8),
    cabin(sheet, width * 0.16, 242, 0.7, materials.ochre),
  ]
  if (landmark) parts.push(landmarkAt(sheet, landmark, mainX, 300, scale))
  else
    parts.push(
      isle(sheet, { x: mainX, y: 296, half: wide ? 130 : 84, colour: palette.near, trees: 15 }),
      cabin(sheet, mainX - 34, 296, 1.4),
      cabin(sheet, mainX + 2, 298, 1.2, materials.ochre),
      cabin(sheet, mainX + 36, 297, 1.3),
      line(materials.wood, 2.4, integerPath`M${mainX - 54} 303h26m-22 0v7m16 -7v7`),
    )
  parts.push(
    deck ? train(sheet, Math.max(width * 0.06, mainX - 200), 300 - deck * scale, 0.95, cars) : '',
    boat(sheet, width * 0.84, 292, 1.05),
    boat(sheet, width * 0.1, 272, 0.7, materials.ochre),
    deck ? '' : viaduct(sheet, { y: 338, foot: 380, arch: 52 }),
    deck ? '' : train(sheet, width * 0.1, 338, 1.1, cars),
    line(
      palette.glint,
      1.8,
      integerPath`M${width * 0.06} 384h50M${width * 0.46} 390h44M${width * 0.74} 385h40`,
      {
        round: true,
      },
    ),
    fill(palette.dark, integerPath`M0 400v-14q${width * 0.14} -16 ${width * 0.34} 0t${width * 0.3} 14z`),
    flora(sheet, { from: -4, to: width * 0.2, at: () => 386, size: 24, colour: palette.dark, gap: 0.55 }),
  )
  return parts.join('')
}
