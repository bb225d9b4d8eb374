import { fill, line, placed } from '../paint.ts'
import { circle } from '../path.ts'
import type { Sheet } from '../sheet.ts'

/** A person on an upright bicycle, riding to the left; the wheels touch the ground at `x`, `y`. */
export const cyclist = ({ materials }: Sheet, x: number, y: number, size: number): string =>
  placed(
    x,
    y,
    size,
    line(materials.ink, 1.4, circle(-10, -8, 7.3) + circle(10, -8, 7.3)),
    line(materials.red, 1.8, 'M-10-8l3-15M10-8L0-8-6-19H5L0-8M10-8L5-19v-3', { round: true }),
    line(materials.ink, 1.6, 'M2-23h6M-10-25l4 1', { round: true }),
    line(materials.blue, 3.4, 'M5-24l-5 7 2 11', { round: true }),
    fill(materials.ochre, 'M2-23q-1-11 3-15 5 0 5 6l-1 9z'),
    line(materials.ochre, 2.6, 'M4-35l-6 7-6 3', { round: true }),
    fill(materials.wood, circle(4, -42, 3.6)),
  )
