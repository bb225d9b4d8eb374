import { fill, fillWithHoles, line } from '../paint.ts'
import { arch, circle, decimalPath, dome, onion, rect, repeat, triangle } from '../path.ts'
import type { Landmark } from './landmark.ts'

export const brandenburg: Landmark = m =>
  fill(
    m.stone,
    rect(-80, 0, 24, 52),
    rect(56, 0, 24, 52),
    triangle(-80, -52, 24, 10),
    triangle(56, -52, 24, 10),
  ) +
  fill(m.stoneShade, rect(-50, 0, 100, 70)) +
  fill(
    m.ink,
    repeat(5, i => rect(-43 + i * 18, 0, 12, 64)),
  ) +
  fill(
    m.white,
    repeat(6, i => rect(-51 + i * 18.6, 0, 8, 68)),
  ) +
  fill(m.stone, rect(-54, -66, 108, 12), rect(-50, -78, 100, 6), rect(-34, -84, 68, 12)) +
  fill(m.stoneShade, rect(-54, -76, 108, 3), rect(-54, -66, 108, 2)) +
  fill(
    m.copperShade,
    'M-20-96v-8l3-4 2 4h6l2-5 3 4v9zM1-96v-7l3-5 2 4h5l2-5 4 5v8zM-3-100v-14l4-2 3 4-2 12z',
    rect(2, -108, 1.6, 16),
  ) +
  fill(m.ink, rect(-76, 0, 5, 20), rect(-66, 0, 5, 20), rect(62, 0, 5, 20), rect(71, 0, 5, 20))

export const prague: Landmark = m =>
  fill(
    m.steel,
    rect(-70, -40, 110, 24),
    triangle(-66, -64, 12, 52),
    triangle(-50, -64, 12, 52),
    rect(-66, -60, 28, 20),
    triangle(-8, -64, 16, 66),
    'M-40-64l14-14h60l10 14z',
  ) +
  line(m.window, 4, 'M-60-48h94', { dash: '3 6' }) +
  fill(m.ink, rect(56, -6, 40, 60)) +
  fill(m.stone, rect(56, -6, 26, 60)) +
  fill(
    m.woodShade,
    'M52-66l8-34h32l8 34z',
    triangle(52, -66, 8, 22),
    triangle(92, -66, 8, 22),
    triangle(68, -98, 5, 14),
    triangle(80, -98, 5, 14),
  ) +
  fill(m.gold, rect(58, -44, 36, 3), rect(66, -50, 4, 8), rect(78, -50, 4, 8)) +
  fill(m.ink, arch(64, -6, 22, 26)) +
  fill(m.stone, 'M-120-16H60v6H-120z') +
  fillWithHoles(m.stoneShade, `M-120-10H110V18H-120z${repeat(6, i => arch(-116 + i * 38, 18, 30, 24))}`) +
  fill(
    m.ink,
    repeat(6, i => rect(-100 + i * 30, -16, 3, 8) + circle(-98.5 + i * 30, -26, 2)),
  )

/** Twelve directions, for the cars and the spokes of the wheel. */
const spokes = Array.from({ length: 12 }, (_, index) => (index * Math.PI) / 6)

export const riesenrad: Landmark = m => {
  const car = (turn: number) => ({ x: 66 * Math.cos(turn + 0.26), y: 66 * Math.sin(turn + 0.26) - 76 })
  return (
    line(m.steelShade, 4, 'M-26 0L0-72 26 0') +
    line(m.red, 2.6, circle(0, -76, 62)) +
    line(m.red, 1.4, circle(0, -76, 54)) +
    line(
      m.steel,
      0.9,
      spokes.map(turn => decimalPath`M0-76l${60 * Math.cos(turn)} ${60 * Math.sin(turn)}`).join(''),
    ) +
    fill(m.red, ...spokes.map(car).map(({ x, y }) => rect(x - 5, y + 5, 10, 8))) +
    fill(m.white, ...spokes.map(car).map(({ x, y }) => rect(x - 3, y + 1, 6, 3))) +
    fill(m.gold, circle(0, -76, 5))
  )
}

