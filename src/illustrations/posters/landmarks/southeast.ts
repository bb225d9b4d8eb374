import { fill, line } from '../paint.ts'
import { arch, circle, decimalPath, dome, onion, rect, repeat, triangle } from '../path.ts'
import type { Landmark } from './landmark.ts'

/** The left edge, foot and width of a house within the walls, from the back row to the front. */
const tiers = [
  [-66, -50, 26],
  [-38, -58, 24],
  [-12, -54, 28],
  [22, -60, 24],
  [48, -52, 26],
  [-80, -32, 28],
  [-50, -38, 26],
  [-22, -34, 26],
  [6, -40, 28],
  [36, -36, 26],
  [64, -34, 24],
] as const

/** The walled town in the sea: battered walls, the round fort, orange roofs, the bell tower and the dome. */
export const dubrovnik: Landmark = m =>
  fill(m.whiteShade, rect(-26, -60, 14, 48), rect(24, -64, 30, 14)) +
  fill(m.copperShade, dome(-26, -108, 14, 11), dome(24, -78, 30, 22)) +
  fill(m.gold, rect(-20, -118, 2, 8), rect(38, -99, 2, 8)) +
  fill(m.ink, arch(-22, -92, 6, 10)) +
  tiers
    .map(
      ([x, y, width]) =>
        fill(m.white, rect(x, y, width, 16)) +
        fill(m.roof, decimalPath`M${x - 2} ${y - 14}l7-11h${width - 10}l7 11z`),
    )
    .join('') +
  line(m.window, 4, 'M-62-58h130M-76-40h160', { dash: '3 8' }) +
  fill(m.stoneShade, 'M-124 14l10-12 18-4 14 6h190l14 10z') +
  fill(m.stone, 'M-92 4l5-42h178l5 42z', 'M-122 4l7-74h42l7 74z', 'M74 4l5-56h32l6 56z') +
  fill(
    m.stoneShade,
    'M-88 4l-4-74h19l7 74zM100 4l-4-56h15l6 56z',
    rect(-118, -66, 48, 4),
    repeat(5, i => rect(-119 + i * 10.6, -74, 6, 6)),
    repeat(11, i => rect(-62 + i * 12.4, -38, 7, 4)),
    repeat(4, i => rect(78 + i * 9, -52, 6, 4)),
  ) +
  fill(m.ink, arch(-8, 4, 14, 20), rect(-102, -40, 3, 7), rect(90, -34, 3, 6))

export const mostar: Landmark = m =>
  fill(m.stone, rect(-96, 0, 26, 60), rect(70, 0, 24, 52)) +
  fill(m.stoneShade, rect(-80, 0, 10, 60), rect(84, 0, 10, 52)) +
  fill(m.roofShade, triangle(-99, -60, 32, 16), triangle(67, -52, 30, 15)) +
  fill(m.stone, 'M-100 14v-28L-8-46q8-3 16 0L100-14v28H62Q56-34 0-34T-62 14z') +
  fill(m.stoneShade, 'M-62 14Q-56-34 0-34T62 14h-5Q50-28 0-28t-57 42z') +
  fill(m.white, rect(112, 8, 8, 84), rect(110, -60, 12, 3)) +
  fill(m.steelShade, triangle(111, -76, 10, 22)) +
  fill(m.window, rect(-90, -36, 5, 8), rect(74, -32, 5, 8), rect(-90, -14, 5, 8))

export const nevsky: Landmark = m =>
  fill(m.white, rect(-70, 0, 140, 34), rect(-46, -34, 92, 20), rect(-20, -54, 40, 16)) +
  fill(m.whiteShade, rect(30, 0, 40, 34), rect(20, -34, 26, 20), rect(6, -54, 14, 16)) +
  fill(
    m.copper,
    dome(-68, -34, 30, 14),
    dome(38, -34, 30, 14),
    dome(-46, -54, 26, 14),
    dome(20, -54, 26, 14),
  ) +
  fill(m.gold, dome(-24, -70, 48, 30), dome(-92, -46, 26, 18)) +
  fill(m.goldShade, 'M8-98a24 30 0 0 1 16 28H14Q14-88 8-98z') +
  fill(m.white, rect(-90, 0, 22, 46)) +
  fill(m.gold, rect(-1, -98, 2, 20), rect(-5, -111, 10, 2), rect(-80, -62, 2, 14), rect(-83, -70, 8, 2)) +
  fill(
    m.window,
    repeat(10, i => arch(-62 + i * 13, -2, 7, 20)),
    repeat(6, i => arch(-40 + i * 14, -37, 7, 13)),
    arch(-83, -20, 8, 18),
  )

