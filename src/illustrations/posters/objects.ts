import type { Materials } from './materials.ts'
import { fill, line } from './paint.ts'
import { circle, decimalPath, dome, rect, repeat } from './path.ts'

export const objectNames = [
  'bicycle',
  'border-post',
  'clock',
  'departure-board',
  'luggage',
  'parasol',
  'phone-box',
  'picnic',
  'signpost',
  'tent',
] as const
export type ObjectName = (typeof objectNames)[number]

/** Draws a thing in the foreground: its foot on y = 0, centred on x = 0, about 30 to 70 units high. */
type DrawObject = (materials: Materials) => string

const bicycle: DrawObject = m =>
  line(m.white, 2, circle(-19, -14, 13) + circle(19, -14, 13)) +
  line(m.red, 2.6, 'M-19-14l7-24M19-14H-1L-12-34H10L-1-14M19-14L9-37', { round: true }) +
  line(m.white, 2, 'M4-38h9M-12-38l-7-3', { round: true }) +
  fill(m.ochre, rect(13, -16, 17, 16)) +
  fill(m.goldShade, rect(13, -27, 17, 5)) +
  fill(m.wood, rect(-26, -34, 13, 9))

const borderPost: DrawObject = m =>
  fill(m.white, rect(-30, 0, 7, 52)) +
  line(m.red, 7, 'M-26.5 0v-52', { dash: '7 7' }) +
  line(m.white, 5, 'M-26-20L36-58') +
  line(m.red, 5, 'M-26-20L36-58', { dash: '9 9' }) +
  fill(m.steelShade, rect(-35, -12, 17, 13)) +
  fill(m.blue, rect(8, -4, 24, 22)) +
  fill(
    m.gold,
    ...[0, 1, 2, 3, 4, 5].map(i => circle(20 + 7 * Math.sin(i * 1.05), -15 - 7 * Math.cos(i * 1.05), 1.4)),
  ) +
  line(m.wood, 3, 'M20 0v-5')

const clock: DrawObject = m =>
  fill(m.steel, rect(-2.5, 0, 5, 50)) +
  fill(m.steelShade, rect(-9, 0, 18, 4), circle(0, -62, 20)) +
  fill(m.white, circle(0, -62, 16.5)) +
  line(m.ink, 2.4, 'M0-76v4M0-52v4M-14-62h4M10-62h4') +
  line(m.ink, 3, 'M0-62l6-8M0-62V-74') +
  line(m.red, 1.6, 'M3-56L-7-73') +
  fill(m.red, circle(-7.5, -73.5, 2.6))

const departureBoard: DrawObject = m =>
  fill(m.steel, rect(-30, 0, 5, 12), rect(25, 0, 5, 12)) +
  fill(m.ink, rect(-36, -8, 72, 40)) +
  fill(m.blue, rect(-36, -44, 72, 9)) +
  line(m.white, 3, 'M-31-48.5h30', { dash: '7 3' }) +
  line(
    m.gold,
    3.4,
    repeat(4, row => decimalPath`M-31 ${-14 - row * 8}h13`),
    { dash: '6 1' },
  ) +
  line(
    m.white,
    3.4,
    repeat(4, row => decimalPath`M-14 ${-14 - row * 8}h${36 - row * 4}`),
    { dash: '5 2' },
  ) +
  line(m.red, 3.4, 'M26-30h6')

const luggage: DrawObject = m =>
  fill(m.red, rect(-34, 0, 30, 40)) +
  fill(m.brickShade, rect(-12, 0, 8, 40)) +
  line(m.gold, 2, 'M-34-12h30M-34-29h30') +
  line(m.white, 2.4, 'M-27-40v-9h16v9') +
  fill(m.ochre, 'M4 0v-34q0-14 14-14t14 14V0z') +
  fill(m.goldShade, rect(9, -3, 18, 15), 'M4-30h28v5H4z') +
  fill(m.blue, rect(0, -48, 36, 10)) +
  line(m.white, 1.6, 'M8-48v-10M28-48v-10') +
  line(m.woodShade, 2, 'M18-25v7')

const parasol: DrawObject = m =>
  line(m.white, 2.6, 'M-6 2v-62') +
  fill(m.red, dome(-40, -48, 68, 24)) +
  fill(m.white, 'M-26-48q4-20 20-24-9 6-9 24zM15-48q-4-20-21-24 9 6 9 24z') +
  line(m.wood, 2.6, 'M12 0l26-24M38 0L18-22', { round: true }) +
  line(m.blue, 4, 'M14-10q12 8 24-15', { round: true }) +
  fill(m.gold, circle(-24, -5, 5))

const phoneBox: DrawObject = m =>
  fill(m.red, rect(-15, 0, 30, 62), rect(-17, 0, 34, 4), rect(-17, -60, 34, 8), dome(-15, -67, 30, 5)) +
  fill(m.brickShade, rect(9, 0, 6, 60)) +
  fill(m.white, rect(-11, -61, 22, 4)) +
  line(
    m.lit ? m.window : m.white,
    6,
    repeat(6, row => decimalPath`M-10 ${-12 - row * 8}h19`),
    { dash: '5 2' },
  )

const picnic: DrawObject = m =>
  fill(m.rose, 'M-44 4l10-8h72l10 8z') +
  line(m.white, 1.6, 'M-40 0h86M-24-4l-5 8M0-4v8M24-4l5 8') +
  line(m.wood, 2.4, 'M-30-22q14-24 28 0') +
  fill(m.wood, 'M-32-3l-4-19H8L4-3z') +
  line(m.ochre, 2, 'M-34-16H6M-33-9H5') +
  fill(m.gold, 'M-22-22l18-11q6-1 6 4l-8 7z') +
  fill(m.blue, rect(14, -3, 11, 26)) +
  fill(m.white, rect(14, -29, 11, 7), rect(13, -20, 13, 3)) +
  fill(m.red, circle(34, -7, 5))

const signpost: DrawObject = m =>
  fill(m.wood, rect(-2.5, 0, 5, 72)) +
  fill(m.red, 'M-6-70h34l8 7-8 7H-6z') +
  fill(m.white, 'M6-52h-34l-8 7 8 7H6z') +
  fill(m.blue, 'M-6-34h30l8 7-8 7H-6z') +
  line(m.white, 2.4, 'M0-63h24M0-27h20', { dash: '6 2.4' }) +
  line(m.ink, 2.4, 'M-27-45H0', { dash: '6 2.4' })

const tent: DrawObject = m =>
  fill(m.ochre, 'M-40 2L-6-44 12 2z') +
  fill(m.goldShade, 'M-6-44L36-30 48 2H12z') +
  fill(m.lit ? m.window : m.woodShade, 'M-24 2l18-30 8 30z') +
  line(m.white, 1.2, 'M-6-44L-46 4M36-30L48 4') +
  fill(m.red, 'M-6-44v-12l13 5-13 5z')

/** Every object by its name in a poster's options. */
export const objects: Readonly<Record<ObjectName, DrawObject>> = {
  bicycle,
  'border-post': borderPost,
  clock,
  'departure-board': departureBoard,
  luggage,
  parasol,
  'phone-box': phoneBox,
  picnic,
  signpost,
  tent,
}
