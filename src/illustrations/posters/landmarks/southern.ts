import { fill, fillWithHoles, line } from '../paint.ts'
import { arch, circle, decimalPath, dome, rect, repeat, triangle } from '../path.ts'
import type { Landmark } from './landmark.ts'

export const colosseum: Landmark = m =>
  fill(m.stone, 'M-88 0v-58q0-12 30-20 60-12 100 4l0 22q26 6 46 18V0z') +
  fill(
    m.stoneShade,
    'M42-74v22q26 6 46 18V0H60v-40l-18-8z',
    'M-88-30q88-16 130-4v-4q-44-12-130 4z',
    'M-88-54q84-18 130-2v-4q-44-16-130 2z',
  ) +
  fill(
    m.ink,
    repeat(9, i => arch(-82 + i * 14, -4, 8, 20)),
    repeat(9, i => arch(-82 + i * 14, -35 - 4 * Math.sin(i / 2.7), 8, 16)),
    repeat(8, i => arch(-80 + i * 15, -60 - 5 * Math.sin(i / 2.6), 6, 9)),
    arch(50, -4, 8, 18),
    arch(66, -4, 8, 16),
  )

export const campanile: Landmark = m =>
  fill(m.brick, rect(-12, 0, 24, 96)) +
  fill(m.brickShade, rect(3, 0, 9, 96)) +
  fill(m.white, rect(-13, -96, 26, 20)) +
  fill(
    m.ink,
    repeat(3, i => arch(-9.5 + i * 7, -98, 5, 13)),
  ) +
  fill(m.brick, rect(-11, -116, 22, 8)) +
  fill(m.copperShade, triangle(-12, -124, 24, 34)) +
  fill(m.gold, circle(0, -158, 2.4)) +
  fill(m.rose, rect(-88, 0, 60, 42)) +
  fill(
    m.white,
    repeat(6, i => rect(-88 + i * 10, 0, 3, 16)),
    rect(-88, -16, 60, 3),
  ) +
  line(m.window, 9, 'M-82-29h52', { dash: '5 5' }) +
  fill(m.white, dome(20, -34, 26, 22), dome(44, -40, 34, 28), rect(20, 0, 58, 40)) +
  fill(m.whiteShade, rect(60, 0, 18, 40), 'M66-66a17 28 0 0 1 12 26h-8q0-16-4-26z') +
  fill(m.ink, arch(26, 0, 10, 20), arch(42, 0, 14, 26), arch(62, 0, 10, 20)) +
  fill(m.gold, rect(60, -68, 1.6, 10), rect(32, -56, 1.6, 8)) +
  line(m.ink, 1.6, 'M-70 16q30 8 66 0M-66 16q-4-2-4-8M-4 16q5-1 6-8', { round: true })

const spindles = [
  [-44, 110],
  [-24, 132],
  [10, 132],
  [30, 110],
] as const

const spindle = (x: number, height: number) =>
  decimalPath`M${x} 0v${-height * 0.5}q1 ${-height * 0.3} 6 ${-height * 0.5}h3q5 ${height * 0.2} 6 ${height * 0.5}V0z`

export const sagrada: Landmark = m =>
  fill(m.stone, rect(-54, 0, 108, 34), 'M-54-34l24-22h60l24 22z') +
  fill(m.stoneShade, rect(18, 0, 36, 34)) +
  fill(m.stone, ...spindles.map(([x, height]) => spindle(x, height))) +
  fill(
    m.stoneShade,
    ...spindles.map(
      ([x, height]) => decimalPath`M${x + 9} 0v${-height}q5 ${height * 0.2} 6 ${height * 0.5}V0z`,
    ),
  ) +
  line(m.ink, 3, 'M-38-40v-52M-17-46v-66M16-46v-66M37-40v-52', { dash: '5 5' }) +
  fill(
    m.gold,
    circle(-36.5, -112, 3.4),
    circle(-16.5, -134, 3.4),
    circle(17.5, -134, 3.4),
    circle(37.5, -112, 3.4),
  ) +
  fill(m.ink, arch(-38, 0, 16, 28), arch(-11, 0, 22, 38), arch(22, 0, 16, 28))

