import { fill, fillWithHoles, line } from '../paint.ts'
import { arch, circle, decimalPath, dome, rect, repeat, triangle } from '../path.ts'
import type { Landmark } from './landmark.ts'

export const eiffel: Landmark = m =>
  fill(m.steel, 'M-46 0C-22-36-9-80-3-150h6C9-80 22-36 46 0H30C24-18 14-28 0-28S-24-18-30 0z') +
  fill(m.steelShade, 'M1-150h2C9-80 22-36 46 0H30C20-30 6-80 1-150z') +
  fill(m.gold, rect(-24, -38, 48, 5), rect(-13, -78, 26, 4), rect(-4.5, -142, 9, 3)) +
  line(
    m.stone,
    1,
    'M-28-14l12-24M28-14l-12-24M-14-42l8-34M14-42l-8-34M-11-42L8-76M11-42L-8-76M-6-84l4-54M6-84l-4-54',
  ) +
  fill(m.steel, rect(-0.8, -148, 1.6, 18))

export const windmill: Landmark = m =>
  fill(m.brick, 'M-26 0l8-42h36l8 42z') +
  fill(m.brickShade, 'M6 0v-42h12l8 42z') +
  fill(m.wood, 'M-17-42l5-44h24l5 44z') +
  fill(m.woodShade, 'M5-42v-44h7l5 44z') +
  fill(m.white, rect(-24, -40, 48, 4)) +
  fill(m.woodShade, dome(-14, -86, 28, 16)) +
  fill(m.window, arch(-5, 0, 10, 20), rect(-3, -60, 6, 8)) +
  '<g transform="rotate(24 0-92)">' +
  fill(m.white, rect(2, -98, 13, 44), rect(-15, -36, 13, 44), 'M6-90v13h46v-13zM-6-94v-13h-46v13z') +
  line(m.woodShade, 2.4, 'M0-40v-104M-54-92h108') +
  line(
    m.woodShade,
    0.8,
    'M2-108h13m-13-10h13m-13-10h13M-15-56h13m-13-10h13m-13-10h13M18-90v13m11-13v13m11-13v13M-18-94v-13m-11 13v-13m-11 13v-13',
  ) +
  '</g>' +
  fill(m.gold, circle(0, -92, 3))

const spheres = [
  [0, -14],
  [-38, -34],
  [38, -34],
  [0, -58],
  [-38, -82],
  [38, -82],
  [0, -106],
] as const

export const atomium: Landmark = m =>
  line(m.steel, 4, 'M0-14L-38-34V-82L0-106 38-82V-34zM0-14V-106M-38-34L0-58 38-34M-38-82L0-58 38-82') +
  line(m.steelShade, 3, 'M-38-34L-62 0M38-34L62 0M0-14V0') +
  fill(m.whiteShade, ...spheres.map(([x, y]) => circle(x, y, 13))) +
  fill(m.white, ...spheres.map(([x, y]) => circle(x - 2.5, y - 2.5, 9))) +
  line(m.window, 2.4, spheres.map(([x, y]) => decimalPath`M${x - 10} ${y + 3}h20`).join(''), {
    dash: '4 2.6',
  }) +
  fill(m.steelShade, rect(-12, 0, 24, 8), rect(-68, 2, 12, 5), rect(56, 2, 12, 5))

export const adolphe: Landmark = m =>
  fill(
    m.steel,
    triangle(-60, -44, 12, 56),
    triangle(-40, -44, 12, 56),
    rect(-60, -30, 34, 24),
    triangle(30, -40, 14, 44),
    rect(30, -30, 14, 14),
  ) +
  fill(m.stone, rect(-110, -30, 44, 22), rect(52, -30, 58, 26)) +
  fill(m.steelShade, 'M-112-52l6-10h32l6 10zM50-56l7-11h46l8 11z') +
  line(m.window, 6, 'M-104-42h36M58-44h48', { dash: '4 5' }) +
  fillWithHoles(
    m.stone,
    `M-600-30H600V46H-600zM-62 46C-58-16 58-16 62 46z${repeat(11, i => arch(-94 - i * 28, 46, 18, 58) + arch(76 + i * 28, 46, 18, 58))}`,
  ) +
  fill(m.stoneShade, rect(-600, -24, 1200, 5), 'M-62 46C-58-16 58-16 62 46h-5C52-8-52-8-57 46z')

/** Gables of the village below the abbey, row by row. */
const homes = [
  ...[-62, -50, -38, -25, -12, 2, 15, 28, 41, 53].map((x, i) => [x, -9 - (i % 2) * 2] as const),
  ...[-46, -33, -19, -5, 9, 23, 36].map((x, i) => [x, -24 - (i % 2) * 2] as const),
]

