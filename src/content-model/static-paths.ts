import type { Locale } from '../i18n/locales.ts'
import type { DetailKind } from './detail-pages.ts'
import { entriesIn } from './entries.ts'
import { entryPicture } from './entry-picture.ts'
import { pageKey, tableKey } from './page-keys.ts'
import { setTableCacheKey } from './table-cache-key.ts'

/** What `getStaticPaths` of a detail page in one locale returns: in a build with the key by which an unchanged page is kept. */
export async function entryStaticPaths<Kind extends DetailKind>(kind: Kind, locale: Locale) {
  const entries = await entriesIn(kind, locale)
  if (!import.meta.env.DEV) setTableCacheKey(tableKey)
  return Promise.all(
    entries.map(async entry => {
      const path = { params: { name: entry.text.slug }, props: { entry } }
      if (import.meta.env.DEV) return path
      // A page that is kept is not rendered, so nothing else would ask for its picture.
      entryPicture(entry)
      return { ...path, cacheKey: await pageKey(entry) }
    }),
  )
}
