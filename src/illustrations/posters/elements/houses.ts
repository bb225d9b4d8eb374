import type { Hex } from '../colour.ts'
import { fill, line } from '../paint.ts'
import { decimalPath, integerPath, rect, triangle } from '../path.ts'
import type { Sheet } from '../sheet.ts'
import type { Roof, Town } from './towns.ts'

/** A roof on a house of a width and height, its left wall at `x`. */
const roofShapes: Readonly<Record<Roof, (x: number, eaves: number, width: number) => string>> = {
  gable: (x, eaves, width) => triangle(x - 1, eaves, width + 2, width * 0.55),
  steep: (x, eaves, width) => triangle(x - 1, eaves, width + 2, width * 1.05),
  mansard: (x, eaves, width) =>
    integerPath`M${x - 1} ${eaves}l${width * 0.18} ${-width * 0.42}h${width * 0.7}l${width * 0.18} ${width * 0.42}z` +
    rect(x + Math.round(width * 0.6), eaves - width * 0.4, 3, 5),
  stepped: (x, eaves, width) => {
    const step = width / 7
    return (
      rect(x, eaves, width, step) +
      rect(x + step, eaves, step * 5, step * 2) +
      rect(x + step * 2, eaves, step * 3, step * 3.2)
    )
  },
  hip: (x, eaves, width) =>
    integerPath`M${x - 2} ${eaves}l${width * 0.3} ${-width * 0.28}h${width * 0.45}l${width * 0.3} ${width * 0.28}z`,
  flat: (x, eaves, width) =>
    rect(x - 1, eaves, width + 2, 3) + rect(x + Math.round(width * 0.25), eaves, 4, 7),
}

export interface Street {
  from: number
  to: number
  /** The level of the ground. */
  base: number
  /** Usual width of a house, in units. */
  size: number
  town: Town
}

/** A row of houses wall to wall. */
export function houses({ materials, random }: Sheet, street: Street): string {
  const { from, to, base, size, town } = street
  const walls = new Map<Hex, string>()
  let roofs = ''
  let windows = ''
  let index = Math.round(random.between(0, 5))
  let x = Math.round(from)
  while (x < to) {
    const width = Math.round(size * random.between(0.75, 1.25))
    const height = Math.round(size * random.between(town.lowest, town.highest))
    const colour = materials[town.walls[index % town.walls.length] ?? 'stone']
    const roof = town.roofs[index % town.roofs.length] ?? 'gable'
    walls.set(colour, (walls.get(colour) ?? '') + rect(x, base, width, height))
    const shape = roofShapes[roof](x, base - height, width)
    // A stepped gable is part of the front wall.
    if (roof === 'stepped') walls.set(colour, (walls.get(colour) ?? '') + shape)
    else roofs += shape
    const inside = width - 5
    windows += integerPath`M${x + 3} ${base - height * 0.74}h${inside}m${-inside} ${height * 0.42}h${inside}`
    x += width
    index++
  }
  return (
    [...walls].map(([colour, data]) => fill(colour, data)).join('') +
    (roofs ? fill(materials[town.roof], roofs) : '') +
    (windows
      ? line(materials.window, size * 0.24, windows, { dash: decimalPath`${size * 0.16} ${size * 0.14}` })
      : '')
  )
}
