import { contentHash } from '../build-cache/content-hash.ts'
import { escapeHtml } from '../shared/escape-html.ts'
import { giftDesigns } from '../shared/shop/basket/line.ts'
import { footerScene, heroScene } from './posters/bands.ts'
import { editionPoster } from './posters/edition-poster.ts'
import { type PosterEdition, posterEditions } from './posters/editions.ts'
import { type GiftDesign, giftScene } from './posters/gift-scenes.ts'

/**
 * Every picture that pages show as a file: a poster per edition, in portrait and landscape, gift cards, and the
 * scenery.
 */
const drawings: Readonly<Record<string, () => string>> = {
  footer: footerScene,
  'hero-midsummer-wide': () => heroScene('wide', 'midsummer'),
  'hero-midsummer-narrow': () => heroScene('narrow', 'midsummer'),
  'hero-night-wide': () => heroScene('wide', 'night'),
  'hero-night-narrow': () => heroScene('narrow', 'night'),
  ...Object.fromEntries(giftDesigns.map(design => [`gift-${design}`, () => giftScene(design)])),
  ...Object.fromEntries(
    posterEditions.flatMap(name => [
      [name, () => editionPoster(name)],
      [`${name}-wide`, () => editionPoster(name, { width: 960 })],
    ]),
  ),
}

export type PictureName =
  | 'footer'
  | `hero-${'midsummer' | 'night'}-${'wide' | 'narrow'}`
  | `gift-${GiftDesign}`
  | PosterEdition
  | `${PosterEdition}-wide`

const drawn = new Map<string, { file: string; svg: string }>()

function draw(name: string, drawing: () => string) {
  let picture = drawn.get(name)
  if (!picture) {
    const svg = drawing()
    picture = { file: `${name}-${contentHash(svg)}`, svg }
    drawn.set(name, picture)
  }
  return picture
}

/** A picture with its file name, without the extension. The name changes with the drawing. */
export function picture(name: PictureName) {
  const drawing = drawings[name]
  if (!drawing) throw new Error(`illustrations: no picture "${name}"`)
  return draw(name, drawing)
}

/** The address of a picture. It changes with the drawing, so the picture may be cached for ever. */
export const pictureUrl = (name: PictureName): string => `/pictures/${picture(name).file}.svg`

/**
 * A picture as HTML, for what a page shows first: it is painted with the page's first text, while a file would take
 * another round trip. `alt` is its text alternative; without one it is decorative.
 */
export function inlinePicture(name: PictureName, alt = ''): string {
  const { svg } = picture(name)
  return alt ? svg.replace('aria-hidden="true"', `role="img" aria-label="${escapeHtml(alt)}"`) : svg
}

/** Every picture with its file name, without the extension. */
export function allPictures() {
  return Object.entries(drawings).map(([name, drawing]) => draw(name, drawing))
}
