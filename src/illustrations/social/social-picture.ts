import type { Locale } from '../../i18n/locales.ts'
import { picture } from '../pictures.ts'
import type { PosterEdition } from '../posters/editions.ts'
import { keepPicture } from './cache.ts'
import { cardHeight, cardWidth, drawCard } from './draw-card.ts'
import { fingerprint } from './fingerprint.ts'
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

/** The picture that a link preview of a page shows; draws it, unless it is kept from an earlier build. */
export async function socialPicture({
  brand,
  title,
  locale,
  path,
  entry,
}: SocialPage): Promise<SocialPicture> {
  const t = text(locale)
  const drawing = picture(entry ? entry.poster : 'hero-midsummer-wide')
  const kicker = entry && t[entry.kind]
  const name = `${fileName(path)}-${fingerprint({ brand, kicker, title, drawing: drawing.file })}.jpg`
  if (!import.meta.env.DEV) {
    const kind = entry ? 'poster' : 'scene'
    await keepPicture(name, () => drawCard({ brand, kicker, title, picture: drawing.svg, kind }))
  }
  return {
    path: `/social/${name}`,
    width: cardWidth,
    height: cardHeight,
    alt: `${title}. ${entry?.alt ?? t.sceneAlt}`,
  }
}
