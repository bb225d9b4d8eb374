import { fill, line } from '../paint.ts'
import { arch, circle, decimalPath, rect, repeat, triangle } from '../path.ts'
import type { Landmark } from './landmark.ts'

/** The left edge, width and height of a round tower. */
const wallTowers = [
  [-88, 24, 54],
  [-40, 20, 44],
  [16, 26, 60],
  [62, 22, 48],
] as const

export const tallinn: Landmark = m =>
  fill(m.stone, rect(-92, 0, 184, 26)) +
  fill(
    m.stoneShade,
    repeat(19, i => rect(-92 + i * 10, -26, 5, 5)),
  ) +
  wallTowers
    .map(
      ([x, width, height]) =>
        fill(m.stone, rect(x, 0, width, height)) +
        fill(
          m.stoneShade,
          rect(x + width * 0.62, 0, width * 0.38, height),
          rect(x - 2, -height, width + 4, 4),
        ) +
        fill(m.roof, triangle(x - 4, -height - 4, width + 8, 34)) +
        fill(
          m.roofShade,
          decimalPath`M${x + width / 2} ${-height - 38}l${width / 2 + 4} 34h${-width * 0.34}z`,
        ) +
        fill(
          m.window,
          rect(x + width / 2 - 6, 14 - height, 3, 7),
          rect(x + width / 2 + 2, 14 - height, 3, 7),
        ),
    )
    .join('') +
  fill(m.whiteShade, rect(-14, -26, 20, 60)) +
  fill(m.copperShade, triangle(-16, -86, 24, 66)) +
  fill(m.ink, arch(-68, 0, 14, 17), arch(44, 0, 12, 16))

export const riga: Landmark = m =>
  fill(m.brick, 'M-60 0v-52l8-8v-10l8-6v-10l10-8 10 8v10l8 6v10l8 8V0z') +
  fill(m.white, 'M-44-62h20v4h-20zM-50-46h32v3h-32z', circle(-34, -76, 4)) +
  line(m.window, 9, 'M-52-30h38M-52-12h38', { dash: '6 5' }) +
  fill(m.stone, rect(0, 0, 26, 70), rect(3, -70, 20, 16), rect(5, -92, 16, 10)) +
  fill(m.copper, 'M-1-70q14-16 28 0zM1-90q12-14 24 0zM4-104q9-12 18 0z') +
  fill(m.copperShade, triangle(8, -108, 10, 48)) +
  fill(m.rose, rect(34, 0, 30, 46)) +
  fill(m.roof, triangle(31, -46, 36, 18)) +
  fill(m.ochre, rect(-92, 0, 28, 44)) +
  fill(m.roof, triangle(-95, -44, 34, 18)) +
  line(m.window, 7, 'M-88-30h22M-88-14h22M38-30h24M38-14h24M6-56h16', { dash: '5 3.5' })

const cornerTowers = [
  [-92, 24, 44],
  [70, 24, 48],
  [-50, 16, 42],
] as const

export const trakai: Landmark = m =>
  fill(m.leaf, 'M-110 8q10-16 40-14H80q24 0 34 14z') +
  fill(m.brick, rect(-80, -4, 160, 26)) +
  fill(
    m.brickShade,
    repeat(14, i => rect(-80 + i * 11.6, -30, 6, 5)),
    rect(30, -4, 50, 26),
  ) +
  fill(m.brick, rect(-18, -30, 40, 44)) +
  fill(m.brickShade, rect(8, -30, 14, 44)) +
  fill(m.roof, triangle(-22, -74, 48, 30)) +
  cornerTowers
    .map(
      ([x, width, height]) =>
        fill(m.brick, rect(x, -2, width, height)) +
        fill(m.brickShade, rect(x + width * 0.6, -2, width * 0.4, height)) +
        fill(m.roof, triangle(x - 4, -height - 2, width + 8, 30)) +
        fill(
          m.roofShade,
          decimalPath`M${x + width / 2} ${-height - 32}l${width / 2 + 4} 30h${-width * 0.4}z`,
        ),
    )
    .join('') +
  fill(
    m.window,
    arch(-4, -4, 12, 18),
    rect(-6, -54, 5, 8),
    rect(8, -54, 5, 8),
    rect(-84, -28, 4, 8),
    rect(78, -30, 4, 8),
  )
