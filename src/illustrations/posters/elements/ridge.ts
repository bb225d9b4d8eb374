import type { Hex } from '../colour.ts'
import { fill } from '../paint.ts'
import { integerPath } from '../path.ts'
import { type Sheet, sheetHeight } from '../sheet.ts'

/** A soft line across the sheet. */
export interface Ridge {
  /** Path data from the left edge to the right, open. */
  readonly outline: string
  /** The height of the line at `x`, both in units. */
  at(x: number): number
}

export interface RidgeShape {
  /** Its mean height at the left edge. */
  y: number
  /** The deviation up and down. */
  swing: number
  /** Waves across the sheet; by default one for each 90 units, at least 3. */
  waves?: number
  /** The difference in height between its ends; positive if the right end is lower. */
  tilt?: number
}

/** Draws a line through seeded points (Catmull-Rom). */
export function ridge(sheet: Sheet, { y, swing, waves, tilt = 0 }: RidgeShape): Ridge {
  const { width, random } = sheet
  const steps = waves ?? Math.max(3, Math.round(width / 90))
  const heights = Array.from(
    { length: steps + 3 },
    (_, index) => y + (tilt * (index - 1)) / steps + random.between(-swing, swing),
  )
  /** The height of the point at a step; the first is off the left edge. */
  const height = (step: number) => heights[Math.min(step + 1, heights.length - 1)] ?? y
  const across = (step: number) => (step * width) / steps

  let outline = integerPath`M0 ${height(0)}`
  for (let step = 0; step < steps; step++) {
    const third = width / steps / 3
    outline += integerPath`C${across(step) + third} ${height(step) + (height(step + 1) - height(step - 1)) / 6}`
    outline += integerPath` ${across(step + 1) - third} ${height(step + 1) - (height(step + 2) - height(step)) / 6}`
    outline += integerPath` ${across(step + 1)} ${height(step + 1)}`
  }

  const at = (x: number) => {
    const position = (Math.min(Math.max(x, 0), width) / width) * steps
    const step = Math.min(steps - 1, Math.floor(position))
    const t = position - step
    const [a, b, c, d] = [height(step - 1), height(step), height(step + 1), height(step + 2)]
    return (
      0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
    )
  }
  return { outline, at }
}

/** Fills the area below a ridge, down to `bottom`. */
export const ground = (shape: Ridge, colour: Hex, bottom = sheetHeight) =>
  fill(colour, shape.outline, integerPath`V${bottom}H0z`)
