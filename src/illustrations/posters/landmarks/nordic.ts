import { fill, line, withOpacity } from '../paint.ts'
import { arch, circle, decimalPath, dome, rect, repeat, triangle } from '../path.ts'
import type { Landmark } from './landmark.ts'

export const stockholm: Landmark = m =>
  fill(m.brick, rect(-82, 0, 118, 46)) +
  fill(m.brickShade, rect(4, 0, 32, 46)) +
  fill(m.copperShade, 'M-86-46l8-13h108l8 13z') +
  fill(
    m.ink,
    repeat(6, i => arch(-76 + i * 13, 0, 8, 17)),
  ) +
  line(m.window, 6, 'M-76-32h76', { dash: '4 5.2' }) +
  fill(m.brick, 'M26 0l4-118h26l4 118z') +
  fill(m.brickShade, 'M44 0v-118h12l4 118z') +
  line(m.window, 4, 'M36-20v-92', { dash: '5 12' }) +
  fill(
    m.copper,
    rect(32, -118, 22, 4),
    rect(34, -121, 3, 12),
    rect(41, -121, 3, 12),
    rect(49, -121, 3, 12),
    rect(33, -132, 20, 4),
    'M35-136q8-3 8-16q0 13 8 16z',
  ) +
  fill(m.gold, rect(42.2, -150, 1.6, 10), circle(43, -161, 2.4), circle(38.5, -157, 2), circle(47.5, -157, 2))

const gables = [
  { wall: 'ochre', height: 62 },
  { wall: 'rose', height: 74 },
  { wall: 'blue', height: 58 },
  { wall: 'brick', height: 80 },
  { wall: 'stone', height: 66 },
  { wall: 'copper', height: 72 },
] as const

export const nyhavn: Landmark = m =>
  gables
    .map(({ wall, height }, index) => {
      const x = index * 30 - 90
      const odd = index % 2 === 1
      return (
        fill(m[wall], decimalPath`M${x} 0V${-height}l15-20 15 20V0z`) +
        fill(odd ? m.roof : m.roofShade, decimalPath`M${x - 1} ${1 - height}l16-22 16 22-4-1-12-15-12 15z`) +
        line(
          odd ? m.white : m.window,
          7,
          repeat(3, row => decimalPath`M${x + 5} ${14 - height + row * 18}h21`),
          {
            dash: '5 3',
          },
        )
      )
    })
    .join('') +
  line(m.ink, 1.6, 'M-40 8v-96M34 8v-108M-40-84l34 84M34-96l-40 90M34-96l40 98M-40-84l-34 86') +
  fill(m.woodShade, 'M-70 2h60l-6 12h-46zM6 2h66l-7 13H14z') +
  fill(m.white, rect(-66, 4, 54, 2), rect(10, 4, 60, 2))

export const stave: Landmark = m =>
  fill(m.wood, rect(-44, 0, 88, 17)) +
  fill(
    m.woodShade,
    repeat(8, i => rect(-43 + i * 11.8, 0, 2, 17)),
    'M-52-14l14-15h76l14 15z',
  ) +
  fill(m.wood, rect(-30, -27, 60, 15)) +
  line(m.window, 4, 'M-24-34h50', { dash: '3 6.5' }) +
  fill(m.woodShade, 'M-42-38L-3-98h6L42-38z') +
  fill(m.wood, 'M-24-38L0-76 24-38z') +
  fill(m.woodShade, ...[8, 20, 32, 20, 8].map((height, i) => rect(-17 + i * 8, -38, 1.6, height))) +
  fill(m.wood, rect(-10, -86, 20, 16)) +
  fill(m.woodShade, 'M-16-100l16-22 16 22z', triangle(-7, -112, 14, 44)) +
  fill(m.gold, rect(-0.8, -152, 1.6, 12), rect(-3.5, -160, 7, 1.6)) +
  line(m.woodShade, 2.6, 'M-41-39q-7 0-8 6M41-39q7 0 8 6M-51-15q-6 0-7 5M51-15q6 0 7 5') +
  fill(m.window, arch(-7, 0, 14, 19))

export const helsinki: Landmark = m =>
  fill(m.stoneShade, 'M-90 0l10-16H80L90 0z') +
  line(m.stone, 1, 'M-86-4H86M-83-9H83M-81-13H81') +
  fill(m.white, rect(-56, -16, 112, 36), rect(-18, -56, 36, 20)) +
  fill(m.whiteShade, rect(24, -16, 32, 36), rect(6, -56, 12, 20)) +
  fill(m.ink, rect(-28, -16, 56, 26)) +
  fill(
    m.white,
    repeat(6, i => rect(-28 + i * 10.4, -16, 4, 28)),
    rect(-32, -44, 64, 4),
    triangle(-32, -48, 64, 14),
  ) +
  fill(m.copper, dome(-21, -74, 42, 30), dome(-54, -50, 20, 13), dome(34, -50, 20, 13)) +
  fill(m.copperShade, 'M6-103a21 30 0 0 1 15 29H12Q12-92 6-103z') +
  line(m.window, 9, 'M-14-64h30', { dash: '3 4' }) +
  fill(m.white, rect(-4, -102, 8, 9), rect(-48, -61, 8, 6), rect(40, -61, 8, 6)) +
  fill(m.gold, rect(-0.8, -110, 1.6, 14), rect(-3, -119, 6, 1.4))

