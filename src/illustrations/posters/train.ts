import { type Hex, mix } from './colour.ts'
import { fill, line } from './paint.ts'
import { integerPath, repeat } from './path.ts'
import type { Sheet } from './sheet.ts'

const carLength = 42

/**
 * The white train with the pink line, which is on all posters. The group has the class `train`, so that a page that
 * includes the picture in its HTML can animate its arrival.
 *
 * @param x its tail
 * @param y top of the rail
 * @param scale a car is 42 × 14 units at 1
 */
export function train(sheet: Sheet, x: number, y: number, scale = 1, cars = 3): string {
  const { palette } = sheet
  const length = carLength * cars + 20
  const tinted = (colour: Hex) => mix(colour, palette.tint, palette.tintShare * 0.45)
  const place = `translate(${Math.round(x)} ${Math.round(y)})scale(${Math.round(scale * 100) / 100})`
  return [
    `<g class="train" transform="${place}">`,
    fill(tinted('#3b4763'), integerPath`M2-2H${length - 6}v3H2z`),
    fill(
      tinted('#fdf8ee'),
      integerPath`M0-1v-11q0-2 2-2H${length - 20}Q${length - 6}-13 ${length}-4q1 3-3 3z`,
    ),
    line(tinted('#db6484'), 2.4, integerPath`M0-3.4H${length - 2}`),
    line(palette.lit ? '#ffe08f' : '#22314f', 4, integerPath`M4-8.8H${length - 24}`, { dash: '5 2' }),
    fill(tinted('#22314f'), integerPath`M${length - 18}-11.4q7 .6 11 5h-11z`),
    line(
      tinted('#3b4763'),
      1,
      repeat(cars - 1, car => integerPath`M${carLength * (car + 1)}-1v-13`),
    ),
    '</g>',
  ].join('')
}