export const parliament: Landmark = m =>
  fill(m.stone, rect(-105, 0, 210, 36), rect(-26, -36, 52, 24)) +
  fill(m.stoneShade, rect(26, 0, 79, 36), rect(-105, -34, 210, 3)) +
  fill(
    m.ink,
    repeat(15, i => arch(-100 + i * 13.6, -4, 6, 20)),
  ) +
  fill(m.roof, 'M-108-36l7-11h70v11zM108-36l-7-11H31v11z') +
  fill(m.roof, dome(-23, -60, 46, 40)) +
  fill(m.roofShade, 'M6-98a23 40 0 0 1 17 38H12Q12-84 6-98z') +
  fill(
    m.stone,
    rect(-26, -60, 52, 3),
    repeat(6, i => rect(-25 + i * 9.4, -56, 2, 14) + triangle(-26 + i * 9.4, -70, 4, 10)),
  ) +
  fill(
    m.stoneShade,
    rect(-4, -99, 8, 9),
    triangle(-5, -108, 10, 26),
    ...[-104, -84, -62, -42, 36, 56, 78, 98].map(x => rect(x, -36, 5, 16) + triangle(x - 1, -52, 7, 18)),
  )

/** The castle on its hill, the cathedral's green spire, and the bridge with a saucer on its leaning pylon. */
export const bratislava: Landmark = m =>
  fill(m.leaf, 'M-150 4q30-34 64-50h78q40 12 76 50z') +
  fill(m.leafShade, 'M-40-4q24-12 44-40 36 10 64 48z') +
  fill(
    m.white,
    rect(-84, -46, 74, 36),
    ...[-92, -64, -38].map(x => rect(x, -46, 14, 46)),
    rect(-16, -46, 16, 58),
  ) +
  fill(m.whiteShade, rect(-18, -46, 2, 36), rect(-84, -46, 6, 46), rect(-5, -46, 5, 58)) +
  fill(
    m.roof,
    'M-80-82l8-11h52l8 11z',
    ...[-92, -64, -38].map(x => decimalPath`M${x - 2} -92l4-12h10l4 12z`),
    'M-18-104l4-14h12l4 14z',
  ) +
  line(m.window, 6, 'M-76-72h60M-76-58h60', { dash: '4 6' }) +
  fill(m.stone, rect(22, 0, 14, 40), rect(36, 0, 30, 22)) +
  fill(m.roof, 'M35-22l5-10h24l5 10z') +
  fill(m.copperShade, triangle(21, -40, 16, 34)) +
  fill(m.gold, circle(29, -76, 2.4)) +
  line(m.steel, 0.9, 'M94-112L-150 8M94-112L-70 8M94-112L10 8M94-112L150 8') +
  fill(m.steel, 'M73 12l18-122h8L85 12zM93 12l4-122h4l2 122z') +
  fill(m.whiteShade, 'M67-114q30-20 60 0-30 13-60 0z') +
  fill(m.steelShade, rect(87, -124, 20, 4), rect(96, -128, 2, 10), rect(-600, 12, 1200, 5)) +
  line(m.window, 3, 'M75-114h44', { dash: '4 2' })

export const krakow: Landmark = m =>
  fill(m.brick, rect(-44, 0, 26, 96), rect(14, 0, 26, 82), rect(-18, 0, 32, 58)) +
  fill(m.brickShade, rect(-28, 0, 10, 96), rect(30, 0, 10, 82), rect(2, 0, 12, 58)) +
  fill(m.roof, triangle(-22, -58, 40, 26)) +
  fill(m.copperShade, triangle(-42, -96, 22, 56), ...[-45, -23].map(x => triangle(x, -96, 6, 24))) +
  fill(m.gold, rect(-36, -122, 10, 4)) +
  fill(m.copperShade, dome(13, -82, 28, 18), rect(23, -100, 8, 8), triangle(22, -106, 10, 20)) +
  fill(m.ink, arch(-10, 0, 16, 26)) +
  fill(
    m.window,
    ...[30, 52, 74].map(y => arch(-36, -y, 9, 15)),
    ...[28, 50].map(y => arch(22, -y - 4, 9, 15)),
    circle(-2, -46, 6),
  ) +
  fill(m.white, rect(-45, -92, 28, 3), rect(13, -78, 28, 3)) +
  fill(m.ochre, rect(-84, 0, 34, 40)) +
  fill(m.rose, rect(46, 0, 32, 44)) +
  fill(m.roofShade, triangle(-88, -40, 42, 18), triangle(43, -44, 38, 18)) +
  line(m.window, 7, 'M-78-26h24M-78-11h24M51-30h24M51-14h24', { dash: '5 4' })

