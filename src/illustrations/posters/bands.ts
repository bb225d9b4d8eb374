import { poster } from './poster.ts'

const heroFrames = {
  wide: { seed: 'skärgård', width: 760, quiet: 0.46, light: 0.48 },
  narrow: { seed: 'skär', width: 240, quiet: 0.6, light: 0.8 },
} as const

export const heroEditions = ['midsummer', 'night'] as const
export type HeroEdition = (typeof heroEditions)[number]
export type HeroFrame = keyof typeof heroFrames

/**
 * The home page's picture: the archipelago, by day or, for dark mode, the same scene by night.
 * The upper left is kept calm for the words; it is cut from above when the box is wider than the frame. The sun or moon is
 * the page's own (`home.css`), so that no frame cuts it: only its light on the water is drawn.
 */
export function heroScene(frame: HeroFrame, edition: HeroEdition): string {
  return poster({
    kind: 'islands',
    palette: edition,
    flora: 'spruce',
    clouds: false,
    anchor: 'bottom',
    ...heroFrames[frame],
  })
}

/** Colour of the footer under the picture: its foreground runs out into it. */
const footerInk = '#0a1530'

/** The band above the footer: a night train through the forest under northern lights. Decorative. */
export function footerScene(): string {
  return poster({
    kind: 'forest',
    palette: 'night',
    seed: 'foot7',
    width: 1500,
    aurora: 'low',
    inks: { dark: footerInk },
    anchor: 'bottom',
  })
}
