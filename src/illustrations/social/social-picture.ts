import { cachedFile, keyOf } from '../../build-cache/build-cache.ts'
import { contentHash } from '../../build-cache/content-hash.ts'
import type { Locale } from '../../i18n/locales.ts'
import { picture } from '../pictures.ts'
import type { PosterEdition } from '../posters/editions.ts'
import { drawInThread } from '../thread/draw-in-thread.ts'
import { cardHeight, cardWidth } from './card-size.ts'
import { pictureQueue } from './picture-queue.ts'
import { text } from './text.ts'

/** The page that a picture is for. */
export interface SocialPage {
  readonly brand: string
  readonly title: string
  readonly locale: Locale
  /** The page's path, from which the file's name is made. */
  readonly path: string
  /** The guide, route or tip that the page shows. */
  readonly entry?:
    | { readonly kind: 'guides' | 'routes' | 'tips'; readonly poster: PosterEdition; readonly alt: string }
    | undefined
}

export interface SocialPicture {
  /** The picture's path on the site. */
  readonly path: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** A file name for a path. `/sv/guide-detail/norge` becomes `sv-guide-detail-norge`. */
const fileName = (path: string) => path.slice(1).replaceAll('/', '-') || 'home'

/**
 * The picture of link previews for a page. A build draws it in parallel with rendering, unless it is cached already.
 */
export function socialPicture({ brand, title, locale, path, entry }: SocialPage): SocialPicture {
  const t = text(locale)
  const drawing = picture(entry ? entry.poster : 'hero-midsummer-wide')
  const words = { brand, kicker: entry && t[entry.kind], title }
  const kind = entry ? 'poster' : 'scene'
  const inputs = { ...words, kind, drawing: drawing.file }
  const drawn = pathOf(fileName(path), inputs)
  queue(path, drawn, inputs, () => drawInThread('card', { ...words, picture: drawing.svg, kind }))
  return toSocialPicture(drawn, `${title}. ${entry?.alt ?? t.sceneAlt}`)
}

/** The path where a picture with some inputs is published. */
export const pathOf = (name: string, inputs: object) =>
  `/social/${name}-${contentHash(keyOf('social', inputs))}.jpg`

/** A picture as a page names it. */
export const toSocialPicture = (path: string, alt: string): SocialPicture => ({
  path,
  width: cardWidth,
  height: cardHeight,
  alt,
})

/** Lets a build draw the picture of a page, unless it is cached already. */
export function queue(page: string, path: string, inputs: object, draw: () => Promise<Buffer>): void {
  if (import.meta.env.DEV) return
  pictureQueue().add(page, { path, draw: () => cachedFile('social', inputs, draw) })
}
