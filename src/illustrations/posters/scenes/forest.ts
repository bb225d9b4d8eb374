import { mix } from '../colour.ts'
import { bufferStop } from '../elements/buffer-stop.ts'
import { cabin } from '../elements/buildings.ts'
import { spruces } from '../elements/flora.ts'
import { ground, ridge } from '../elements/ridge.ts'
import { clouds, sky } from '../elements/sky.ts'
import type { ForestOptions } from '../options.ts'
import { fill, line, withOpacity } from '../paint.ts'
import { integerPath } from '../path.ts'
import type { Sheet } from '../sheet.ts'
import { train } from '../train.ts'
import { landmarkAt } from './scene.ts'

const curtains = [
  { colour: '#3f9f92', y: 150, width: 1 },
  { colour: '#7fd6b0', y: 112, width: 1 },
  { colour: '#db6484', y: 74, width: 0.6 },
] as const

/** Northern lights: three curtains, each of three strokes that brighten inward. */
const aurora = (sheet: Sheet, drop: number) =>
  curtains
    .map(({ colour, y, width }) => {
      const { outline } = ridge(sheet, { y: y + drop, swing: 16, waves: 3, tilt: -50 })
      return [
        { stroke: 46, opacity: 0.16 },
        { stroke: 26, opacity: 0.3 },
        { stroke: 9, opacity: 0.75 },
      ]
        .map(({ stroke, opacity }) => withOpacity(opacity, line(colour, stroke * width, outline)))
        .join('')
    })
    .join('')

/** Spruce forest to the horizon, a small lake and the line along it. */
export function forest(sheet: Sheet, options: ForestOptions): string {
  const { width, wide, palette, materials, random } = sheet
  const parts = [
    sky(sheet, {
      horizon: 280,
      x: width * random.between(0.55, 0.75),
      y: random.between(80, 120),
      radius: options.aurora ? 20 : 34,
    }),
    options.aurora ? aurora(sheet, options.aurora === 'low' ? 60 : 0) : clouds(sheet, 110, 1),
  ]
  for (const { y, share, size } of [
    { y: 206, share: 0.12, size: 8 },
    { y: 236, share: 0.35, size: 11 },
    { y: 262, share: 0.6, size: 14 },
  ]) {
    const colour = mix(palette.far, palette.near, share)
    const hill = ridge(sheet, { y, swing: 12 })
    parts.push(
      ground(hill, colour),
      spruces(sheet, { from: -4, to: width + 4, at: hill.at, size, colour, gap: 0.98 }),
    )
  }
  parts.push(
    fill(palette.water, integerPath`M0 300Q${width * 0.5} 284 ${width} 298V340H0z`),
    line(
      palette.glint,
      1.6,
      integerPath`M${width * 0.1} 304h60M${width * 0.5} 298h70M${width * 0.3} 312h90M${width * 0.7} 308h50`,
      { round: true },
    ),
  )
  if (options.landmark)
    parts.push(landmarkAt(sheet, options.landmark, width * (wide ? 0.66 : 0.5), 300, options.scale ?? 0.8))
  else if (!options.bufferStop)
    parts.push(cabin(sheet, width * 0.72, 299, 1.3), cabin(sheet, width * 0.82, 300, 1, materials.ochre))

  parts.push(ground(ridge(sheet, { y: 326, swing: 4, waves: 3 }), palette.near))
  if (options.bufferStop) parts.push(bufferStop(sheet))
  else {
    const clearing = mix(palette.near, palette.dark, 0.6)
    parts.push(
      fill(mix(palette.near, palette.dark, 0.5), integerPath`M0 340h${width}v8H0z`),
      train(sheet, width * 0.12, 340, 1.25, wide ? 5 : 3),
    )
    const edge = ridge(sheet, { y: 366, swing: 8, waves: 3 })
    parts.push(
      ground(edge, clearing),
      spruces(sheet, {
        from: width * 0.3,
        to: width * 0.8,
        at: edge.at,
        size: 15,
        colour: clearing,
        gap: 0.9,
      }),
      ground(ridge(sheet, { y: 392, swing: 6, waves: 3 }), palette.dark),
    )
  }
  parts.push(
    spruces(sheet, {
      from: -6,
      to: width * (options.bufferStop ? 0.22 : 0.12),
      at: () => 392,
      size: 46,
      colour: palette.dark,
      gap: 0.5,
    }),
    spruces(sheet, {
      from: width * 0.84,
      to: width + 8,
      at: () => 394,
      size: 54,
      colour: palette.dark,
      gap: 0.5,
    }),
  )
  return parts.join('')
}
