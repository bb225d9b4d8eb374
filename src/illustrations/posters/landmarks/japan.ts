import { fill } from '../paint.ts'
import { fine, rect, repeat } from '../path.ts'
import type { Landmark } from './landmark.ts'

export const torii: Landmark = m =>
  fill(m.red, 'M-34 4l3-64h7l1 64zM34 4l-3-64h-7l-1 64z', rect(-42, -46, 84, 6), rect(-3, -52, 6, 12)) +
  fill(m.ink, 'M-56-66q56 9 112 0l-5-9q-51 7-102 0z') +
  fill(m.red, 'M-51-60q51 7 102 0l2-6q-53 8-106 0z') +
  fill(m.roofShade, rect(24, 4, 4, 50))

/** Left edge of each roof and its height, from the ground up. */
const storeys = [
  [-38, -20],
  [-34, -44],
  [-30, -67],
  [-26, -89],
  [-22, -110],
] as const

/** A pagoda of five storeys. */
export const pagoda: Landmark = m =>
  fill(m.stoneShade, rect(-40, 0, 80, 6)) +
  storeys
    .map(
      ([left, y]) =>
        fill(m.red, rect(left + 12, y + 16, -2 * (left + 12), 16)) +
        fill(m.white, rect(left + 16, y + 12, -2 * (left + 16), 8)) +
        fill(
          m.roofShade,
          fine`M${left - 10} ${y + 3}q10-4 18-14h${-2 * left - 16}q8 10 18 14-4 1-8 0h${-2 * left + 4}q-4 1-8 0z`,
        ),
    )
    .join('') +
  fill(
    m.gold,
    rect(-1.2, -120, 2.4, 30),
    repeat(4, i => rect(-4, -126 - i * 5, 8, 2)),
  )
