import { mix } from '../colour.ts'
import { boat } from '../elements/buildings.ts'
import { bushes } from '../elements/flora.ts'
import { houses } from '../elements/houses.ts'
import { cloudBank, clouds, sky } from '../elements/sky.ts'
import { skyline } from '../elements/skyline.ts'
import { towns } from '../elements/towns.ts'
import { water } from '../elements/water.ts'
import type { CityOptions } from '../options.ts'
import { fill } from '../paint.ts'
import { integerPath } from '../path.ts'
import type { Sheet } from '../sheet.ts'
import { train } from '../train.ts'
import { cityFront } from './city-front.ts'
import { landmarkAt } from './scene.ts'

/** A town at a river or a park, with one well-known building. */
export function city(sheet: Sheet, options: CityOptions): string {
  const { width, wide, palette, materials, random } = sheet
  const { landmark, front = 'arches', scale = 1.3, shift = 0, wade, deck, disc } = options
  const base = front === 'quay' ? 292 : 284
  const centre = width * (wide ? 0.62 : 0.5) + shift
  const town = towns[options.town ?? 'nordic']
  const parts: string[] = []

  if (disc)
    parts.push(
      sky(sheet, {
        horizon: base,
        x: centre + random.between(-30, 30),
        y: base - random.between(104, 132),
        radius: random.between(74, 88),
      }),
    )
  else
    parts.push(
      sky(sheet, {
        horizon: base,
        x: width * random.between(0.16, 0.3),
        y: random.between(74, 100),
        radius: 30,
      }),
      clouds(sheet, 76, 1),
    )
  if (!palette.stars && options.skyline !== 'mountains') parts.push(cloudBank(sheet, base - 34, 1.1))
  parts.push(skyline(sheet, base, options.skyline ?? 'hills'))

  if (!options.alone) {
    const gap = ((options.gap ?? 84) * scale) / 1.16
    parts.push(
      houses(sheet, { from: -6, to: centre - gap, base, size: 26, town }),
      houses(sheet, { from: centre + gap, to: width + 8, base, size: 26, town }),
    )
  } else if (wide)
    parts.push(
      houses(sheet, { from: -6, to: centre - 170 * scale, base, size: 26, town }),
      houses(sheet, { from: centre + 150 * scale, to: width + 8, base, size: 26, town }),
    )

  if (wade === undefined)
    parts.push(
      bushes(sheet, { from: -4, to: width, at: () => base + 1, size: 7, colour: palette.near, gap: 2 }),
      landmarkAt(sheet, landmark, centre, base + 2, scale),
    )
  if (front === 'garden')
    parts.push(fill(mix(palette.hill, palette.near, 0.35), integerPath`M0 ${base}h${width}V400H0z`))
  else
    parts.push(
      water(sheet, { y: base + 2, sunX: disc ? centre : width * 0.24, bottom: front === 'quay' ? 362 : 400 }),
      fill(materials.stoneShade, integerPath`M0 ${base}h${width}v4H0z`),
    )
  if (wade !== undefined) parts.push(landmarkAt(sheet, landmark, centre, base + wade, scale))
  if (wade !== undefined && deck) {
    parts.push(
      train(sheet, Math.max(width * 0.06, centre - 150 * scale), base + wade - deck * scale, 0.9, 3),
      boat(sheet, width * 0.2, 356, 1.35),
      boat(sheet, width * 0.82, 336, 0.9, materials.ochre),
    )
    return parts.join('')
  }
  parts.push(cityFront(sheet, front, options))
  return parts.join('')
}