export const bled: Landmark = m =>
  fill(m.leaf, 'M-78 4q6-22 26-24 10-16 28-12 26-14 50 2 26 2 34 14 18 4 22 20z') +
  fill(m.stoneShade, 'M-4 4l3-26h8l6 26z') +
  fill(m.white, rect(-6, -26, 40, 22), rect(-24, -26, 15, 46)) +
  fill(m.whiteShade, rect(18, -26, 16, 22), rect(-15, -26, 6, 46)) +
  fill(m.roof, 'M-10-48h48l-8-14h-32z', rect(-26, -72, 19, 3)) +
  fill(m.steelShade, onion(-26, -74, 19, 20), triangle(-18, -88, 3, 16)) +
  fill(m.window, arch(-20, -56, 6, 11), arch(2, -31, 5, 11), arch(12, -31, 5, 11)) +
  line(m.leaf, 8, 'M-50-12v-18M-42-14v-22M46-14v-22M56-8v-14', { round: true })

export const neuschwanstein: Landmark = m =>
  fill(
    m.white,
    rect(-40, 0, 70, 60),
    rect(-64, 0, 26, 44),
    rect(14, 0, 22, 96),
    rect(-52, 0, 16, 84),
    rect(36, 0, 30, 40),
  ) +
  fill(m.whiteShade, rect(4, 0, 26, 60), rect(26, 0, 10, 96), rect(-42, 0, 6, 84), rect(52, 0, 14, 40)) +
  fill(
    m.steel,
    'M-44-60l8-20h58l8 20z',
    triangle(10, -96, 30, 46),
    triangle(-55, -84, 22, 40),
    triangle(-68, -44, 20, 24),
    triangle(50, -40, 20, 28),
    'M34-40l6-12h20l6 12z',
  ) +
  fill(m.steelShade, 'M25-142l15 46H31zM-44-124l11 40h-7z') +
  fill(
    m.window,
    ...(
      [
        [-30, 40],
        [-18, 40],
        [-6, 40],
        [-30, 20],
        [-18, 20],
        [-6, 20],
        [22, 76],
        [22, 56],
        [-47, 64],
        [-58, 24],
        [44, 22],
      ] as const
    ).map(([x, y]) => arch(x, -y, 5, 10)),
  )

/** The television tower over the roofs of Berlin. */
export const fernsehturm: Landmark = m =>
  fill(m.whiteShade, 'M-9 0l5-104h8L9 0z', 'M-26 0l6-10h40l6 10z') +
  fill(m.stoneShade, 'M1 0v-104h3L9 0z') +
  fill(m.steel, circle(0, -112, 15)) +
  fill(m.steelShade, 'M4-126.5a15 15 0 0 1 0 29z') +
  fill(m.red, rect(-1.6, -127, 3.2, 14), rect(-1.2, -149, 2.4, 10)) +
  fill(m.white, rect(-1.4, -141, 2.8, 8), rect(-0.8, -159, 1.6, 8)) +
  line(m.window, 3, 'M-14-110h28', { dash: '3 1.6' }) +
  fill(m.brick, rect(-74, 0, 34, 40), rect(-66, -40, 12, 18)) +
  fill(m.brickShade, rect(-50, 0, 10, 40)) +
  fill(m.copperShade, triangle(-68, -58, 16, 34)) +
  fill(m.white, circle(-60, -48, 4)) +
  line(m.window, 7, 'M-70-26h28M-70-12h28', { dash: '4 4' })

