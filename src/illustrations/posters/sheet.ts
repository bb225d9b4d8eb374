import { type Materials, materialsIn } from './materials.ts'
import type { Flora, PosterOptions } from './options.ts'
import { type Palette, palettes } from './palettes.ts'
import { createRandom, type Random } from './random.ts'

/** The height of every picture, in units. */
export const sheetHeight = 400

/** The things that all parts of one picture share. */
export interface Sheet {
  /** In units. */
  readonly width: number
  /** Whether the picture is wide enough for an off-centre composition. */
  readonly wide: boolean
  readonly palette: Palette
  readonly materials: Materials
  readonly flora: Flora
  readonly clouds: boolean
  /** The share of the width, from the left, that is kept free of stars. */
  readonly quiet: number
  /** One stream for the whole picture: parts must be drawn in a fixed order. */
  readonly random: Random
}

/** A blank sheet for a poster. */
export function createSheet(options: PosterOptions): Sheet {
  const width = options.width ?? 300
  const palette = { ...palettes[options.palette], ...options.inks }
  return {
    width,
    wide: width > 420,
    palette,
    materials: materialsIn(palette),
    flora: options.flora ?? 'spruce',
    clouds: options.clouds ?? true,
    quiet: options.quiet ?? 0,
    random: createRandom(options.seed + options.kind),
  }
}
