import { type Hex, mix } from './colour.ts'
import type { Palette } from './palettes.ts'

/** Building materials at noon. A surface that faces away from the light has the `Shade` of its material. */
const atNoon = {
  stone: '#f0dfbd',
  stoneShade: '#cdb288',
  brick: '#c85f43',
  brickShade: '#9a4333',
  roof: '#bb4c3c',
  roofShade: '#8f3733',
  copper: '#72b29b',
  copperShade: '#4c8777',
  white: '#fcf7ea',
  whiteShade: '#d9d2c1',
  gold: '#edb54c',
  goldShade: '#c98b2f',
  ochre: '#e8a84d',
  rose: '#e79590',
  blue: '#86b5c1',
  steel: '#5d6277',
  steelShade: '#444a61',
  wood: '#74492f',
  woodShade: '#4c2f24',
  red: '#cf4a3c',
  leaf: '#4f8a5f',
  leafShade: '#39704f',
  ink: '#1d2c4a',
} as const satisfies Record<string, Hex>

export type MaterialName = keyof typeof atNoon

/** Materials in one light, and its windows: dark by day, lit by night. */
export interface Materials extends Readonly<Record<MaterialName, Hex>> {
  readonly window: Hex
  readonly lit: boolean
}

const litWindow: Hex = '#ffdc86'
const darkWindow: Hex = '#2a3f5f'

/** Materials as they look in the light of a palette, so that a landmark is drawn only once. */
export function materialsIn(palette: Palette): Materials {
  const tinted = (colour: Hex) => mix(colour, palette.tint, palette.tintShare)
  const materials = Object.fromEntries(
    Object.entries(atNoon).map(([name, colour]) => [name, tinted(colour)]),
  ) as Record<MaterialName, Hex>
  return { ...materials, window: palette.lit ? litWindow : tinted(darkWindow), lit: palette.lit }
}