export const bran: Landmark = m =>
  fill(m.stoneShade, 'M-90 8l14-34 20-6 10-14H44l14 18 16 8 18 28z') +
  fill(m.stone, 'M-90 8l14-34 20-6 10-14h30l-20 26-14 6-6 22z') +
  fill(
    m.white,
    rect(-46, -40, 34, 44),
    rect(-12, -40, 44, 34),
    rect(32, -36, 22, 54),
    rect(-4, -60, 20, 40),
  ) +
  fill(m.whiteShade, rect(-24, -40, 12, 44), rect(16, -40, 16, 34), rect(44, -36, 10, 54)) +
  fill(m.roof, 'M-50-84l10-22h18l10 22zM-8-100l12-30 12 30zM28-90l15-36 15 36z', 'M-14-74h48l-8-14H-6z') +
  fill(m.roofShade, 'M4-130l12 30H8zM43-126l15 36H48z') +
  fill(
    m.window,
    rect(-38, -64, 5, 7),
    rect(-38, -50, 5, 7),
    rect(6, -84, 5, 7),
    rect(38, -70, 5, 8),
    rect(-4, -58, 5, 7),
    rect(18, -58, 5, 7),
  )

export const stsava: Landmark = m =>
  fill(m.white, rect(-54, 0, 108, 40), rect(-34, -40, 68, 16), rect(-18, -56, 36, 12)) +
  fill(m.whiteShade, rect(20, 0, 34, 40), rect(14, -40, 20, 16), rect(4, -56, 14, 12)) +
  fill(
    m.copper,
    dome(-27, -68, 54, 40),
    dome(-60, -48, 24, 16),
    dome(36, -48, 24, 16),
    dome(-44, -40, 88, 8),
  ) +
  fill(m.copperShade, 'M8-106a27 40 0 0 1 19 38H14Q16-92 8-106z') +
  fill(m.white, rect(-57, -40, 18, 9), rect(39, -40, 18, 9)) +
  fill(
    m.window,
    repeat(8, i => arch(-16 + i * 4.4, -58, 2.6, 7)),
    arch(-12, -2, 24, 34),
    arch(-44, -4, 14, 26),
    arch(30, -4, 14, 26),
  ) +
  fill(
    m.gold,
    rect(-1.2, -106, 2.4, 22),
    rect(-6, -120, 12, 2.4),
    rect(-49, -63, 1.6, 10),
    rect(47.4, -63, 1.6, 10),
  )

export const perast: Landmark = m =>
  fill(m.stoneShade, 'M-74 6l6-12H68l6 12z') +
  fill(m.white, rect(-30, -6, 52, 24), rect(26, -6, 13, 44)) +
  fill(m.whiteShade, rect(6, -6, 16, 24), rect(33, -6, 6, 44)) +
  fill(m.roof, 'M-34-30h58l-7-11h-44z', triangle(24, -50, 17, 12)) +
  fill(m.blue, dome(-22, -38, 24, 20)) +
  fill(m.white, rect(-12, -56, 4, 6)) +
  fill(m.window, arch(-24, -12, 6, 10), arch(-12, -12, 6, 10), arch(29, -34, 6, 10)) +
  line(m.leaf, 7, 'M-52-10v-16M-62-8v-8M52-10v-14M60-8v-7', { round: true })

export const ohrid: Landmark = m =>
  fill(m.stoneShade, 'M-124 24l14-12q20-19 50-22h84q22 8 26 20l24 8-14 6z') +
  fill(m.stone, 'M-124 24l14-12q20-19 50-22h30q-20 14-30 18l-8 16z') +
  fill(m.brick, rect(-28, -10, 50, 24), rect(-12, -34, 20, 24)) +
  fill(m.brickShade, rect(4, -10, 18, 24), rect(0, -34, 8, 24)) +
  fill(m.roof, 'M-32-34h58l-8-9h-42zM-16-58L-2-74 12-58z') +
  fill(m.stone, rect(-28, -18, 50, 2), rect(-12, -44, 20, 2)) +
  fill(m.window, arch(-8, -40, 4, 14), arch(0, -40, 4, 14), arch(-22, -14, 6, 11), arch(8, -14, 6, 11)) +
  fill(
    m.leaf,
    ...(
      [
        [-54, 34],
        [-44, 28],
        [34, 30],
      ] as const
    ).map(
      ([x, height]) => decimalPath`M${x}-8q-6 ${-height * 0.6} 0 ${-height}q6 ${height * 0.4} 0 ${height}z`,
    ),
  )

export const hagia: Landmark = m =>
  fill(m.stone, rect(-62, 0, 124, 34), rect(-40, -34, 80, 18)) +
  fill(m.stoneShade, rect(20, 0, 42, 34), rect(14, -34, 26, 18)) +
  fill(m.copper, dome(-58, -34, 40, 18), dome(18, -34, 40, 18), dome(-36, -52, 72, 44)) +
  fill(m.copperShade, 'M10-95a36 44 0 0 1 26 43H20Q20-78 10-95z', rect(-38, -50, 76, 4)) +
  fill(
    m.window,
    repeat(9, i => arch(-35 + i * 8, -54, 3.4, 7)),
    repeat(9, i => arch(-54 + i * 12.6, -6, 6, 15)),
  ) +
  fill(
    m.whiteShade,
    ...[-86, -70, 66, 82].map(x => rect(x, 0, 6, 104) + rect(x - 2, -64, 10, 4) + rect(x - 2, -92, 10, 4)),
  ) +
  fill(m.copperShade, ...[-86, -70, 66, 82].map(x => triangle(x - 1, -104, 8, 24))) +
  fill(m.gold, rect(-0.8, -95, 1.6, 13), circle(0, -109, 2))

