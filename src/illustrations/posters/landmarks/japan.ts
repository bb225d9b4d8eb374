import { fill, line } from '../paint.ts'
import { decimalPath, rect, repeat } from '../path.ts'
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
          decimalPath`M${left - 10} ${y + 3}q10-4 18-14h${-2 * left - 16}q8 10 18 14-4 1-8 0h${-2 * left + 4}q-4 1-8 0z`,
        ),
    )
    .join('') +
  fill(
    m.gold,
    rect(-1.2, -120, 2.4, 30),
    repeat(4, i => rect(-4, -126 - i * 5, 8, 2)),
  )

/** Half the width of each storey's wall, and how far above the ground it ends. */
const keep = [
  [56, -54],
  [45, -82],
  [34, -108],
  [22, -130],
] as const

const eaves = (half: number, y: number) =>
  decimalPath`M${-half - 12} ${y + 4}q12-3 20-14h${2 * half - 16}q8 11 20 14-6 2-10 0h${-2 * half - 4}q-4 2-10 0z`

/** Himeji: a white keep on walls of stone. */
export const himeji: Landmark = m =>
  fill(m.white, rect(-92, -26, 34, 20)) +
  fill(m.steel, 'M-100-42q8-3 12-12h24q4 9 12 12z', 'M-92-52l17-14 17 14z') +
  fill(m.stone, 'M-106 6q12-8 16-34H72q4 26 16 34z') +
  fill(m.stoneShade, 'M20 6q8-10 8-34h44q4 26 16 34z') +
  keep
    .map(
      ([half, y]) =>
        fill(m.white, rect(-half, y + 28, 2 * half, 28)) +
        fill(m.whiteShade, rect(half - 14, y + 28, 14, 28)) +
        line(m.window, 5, decimalPath`M${8 - half} ${y + 18}h${2 * half - 16}`, { dash: '2.5 6' }) +
        fill(m.steel, eaves(half, y)),
    )
    .join('') +
  fill(m.white, 'M-20-52l20-17 20 17z', 'M-16-106l16-14 16 14z') +
  line(m.steelShade, 2.6, 'M-23-51L0-71l23 20M-18-105L0-122l18 17') +
  fill(m.steel, 'M-28-138L-16-152h32l12 14z') +
  fill(m.gold, 'M-18-151l-3-7 6 4zM18-151l3-7-6 4z')