export const porto: Landmark = m =>
  fill(m.rose, rect(-150, 0, 26, 58), rect(120, 0, 24, 66)) +
  fill(m.ochre, rect(-124, 0, 24, 44), rect(98, 0, 22, 48)) +
  fill(m.white, rect(-100, 0, 20, 34), rect(78, 0, 20, 34)) +
  fill(
    m.roof,
    triangle(-152, -58, 30, 12),
    triangle(-126, -44, 28, 11),
    triangle(-102, -34, 24, 10),
    triangle(76, -34, 24, 10),
    triangle(96, -48, 26, 11),
    triangle(118, -66, 28, 12),
  ) +
  line(m.window, 6, 'M-146-44h70M-146-24h70M82-24h60M100-40h42', { dash: '5 5' }) +
  line(m.steel, 5, 'M-96 4Q0-150 96 4') +
  line(m.steel, 3, 'M-80 8Q0-118 80 8') +
  line(
    m.steelShade,
    1.3,
    'M-84-10l10 8M-70-30l8 14M-54-46l6 16M-36-60l4 16M-18-70l2 16M0-73v17M18-70l-2 16M36-60l-4 16M54-46l-6 16M70-30l-8 14M-60-78v42M-30-78v16M30-78v16M60-78v42M-90-78v76M90-78v76',
  ) +
  fill(m.steelShade, rect(-600, -78, 1200, 6), rect(-100, 4, 200, 4))

/** The left edge, foot and height of a house; the last ones are the lowest and in front. */
const terraces = [
  { wall: 'ochre', x: 20, y: -32, height: 38 },
  { wall: 'white', x: -6, y: -48, height: 28 },
  { wall: 'gold', x: -32, y: -34, height: 36 },
  { wall: 'rose', x: -58, y: -40, height: 30 },
  { wall: 'blue', x: 44, y: 0, height: 42 },
  { wall: 'stone', x: 22, y: 0, height: 34 },
  { wall: 'brick', x: -2, y: 0, height: 50 },
  { wall: 'white', x: -26, y: 0, height: 36 },
  { wall: 'ochre', x: -50, y: 0, height: 44 },
  { wall: 'rose', x: -74, y: 0, height: 30 },
] as const

export const village: Landmark = m =>
  fill(m.stoneShade, 'M-96 6l10-30 26-40 40-24 40-4 36 30 22 38 8 30z') +
  terraces
    .map(
      ({ wall, x, y, height }) =>
        fill(m[wall], rect(x, y, 25, height)) +
        fill(m.roof, decimalPath`M${x - 2} ${y - height}l5-8h19l5 8z`),
    )
    .join('') +
  line(
    m.window,
    6,
    terraces.map(({ x, y, height }) => decimalPath`M${x + 4} ${y - height + 10}h18m-18 13h18`).join(''),
    {
      dash: '4 3',
    },
  ) +
  fill(m.stone, rect(34, -34, 13, 62)) +
  fill(m.window, arch(38, -80, 5, 10)) +
  fill(m.roofShade, triangle(32, -96, 17, 16))

export const acropolis: Landmark = m =>
  fill(m.stoneShade, 'M-120 6l8-30 14-6 6-16 22-6H72l16 14 8 16 14 8 10 20z') +
  fill(
    m.stone,
    'M-120 6l8-30 14-6 6-16 22-6H-20l-16 22-26 8-8 22zM20-52l-8 20-20 10-4 28h36l8-30 22-12 6-16z',
  ) +
  fill(m.ink, rect(-56, -54, 112, 36)) +
  fill(
    m.white,
    repeat(8, i => rect(-58 + i * 15.6, -56, 7, 34)),
    rect(-64, -52, 128, 5),
    rect(-62, -90, 124, 7),
    'M-66-97L0-118 66-97z',
  ) +
  fill(m.whiteShade, rect(-62, -90, 124, 2), 'M-44-99L0-112 44-99z')