/** From far left of a wide picture to its right edge. */
const piers = [-414, -340, -266, -192, -118, -44, 30, 104, 178, 252] as const

/** The high bridge of the Belgrade–Bar line: piers of concrete and a steel deck, its rail at 96. */
export const malaRijeka: Landmark = m =>
  fill(m.stone, ...piers.map(x => decimalPath`M${x - 9} 60l5-140h8l5 140z`)) +
  fill(m.stoneShade, ...piers.map(x => decimalPath`M${x + 1} 60v-140h3l5 140z`)) +
  line(m.brickShade, 2.2, `M-594-80${'l9-14 9 14'.repeat(66)}`) +
  fill(m.brick, rect(-600, -92, 1200, 5), rect(-600, -78, 1200, 4))

/** The islet of red roofs, and its sand-bar to the shore. */
export const svetiStefan: Landmark = m =>
  fill(m.stone, 'M60 10q30-10 60-8t110-6v14z') +
  fill(m.stoneShade, 'M-92 8l8-18 20-10H44l20 10 22 16z') +
  fill(m.leafShade, 'M-78-8q10-34 44-44 36-14 66 8 26 14 34 36z') +
  islet
    .map(
      ([x, y, width]) =>
        fill(m.stone, rect(x, y, width, 13)) +
        fill(m.roof, decimalPath`M${x - 2} ${y - 12}l6-9h${width - 8}l6 9z`),
    )
    .join('') +
  fill(m.white, rect(-10, -58, 9, 24)) +
  fill(m.roof, triangle(-12, -82, 13, 11)) +
  line(m.window, 3, 'M-66-18h120M-56-34h98M-30-50h50', { dash: '3 7' }) +
  line(m.leaf, 8, 'M-46-46v-10M40-40v-10M18-58v-6', { round: true })

const islet = [
  [-28, -46, 20],
  [0, -48, 22],
  [-52, -28, 22],
  [-24, -30, 22],
  [2, -32, 20],
  [26, -28, 20],
  [-72, -10, 24],
  [-44, -12, 22],
  [-18, -10, 24],
  [10, -13, 22],
  [36, -10, 24],
] as const

/** The clock tower of Sighișoara with its steep tiles and four turrets, over the wall and the houses of the citadel. */
export const sighisoara: Landmark = m =>
  fill(m.leafShade, 'M-150 10q20-40 62-46h156q48 8 76 46z') +
  fill(m.leaf, 'M-150 10q20-40 62-46h40q-30 18-36 46z') +
  fill(m.rose, rect(-84, -30, 24, 26), rect(46, -30, 20, 30)) +
  fill(m.ochre, rect(-60, -30, 20, 32), rect(66, -30, 24, 24)) +
  fill(m.blue, rect(-40, -30, 20, 24)) +
  fill(m.white, rect(24, -30, 22, 24)) +
  fill(
    m.roof,
    ...(
      [
        [-86, -56, 28],
        [-62, -62, 24],
        [-42, -54, 24],
        [22, -54, 26],
        [44, -60, 24],
        [64, -54, 28],
      ] as const
    ).map(([x, y, width]) => triangle(x, y, width, 15)),
  ) +
  line(m.window, 6, 'M-80-42h66M28-42h60', { dash: '4 6' }) +
  fill(m.stoneShade, rect(-96, -20, 196, 12)) +
  line(m.stoneShade, 4, 'M-96-34H100', { dash: '6 8.6' }) +
  fill(m.stone, rect(-16, -18, 32, 76)) +
  fill(m.stoneShade, rect(6, -18, 10, 76)) +
  fill(m.ink, arch(-7, -18, 14, 20)) +
  fill(m.white, circle(-4, -74, 8)) +
  line(m.gold, 1.6, circle(-4, -74, 8)) +
  line(m.ink, 1.4, 'M-4-74v-6m0 6l4 3') +
  fill(m.window, rect(-10, -52, 4, 7), rect(0, -52, 4, 7)) +
  fill(m.wood, rect(-20, -92, 40, 8)) +
  line(m.window, 3, 'M-17-96h34', { dash: '4 3' }) +
  fill(m.roof, 'M-22-100l16-42H6l16 42z') +
  fill(m.roofShade, 'M4-142h2l16 42H10z') +
  line(m.gold, 2.6, 'M-18-108h36M-13-122h26', { dash: '3 3' }) +
  line(m.copper, 2.6, 'M-16-115h32M-10-129h20', { dash: '3 3' }) +
  fill(m.copperShade, triangle(-25, -98, 8, 26), triangle(17, -98, 8, 26), onion(-7, -142, 14, 16)) +
  fill(m.gold, rect(-0.8, -154, 1.6, 18), circle(0, -168, 2))
