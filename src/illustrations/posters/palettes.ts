import type { Hex } from './colour.ts'

export const paletteNames = ['dawn', 'day', 'dusk', 'midsummer', 'nordic', 'night', 'winter'] as const
export type PaletteName = (typeof paletteNames)[number]

/** One kind of light: the colours of everything but the landmark, whose own colours it tints. */
export interface Palette {
  /** Flat steps of the sky, from the top down. */
  readonly sky: readonly Hex[]
  /** The sun or the moon. */
  readonly sun: Hex
  /** The opacity of the ring around it, 0 to 1. */
  readonly halo: number
  readonly cloud: Hex
  readonly far: Hex
  readonly mid: Hex
  readonly hill: Hex
  readonly near: Hex
  /** The foreground. */
  readonly dark: Hex
  readonly water: Hex
  readonly waterDeep: Hex
  readonly glint: Hex
  readonly snow: Hex
  /** The colour with which all materials are mixed. */
  readonly tint: Hex
  /** The share of that colour, 0 to 1. */
  readonly tintShare: number
  /** Whether windows are lit. */
  readonly lit: boolean
  readonly stars: boolean
}

export const palettes: Readonly<Record<PaletteName, Palette>> = {
  /** Rose light before breakfast. */
  dawn: {
    sky: ['#f0b3a6', '#f6c8b0', '#fadcbf', '#fdeed6'],
    sun: '#fffaf0',
    halo: 0.34,
    cloud: '#fff3e4',
    far: '#c9a3ad',
    mid: '#8f8fa6',
    hill: '#7fa08d',
    near: '#4c7a72',
    dark: '#24505a',
    water: '#8fb4bb',
    waterDeep: '#6797a5',
    glint: '#fde3cf',
    snow: '#fff4ea',
    tint: '#f3a991',
    tintShare: 0.16,
    lit: false,
    stars: false,
  },
  /** A clear noon. */
  day: {
    sky: ['#86c0d4', '#a9d3dc', '#cbe4e1', '#ecefdd'],
    sun: '#fff3c4',
    halo: 0.4,
    cloud: '#fffaf0',
    far: '#94b7c4',
    mid: '#6c9db0',
    hill: '#8fb27a',
    near: '#3d7f67',
    dark: '#14474a',
    water: '#3f8fa2',
    waterDeep: '#2b7188',
    glint: '#a9d8d6',
    snow: '#fdf9f0',
    tint: '#ffffff',
    tintShare: 0,
    lit: false,
    stars: false,
  },
  /** Plum sky and an orange edge. */
  dusk: {
    sky: ['#27406d', '#466290', '#cf6f88', '#f09c80', '#f9cd8c'],
    sun: '#ffe9b8',
    halo: 0.26,
    cloud: '#f6b391',
    far: '#6d6389',
    mid: '#4d5782',
    hill: '#3c4d77',
    near: '#293c66',
    dark: '#12203f',
    water: '#5d6f97',
    waterDeep: '#3a4d7a',
    glint: '#f8c796',
    snow: '#f7c4a6',
    tint: '#2f3763',
    tintShare: 0.36,
    lit: true,
    stars: false,
  },
  /** Ochre light of a long evening. */
  midsummer: {
    sky: ['#efb95b', '#f4cb7a', '#f8dc9f', '#fcedcb'],
    sun: '#fff8e3',
    halo: 0.36,
    cloud: '#fff3d6',
    far: '#c3b98c',
    mid: '#7fa08c',
    hill: '#a3ad5e',
    near: '#4d8468',
    dark: '#1c4a4b',
    water: '#5ba3a3',
    waterDeep: '#3d878d',
    glint: '#fbe3ad',
    snow: '#fff8e6',
    tint: '#f0b95a',
    tintShare: 0.1,
    lit: false,
    stars: false,
  },
  /** Sea-green and cool, a pale red sun. */
  nordic: {
    sky: ['#5fa79f', '#8bc0b1', '#b9d7c4', '#e9ecd6'],
    sun: '#f6b7a8',
    halo: 0.3,
    cloud: '#f3f3e2',
    far: '#8fb5aa',
    mid: '#648f91',
    hill: '#8aa873',
    near: '#3a7468',
    dark: '#143f47',
    water: '#3f7f8c',
    waterDeep: '#2b6575',
    glint: '#c5e0d0',
    snow: '#faf8ea',
    tint: '#cfe3d2',
    tintShare: 0.06,
    lit: false,
    stars: false,
  },
  /** Moon and stars; windows are lit. */
  night: {
    sky: ['#0c1b3b', '#12294e', '#1b3c64', '#2a567c'],
    sun: '#f8efcf',
    halo: 0.1,
    cloud: '#31587c',
    far: '#2a5175',
    mid: '#1f4164',
    hill: '#1a4552',
    near: '#123544',
    dark: '#081a30',
    water: '#1b4265',
    waterDeep: '#12304f',
    glint: '#7fa6b8',
    snow: '#b9cfd8',
    tint: '#10264a',
    tintShare: 0.5,
    lit: true,
    stars: true,
  },
  /** Snow light. */
  winter: {
    sky: ['#aac6d6', '#c3d7e0', '#dce6e6', '#f6e6de'],
    sun: '#f2a79d',
    halo: 0.22,
    cloud: '#f4f6f4',
    far: '#b3c8d4',
    mid: '#8faabd',
    hill: '#e9efee',
    near: '#bfd0d6',
    dark: '#1f4257',
    water: '#a4c3cf',
    waterDeep: '#7fa5b6',
    glint: '#e8f1f1',
    snow: '#fbfaf5',
    tint: '#c2d3dd',
    tintShare: 0.2,
    lit: false,
    stars: false,
  },
}
