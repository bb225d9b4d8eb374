import { poster } from './poster.ts'

const heroFrames = {
  wide: { seed: 'skärgård', width: 760, quiet: 0.46, light: 0.48 },
  narrow: { seed: 'skär', width: 240, quiet: 0.6, light: 0.8 },
} as const

export const heroEditions = ['midsummer', 'night'] as const
export type HeroEdition = (typeof heroEditions)[number]
export type HeroFrame = keyof typeof heroFrames

/**
 * The home page's picture: the archipelago by day, or the same scene by night for the dark theme. The upper left is
 * kept calm for the words. The page shows it as wide as the window, and continues its sky above. The sun or moon is
 * part of the page (`home.css`), so that it is never cropped; the picture has only its light on the water.
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

/** The colour of the footer below the picture, into which its foreground fades. */
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
