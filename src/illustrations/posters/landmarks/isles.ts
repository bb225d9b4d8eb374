import { fill, line } from '../paint.ts'
import { arch, circle, decimalPath, dome, rect, repeat, triangle } from '../path.ts'
import type { Landmark } from './landmark.ts'

export const bigben: Landmark = m =>
  fill(m.stone, rect(-78, 0, 84, 50)) +
  fill(
    m.stoneShade,
    repeat(7, i => rect(-78 + i * 12, -50, 3, 9) + rect(-78 + i * 12, 0, 3, 50)),
  ) +
  line(m.window, 8, 'M-72-34h76M-72-16h76', { dash: '5 7' }) +
  fill(m.stone, rect(12, 0, 30, 112)) +
  fill(m.stoneShade, rect(29, 0, 13, 112), rect(10, -84, 34, 3), rect(10, -112, 34, 4)) +
  line(m.window, 3, 'M18-8v-68M24-8v-68M34-8v-68', { dash: '14 4' }) +
  fill(m.white, circle(27, -98, 9.5)) +
  line(m.ink, 1.6, 'M27-98v-7m0 7l5 3') +
  line(m.gold, 1.4, circle(27, -98, 9.5)) +
  fill(m.steel, 'M12-116l5-18h20l5 18z', triangle(19, -138, 16, 26)) +
  fill(m.gold, rect(17, -133, 20, 5), rect(26.3, -160, 1.4, 8))

/** A round tower with its pointed cap, a high cross, a stone wall and two sheep. */
export const glendalough: Landmark = m =>
  fill(m.stone, 'M20 6l4-112h24l4 112z') +
  fill(m.stoneShade, 'M38 6v-112h10l4 112z') +
  fill(m.steel, 'M21-106h30L36-136z') +
  fill(m.steelShade, 'M38-106h13L36-136z') +
  fill(m.ink, arch(27, -22, 8, 15), rect(30, -56, 4, 8), rect(40, -78, 3, 8), rect(28, -94, 4, 8)) +
  line(m.steel, 5, circle(-24, -58, 14)) +
  fill(m.stoneShade, 'M-42 8l4-13h28l4 13z', 'M-31-5l3-80h8l3 80z', rect(-46, -53, 44, 10)) +
  fill(m.steel, 'M-23-5v-80h3l3 80z', rect(-24, -53, 22, 3), 'M-24 8v-13h14l4 13z') +
  fill(
    m.whiteShade,
    repeat(9, i => decimalPath`M${-96 + i * 8} 9v${-7 - (i % 3)}h6.6v${7 + (i % 3)}z`),
    repeat(11, i => decimalPath`M${54 + i * 8} 9v${-6 - (i % 2) * 2}h6.6v${6 + (i % 2) * 2}z`),
  ) +
  line(m.white, 8, 'M-70-4h6M70-6h7', { round: true }) +
  fill(m.ink, circle(-60, -6, 2.6), circle(82, -8, 2.6))

/** A castle on its tidal islet, and the bridge of three arches to it. */
export const eileanDonan: Landmark = m =>
  fill(m.leafShade, 'M-96 8q12-22 40-26h74q22 6 34 26z') +
  fill(m.stoneShade, 'M-100 10l14-12 16 6 20-6 22 4 26-4 20 4 16-4 22 12z') +
  fill(m.stone, rect(-44, -14, 44, 62), rect(-74, -12, 32, 30), rect(0, -12, 34, 26)) +
  fill(m.stoneShade, rect(-16, -14, 16, 62), rect(18, -12, 16, 26), rect(-52, -12, 10, 30)) +
  fill(
    m.stone,
    rect(-46, -76, 9, 9),
    rect(-7, -76, 9, 9),
    repeat(3, i => rect(-34 + i * 9, -76, 5, 4)),
    repeat(4, i => rect(-74 + i * 9, -42, 5, 4)),
  ) +
  fill(m.steel, 'M-37-76l8-16h14l8 16z', triangle(-4, -38, 42, 16)) +
  fill(m.steelShade, 'M-20-76v-16h5l8 16z') +
  fill(m.stoneShade, rect(-30, -90, 4, 8), rect(-18, -90, 4, 8)) +
  fill(
    m.window,
    ...[-36, -24, -10].map(x => rect(x, -58, 4, 7)),
    ...[-36, -10].map(x => rect(x, -38, 4, 7)),
    rect(10, -22, 4, 6),
    rect(-64, -24, 4, 6),
  ) +
  fill(m.stone, `M32-14h168v9H190v13h-9q0-13-22-13t-22 13h-9q0-13-22-13T84 8h-9Q75-5 53-5T31 8h-9z`) +
  fill(m.stoneShade, 'M32-11h168v3H32z')

/** The two striped chimneys over Dublin Bay, the red lighthouse at the end of its wall, and a ferry behind it. */
export const poolbeg: Landmark = m =>
  fill(m.leafShade, 'M4 10q16-18 46-18h170v18z') +
  fill(m.white, 'M-86 2l7-12h76l9-2-5 14z', rect(-70, -10, 60, 9), rect(-60, -19, 40, 8)) +
  fill(m.red, 'M-52-27l2-12h14l-1 12z') +
  line(m.window, 2.4, 'M-66-15h52M-56-23h32', { dash: '3 3' }) +
  fill(m.whiteShade, rect(26, -6, 96, 26), rect(98, -6, 40, 38)) +
  fill(m.steel, rect(26, -30, 72, 4), rect(98, -42, 40, 4)) +
  line(m.window, 4, 'M32-18h62M104-30h30M104-18h30', { dash: '6 5' }) +
  fill(m.white, 'M44-6l3-152h10l3 152zM74-6l3-152h10l3 152z') +
  fill(m.whiteShade, 'M54-6v-152h3l3 152zM84-6v-152h3l3 152z') +
  fill(
    m.red,
    ...[44, 74].map(
      x => rect(x + 2.8, -140, 10.4, 19) + rect(x + 2.2, -102, 11.6, 19) + rect(x + 1.4, -64, 13.2, 19),
    ),
  ) +
  fill(m.stoneShade, 'M-118 12l4-12H30v12z') +
  fill(m.stone, 'M-114 0h144v3h-144z') +
  fill(m.red, 'M-112 0l3-40h14l3 40z', dome(-107, -50, 10, 6)) +
  fill(m.brickShade, 'M-98 0v-40h3l3 40z', rect(-112, -40, 20, 3)) +
  fill(m.window, rect(-106, -43, 8, 7)) +
  fill(m.ink, rect(-104, -20, 4, 7))
