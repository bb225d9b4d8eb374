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
  /** The page's path: the file is called after it. */
  readonly path: string
  /** The guide, route or tip that the page is. */
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

/** `/sv/guide-detail/norge` is `sv-guide-detail-norge`. */
const fileName = (path: string) => path.slice(1).replaceAll('/', '-') || 'home'

/** The picture that a link preview of a page shows; a build draws it beside the pages, unless it is kept already. */
export function socialPicture({ brand, title, locale, path, entry }: SocialPage): SocialPicture {
  const t = text(locale)
  const drawing = picture(entry ? entry.poster : 'hero-midsummer-wide')
  const kicker = entry && t[entry.kind]
  const kind = entry ? 'poster' : 'scene'
  const inputs = { brand, kicker, title, kind, drawing: drawing.file }
  const drawn = `/social/${fileName(path)}-${contentHash(keyOf('social', inputs))}.jpg`
  if (!import.meta.env.DEV) {
    const draw = () => drawInThread('card', { brand, kicker, title, picture: drawing.svg, kind })
    pictureQueue().add(path, { path: drawn, draw: () => cachedFile('social', inputs, draw) })
  }
  return {
    path: drawn,
    width: cardWidth,
    height: cardHeight,
    alt: `${title}. ${entry?.alt ?? t.sceneAlt}`,
  }
}
