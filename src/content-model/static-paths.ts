import type { Locale } from '../i18n/locales.ts'
import type { DetailKind } from './detail-pages.ts'
import { entriesIn } from './entries.ts'
import { entryPicture } from './entry-picture.ts'
import { pageKey, tableKey } from './page-keys.ts'
import { setTableCacheKey } from './table-cache-key.ts'

/**
 * The result of `getStaticPaths` for a detail page in one locale; in a build with the key that lets Astro reuse an
 * unchanged page.
 */
export async function entryStaticPaths<Kind extends DetailKind>(kind: Kind, locale: Locale) {
  const entries = await entriesIn(kind, locale)
  if (!import.meta.env.DEV) setTableCacheKey(tableKey)
  return Promise.all(
    entries.map(async entry => {
      const path = { params: { name: entry.text.slug }, props: { entry } }
      if (import.meta.env.DEV) return path
      // A page that is reused is not rendered, so its picture is requested here.
      entryPicture(entry)
      return { ...path, cacheKey: await pageKey(entry) }
    }),
  )
}