/** The aqueduct of Segovia: two storeys of arches, houses at its feet. */
export const segovia: Landmark = m =>
  fill(m.leafShade, 'M-300 8Q-196-10-160-92V8zM300 8Q196-10 160-92V8z') +
  fillWithHoles(
    m.stone,
    'M-170 0V-92H170V0z',
    repeat(13, i => arch(-166 + i * 26, -50, 19, 34) + arch(-166 + i * 26, 0, 19, 46)),
  ) +
  fill(
    m.stoneShade,
    rect(-170, -86, 340, 3),
    rect(-170, -46, 340, 3),
    repeat(13, i => rect(-147 + i * 26, -50, 3, 30) + rect(-147 + i * 26, 0, 3, 42)),
  )

/** Left edge, width and height of a tower. */
const towers = [
  [-66, 15, 50],
  [-44, 16, 78],
  [-26, 14, 60],
  [2, 18, 96],
  [26, 14, 70],
  [48, 16, 48],
] as const

/** The towers of San Gimignano on their hill. */
export const sanGimignano: Landmark = m =>
  fill(m.leafShade, 'M-140 6q50-10 74-28H60q36 18 80 28z') +
  fill(m.stone, ...towers.map(([x, width, height]) => rect(x, -20, width, height))) +
  fill(m.stoneShade, ...towers.map(([x, width, height]) => rect(x + width * 0.6, -20, width * 0.4, height))) +
  fill(m.brick, ...towers.map(([x, width, height]) => rect(x - 1, -height - 18, width + 2, 4))) +
  fill(m.ochre, rect(-74, -18, 68, 20), rect(24, -18, 48, 16)) +
  fill(m.white, rect(-30, -18, 60, 16)) +
  fill(m.roof, 'M-77-37l7-9h52l7 9zM22-33l6-9h40l7 9zM-33-33l7-9h50l7 9z') +
  fill(m.window, ...towers.map(([x, width, height]) => rect(x + width * 0.3, -height - 4, 3, 7))) +
  line(m.window, 4, 'M-70-26h136', { dash: '4 8' })

/** Left edge and foot of a watchtower of Belém, with its ribbed dome. */
const watchtowers = [
  [-86, -18],
  [-40, -18],
  [42, -18],
  [-8, -64],
  [32, -64],
  [-8, -96],
  [32, -96],
] as const

/** The tower of Belém on its bastion in the Tagus. */
export const belem: Landmark = m =>
  fill(m.stoneShade, 'M-104 6l12-10H62l14 10z') +
  fill(m.stone, 'M-84 0l-4-34H52l-2 34z', rect(-4, -34, 40, 64), rect(2, -98, 28, 16)) +
  fill(m.stoneShade, rect(24, -34, 12, 64), rect(22, -98, 8, 16), 'M34 0V-34H52l-2 34z') +
  fill(
    m.white,
    rect(-90, -32, 144, 3),
    repeat(12, i => rect(-89 + i * 7, -35, 4, 5)),
    rect(-8, -70, 48, 4),
    repeat(6, i => rect(-6 + i * 8, -74, 4, 5)),
    rect(-6, -96, 44, 3),
    repeat(5, i => rect(-3 + i * 8.4, -99, 4, 5)),
    rect(0, -113, 32, 3),
    repeat(4, i => rect(1 + i * 8.4, -116, 4, 5)),
  ) +
  fill(m.stone, ...watchtowers.map(([x, y]) => rect(x, y, 9, 20))) +
  fill(m.stoneShade, ...watchtowers.map(([x, y]) => rect(x + 6, y, 3, 20))) +
  fill(m.white, ...watchtowers.map(([x, y]) => dome(x - 1, y - 20, 11, 9))) +
  fill(m.gold, ...watchtowers.map(([x, y]) => rect(x + 4, y - 28, 1, 4))) +
  fill(
    m.ink,
    repeat(5, i => arch(-76 + i * 14, -6, 7, 9)),
    repeat(3, i => arch(2 + i * 9, -76, 6, 13)),
    arch(12, -44, 8, 12),
    ...watchtowers.map(([x, y]) => arch(x + 2, y - 6, 3, 8)),
  )
