import { type SocialPicture, socialPicture } from '../illustrations/social/social-picture.ts'
import { brand } from '../shared/brand.ts'
import type { DetailKind } from './detail-pages.ts'
import type { Entry } from './entries.ts'
import { entryHref } from './paths.ts'

/** The picture of link previews for an entry's page; see `socialPicture`. */
export const entryPicture = <Kind extends DetailKind>(entry: Entry<Kind>): SocialPicture =>
  socialPicture({
    brand,
    title: entry.text.title,
    locale: entry.locale,
    path: entryHref(entry),
    entry: { kind: entry.kind, poster: entry.facts.poster, alt: entry.text.posterAlt },
  })