export const lighthouse: Landmark = m =>
  (m.lit ? withOpacity(0.28, fill(m.window, 'M-5-103L-260-168V-96zM5-103L200-140v44z')) : '') +
  fill(m.white, 'M-13 0l4-92h18l4 92z') +
  fill(m.red, 'M-12.3-16l.8-18h23l.8 18zM-10.7-52l.8-18h19.8l.8 18z') +
  withOpacity(0.18, fill(m.ink, 'M4-92h5l4 92H7z')) +
  fill(m.ink, rect(-13, -92, 26, 4), rect(-8, -110, 16, 3)) +
  fill(m.gold, rect(-6, -96, 12, 14)) +
  fill(m.red, dome(-9, -112, 18, 12), rect(-0.8, -122, 1.6, 8)) +
  fill(m.white, rect(14, 0, 34, 20)) +
  fill(m.roof, 'M11-20h40l-7-13H18z') +
  fill(m.window, rect(20, -7, 6, 7), rect(34, -7, 6, 7))

export const oresund: Landmark = m =>
  line(
    m.stone,
    1,
    repeat(
      5,
      i =>
        decimalPath`M-50-140L${-66 - i * 22}-40M-50-140L${-34 + i * 19}-40M70-140L${54 - i * 19}-40M70-140L${86 + i * 22}-40`,
    ),
  ) +
  fill(m.stone, 'M-54 6l1-150h6l1 150zM66 6l1-150h6l1 150z') +
  fill(m.stoneShade, 'M-49 6v-150h2l1 150zM71 6v-150h2l1 150z', rect(-900, -32, 1800, 6)) +
  fill(m.steelShade, rect(-900, -38, 1800, 4)) +
  fill(
    m.stoneShade,
    repeat(9, i => rect(-398 + i * 40, 6, 6, 38)),
    repeat(8, i => rect(110 + i * 40, 6, 6, 38)),
  )

/** Lapporten: a valley cut like a half-pipe between two fells. */
export const lapporten: Landmark = m =>
  fill(
    m.steel,
    'M-176 4l30-26 26-10 26-34 24-12q18-10 30-4 12 4 16 18C-18-46-8-40 6-40S32-48 42-68q8-20 24-24l26 10 26 34 30 16 34 36z',
  ) +
  fill(m.steelShade, 'M6-40Q26-40 42-68q8-20 24-24l-8 30 12 24-20 16 10 26H-24l6-26z') +
  fill(
    m.white,
    'M-106-54l12-12 24-12q18-10 30-4 12 4 16 18l3 8-12-8-6 10-12-14-9 16-11-10-9 14-8-10z',
    'M42-68q8-20 24-24l26 10 18 24-14-8-8 12-12-18-9 15-10-19-9 17z',
  )

/** Skagen: the white church tower that the dunes have buried, and a yellow house. */
export const skagen: Landmark = m =>
  fill(m.ochre, rect(46, 2, 46, 22)) +
  fill(m.roof, 'M41-19l11-19h34l11 19z') +
  line(m.window, 7, 'M53-8h34', { dash: '5 8' }) +
  fill(
    m.white,
    rect(-20, 4, 40, 98),
    rect(-15, -93, 30, 8),
    rect(-10, -100, 20, 8),
    rect(-5, -107, 10, 9),
    rect(56, -36, 5, 9),
  ) +
  fill(m.whiteShade, rect(9, 4, 11, 98)) +
  fill(m.window, arch(-6, -58, 10, 18), arch(-4, -28, 6, 9)) +
  line(m.ink, 1.6, 'M0-114v-18M0-130h9') +
  fill(m.stone, 'M-74 8q22-22 46-18t34 4q24-14 44 4t52 10z') +
  line(m.leafShade, 1.8, 'M-46-4l-5-12M-42-5l1-14M-38-5l6-11M26-1l-4-12M30-1l2-13M34 0l6-10')

/** A ferry between the islands. */
export const ferry: Landmark = m =>
  fill(m.white, 'M-92 0l-12-22h214l-22 22z') +
  fill(m.red, 'M-92 0l-4-8h194l-10 8z') +
  fill(m.white, 'M-84-22v-16h150l14 16z', 'M-72-38v-14h118l12 14z', rect(-52, -52, 76, 12)) +
  fill(m.whiteShade, rect(-84, -22, 164, 2), rect(-72, -38, 130, 2), rect(-52, -52, 90, 2)) +
  line(m.window, 4, 'M-78-30h140M-66-46h104M-46-58h64', { dash: '5 3.4' }) +
  fill(m.red, 'M-40-64l4-24h22l-2 24z') +
  fill(m.ink, rect(-36, -84, 22, 5)) +
  line(m.steel, 1.6, 'M10-64v-20M4-78h12') +
  line(m.white, 2, 'M-118 4h-34M-112 9h-20M108 4h26')