export const montSaintMichel: Landmark = m =>
  fill(m.leafShade, 'M-80 2C-60-20-48-46-34-54H36C50-44 60-18 80 2z') +
  fill(m.leaf, 'M-80 2C-60-20-48-46-34-54L-14-50-30 2z') +
  fill(m.stone, rect(-33, -46, 68, 30), rect(-19, -76, 38, 22), 'M-33-76l-8 44h10zM35-76l8 44h-10z') +
  fill(m.stoneShade, rect(6, -46, 29, 30), rect(6, -76, 13, 22), 'M35-76l8 44h-8z') +
  fill(m.steel, 'M-35-76l6-9h58l8 9zM-22-98l5-9h34l5 9z') +
  fill(m.stone, rect(-6, -102, 12, 22)) +
  fill(m.stoneShade, rect(1, -102, 5, 22)) +
  fill(m.steel, 'M-7-124l7-42 7 42z') +
  fill(m.steelShade, 'M1-124v-38l6 38z') +
  fill(m.gold, circle(0, -167, 2)) +
  fill(
    m.window,
    repeat(7, i => arch(-29 + i * 9, -52, 4, 13)),
    repeat(4, i => arch(-15 + i * 9, -86, 3.4, 8)),
    arch(-2, -108, 4, 9),
  ) +
  fill(m.white, ...homes.map(([x, y]) => rect(x - 6, y, 12, 9))) +
  fill(m.roof, ...homes.map(([x, y]) => decimalPath`M${x - 8} ${y - 8}l8-8 8 8z`)) +
  line(m.window, 2, homes.map(([x, y]) => decimalPath`M${x - 4} ${y - 4}h9`).join(''), { dash: '2 3' }) +
  fill(m.stone, rect(-82, 3, 164, 12), ...[-86, -34, 22, 72].map(x => rect(x, 3, 13, 18))) +
  fill(m.steel, ...[-88, -36, 20, 70].map(x => triangle(x, -15, 17, 10))) +
  fill(m.stoneShade, rect(-82, 3, 164, 3))

/** The castle of Chenonceau, its gallery on arches across the river, and the old keep on the bank. */
export const chenonceau: Landmark = m =>
  fill(m.leafShade, 'M-126 10q14-22 44-20h26v20zM190 10v-16q30-14 90-4v20z') +
  fill(m.stone, rect(-84, -8, 20, 44)) +
  fill(m.stoneShade, rect(-70, -8, 6, 44), rect(-86, -48, 24, 5)) +
  fill(m.steel, triangle(-88, -53, 28, 28)) +
  fill(m.window, rect(-79, -34, 5, 9), rect(-79, -18, 5, 8)) +
  fillWithHoles(m.stone, `M14 8V-24H198V8z${repeat(7, i => arch(20 + i * 25, 8, 18, 24))}`) +
  fillWithHoles(m.stone, `M-48 8V-18H16V8z${arch(-40, 8, 18, 20) + arch(-13, 8, 18, 20)}`) +
  fill(m.white, rect(14, -24, 184, 32), rect(-46, -18, 60, 54)) +
  fill(m.whiteShade, rect(14, -40, 184, 2), rect(2, -18, 12, 54), rect(-46, -44, 60, 2)) +
  fill(m.steel, 'M14-56l6-13h172l6 13z', 'M-44-72l12-28H0l12 28z') +
  fill(m.steelShade, 'M-6-100h6l12 28H4z') +
  fill(
    m.white,
    ...[-54, 4].map(x => rect(x, -34, 14, 44)),
    ...[-28, -12].map(x => rect(x, -72, 8, 14)),
    repeat(9, i => rect(24 + i * 19, -56, 8, 9)),
    rect(-34, -94, 4, 18),
    rect(-2, -94, 4, 18),
  ) +
  fill(
    m.steel,
    triangle(-57, -78, 20, 30),
    triangle(1, -78, 20, 30),
    triangle(-29, -86, 10, 9),
    triangle(-13, -86, 10, 9),
  ) +
  fill(
    m.window,
    repeat(12, i => rect(21 + i * 14.6, -27, 5, 10) + rect(21 + i * 14.6, -43, 5, 9)),
    ...[-36, -22, -8].map(x => rect(x, -24, 6, 12) + rect(x, -50, 6, 12)),
    ...[-49, 9].map(x => rect(x, -56, 4, 9)),
    repeat(9, i => rect(26 + i * 19, -58, 4, 5)),
  )