/** The abbey of Melk on its rock above the Danube. */
export const melk: Landmark = m =>
  fill(m.leafShade, 'M-130 8q24-34 60-40h120q50 10 80 40z') +
  fill(m.stoneShade, 'M-96 8l14-30 26-12h80l20 14 12 28z') +
  fill(m.ochre, rect(-56, -32, 150, 28)) +
  fill(m.white, rect(-58, -32, 26, 40), rect(-60, -60, 154, 3), rect(-24, -60, 32, 20)) +
  fill(m.roof, 'M12-62l6-12h72l6 12z') +
  fill(m.ochre, rect(-58, -34, 11, 62), rect(-43, -34, 11, 62)) +
  fill(m.white, rect(-59, -74, 13, 3), rect(-44, -74, 13, 3)) +
  fill(m.copper, onion(-61, -96, 17, 20), onion(-46, -96, 17, 20), dome(-22, -80, 28, 20)) +
  fill(m.copperShade, 'M-2-98a14 20 0 0 1 8 18h-7q0-12-1-18z') +
  fill(m.gold, circle(-52.5, -118, 1.8), circle(-37.5, -118, 1.8), rect(-9, -100, 2, 10)) +
  line(m.window, 6, 'M-26-50h116M-26-40h116', { dash: '4 6' }) +
  fill(m.window, arch(-54, -80, 4, 9), arch(-39, -80, 4, 9))

/** A village church with an onion spire. */
export const church: Landmark = m =>
  fill(m.white, rect(-22, 0, 62, 34), rect(-42, 0, 22, 66)) +
  fill(m.whiteShade, rect(16, 0, 24, 34), rect(-28, 0, 8, 66)) +
  fill(m.roof, 'M-24-34l9-20h50l9 20z') +
  fill(m.roofShade, 'M18-34v-20h17l9 20z') +
  fill(m.copper, rect(-44, -66, 26, 3), onion(-44, -69, 26, 26)) +
  fill(m.copperShade, triangle(-34, -92, 6, 22)) +
  fill(m.gold, circle(-31, -115, 2)) +
  fill(m.white, circle(-31, -52, 5)) +
  fill(m.window, arch(-34, -28, 6, 13), arch(-10, -9, 7, 17), arch(6, -9, 7, 17), arch(22, -9, 7, 17))

/** The castle of Malbork along its river: the high castle with its tower, the long middle one, and the bridge gate. */
export const malbork: Landmark = m =>
  fill(m.leafShade, 'M-170 12q16-16 40-18h262q26 4 38 18z') +
  fill(
    m.brick,
    rect(-124, -12, 84, 34),
    rect(-40, -12, 34, 56),
    rect(10, -12, 92, 54),
    rect(64, -60, 20, 62),
  ) +
  fill(
    m.brickShade,
    rect(-14, -12, 8, 56),
    rect(84, -12, 18, 54),
    rect(76, -60, 8, 62),
    rect(-6, -12, 16, 28),
  ) +
  fill(
    m.roof,
    'M-126-46l8-20h70l8 20z',
    'M-42-68l10-20h18l10 20z',
    'M6-66l10-24h46v24zM84-66v-24h12l10 24z',
  ) +
  fill(m.roofShade, 'M84-66v-24h12l10 24zM-16-88h2l10 20h-8z', triangle(62, -122, 24, 22)) +
  fill(
    m.brick,
    repeat(4, i => rect(-126 + i * 4, -46 - i * 5, 4, 9)),
    repeat(5, i => rect(63 + i * 4.6, -120, 3, 6)),
    ...[-42, -9].map(x => rect(x, -64, 5, 14)),
    ...[8, 99].map(x => rect(x, -64, 6, 20) + triangle(x - 1, -84, 8, 12)),
  ) +
  fill(
    m.window,
    repeat(3, i => arch(-36 + i * 9, -30, 5, 30)),
    repeat(6, i => arch(-116 + i * 12, -22, 5, 14)),
    repeat(4, i => arch(18 + i * 12, -44, 5, 14)),
    repeat(6, i => rect(18 + i * 12, -26, 4, 7)),
    arch(70, -84, 7, 20),
  ) +
  fill(m.brickShade, rect(-136, 4, 268, 20)) +
  fill(
    m.brickShade,
    repeat(24, i => rect(-136 + i * 11.4, -16, 6, 4)),
  ) +
  fill(m.brick, rect(-84, 6, 18, 40), rect(-54, 6, 18, 40), rect(-66, 6, 12, 26), rect(112, 6, 20, 36)) +
  fill(m.roof, triangle(-87, -34, 24, 24), triangle(-57, -34, 24, 24), triangle(109, -30, 26, 24)) +
  fill(m.ink, arch(-65, 6, 10, 16), rect(-77, -18, 3, 7), rect(-47, -18, 3, 7), rect(120, -14, 3, 7))
