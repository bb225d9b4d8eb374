import { fill, line, pierced } from '../paint.ts'
import { arch, circle, dome, fine, rect, repeat, triangle } from '../path.ts'
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
  line(m.window, 2.4, spheres.map(([x, y]) => fine`M${x - 10} ${y + 3}h20`).join(''), { dash: '4 2.6' }) +
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
  pierced(
    m.stone,
    `M-600-30H600V46H-600zM-62 46C-58-16 58-16 62 46z${repeat(11, i => arch(-94 - i * 28, 46, 18, 58) + arch(76 + i * 28, 46, 18, 58))}`,
  ) +
  fill(m.stoneShade, rect(-600, -24, 1200, 5), 'M-62 46C-58-16 58-16 62 46h-5C52-8-52-8-57 46z')
