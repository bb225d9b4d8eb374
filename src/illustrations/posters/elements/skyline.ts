import { mix } from '../colour.ts'
import type { CityOptions } from '../options.ts'
import { fill } from '../paint.ts'
import { dome, integerPath, onion, rect, repeat, triangle } from '../path.ts'
import type { Sheet } from '../sheet.ts'
import { range } from './mountains.ts'
import { ground, ridge } from './ridge.ts'

type Skyline = NonNullable<CityOptions['skyline']>

/** One building that rises above a distant row of houses, with its foot at `base`. */
const silhouettes: Readonly<
  Record<Exclude<Skyline, 'mountains' | 'hills'>, (x: number, base: number, height: number) => string>
> = {
  spires: (x, base, height) =>
    rect(x, base, 12, height * 0.6) +
    triangle(x - 1, base - height * 0.6, 14, height * 0.8) +
    rect(x + 12, base, 22, height * 0.45),
  domes: (x, base, height) =>
    rect(x, base, 34, height * 0.5) +
    dome(x + 3, base - height * 0.5, 28, height * 0.45) +
    rect(x + 16, base - height * 0.9, 2, 8) +
    rect(x + 36, base, 7, height * 0.8) +
    onion(x + 35, base - height * 0.8, 9, 12),
  minarets: (x, base, height) =>
    rect(x, base, 26, height * 0.34) +
    dome(x + 2, base - height * 0.34, 22, height * 0.3) +
    rect(x + 29, base, 4, height) +
    triangle(x + 28, base - height, 6, 12),
  blocks: (x, base, height) =>
    rect(x, base, 16, height * 1.15) +
    rect(x + 18, base, 20, height * 0.8) +
    rect(x + 26, base - height * 0.8, 2, 12) +
    rect(x + 40, base, 14, height * 0.6),
}

/** The distant background of a town: low roofs, and the buildings above them that this town is known for. */
export function skyline(sheet: Sheet, base: number, kind: Skyline): string {
  const { width, random, palette } = sheet
  const haze = palette.sky.at(-1) ?? palette.far
  if (kind === 'mountains')
    return (
      range(sheet, { base, top: base - 118, spacing: 110, colour: mix(palette.far, haze, 0.2), snow: 0.24 }) +
      ground(ridge(sheet, { y: base - 26, swing: 9 }), mix(palette.mid, palette.far, 0.4), base)
    )
  if (kind === 'hills') {
    const far = ridge(sheet, { y: base - 56, swing: 20, waves: Math.max(2, Math.round(width / 150)) })
    const near = ridge(sheet, { y: base - 34, swing: 9 })
    return (
      ground(far, mix(palette.far, haze, 0.35), base) + ground(near, mix(palette.mid, palette.far, 0.5), base)
    )
  }
  const roofs = repeat(
    width / 13,
    index =>
      integerPath`M${index * 13} ${base}v${-random.between(22, 36)}l7 ${-random.between(0, 9)} 7 8V${base}z`,
  )
  let x = random.between(8, 40)
  let towers = ''
  while (x < width - 30) {
    towers += silhouettes[kind](x, base, random.between(54, 84))
    x += random.between(62, 120)
  }
  return (
    ground(ridge(sheet, { y: base - 44, swing: 9 }), mix(palette.far, haze, 0.4), base) +
    fill(mix(palette.mid, palette.far, 0.45), roofs, towers)
  )
}
