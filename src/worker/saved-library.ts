import * as v from 'valibot'
import { defaultLocale, isLocale, type Locale, prefixedLocales } from '../i18n/locales.ts'
import { cacheKey, ignoringVary, savedCache, savedRecordHeader, storedAt } from '../shared/offline/caches.ts'
import { libraryKind } from '../shared/offline/savable.ts'

const homes: readonly string[] = ['/', ...prefixedLocales.map(locale => `/${locale}`)]

const libraryRecord = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ kind: v.literal(libraryKind), locale: v.custom<Locale>(isLocale) }),
)

/**
 * The list of saved pages, for a reader who opens the site at its start page without a network, as the installed app
 * does. A reader who comes to the start page from another page of the site gets the start page.
 *
 * `/` stands for every language, so if no list is saved in English, the one saved last is served.
 */
export async function offlineStartPage({ url, referrer }: Request): Promise<Response | undefined> {
  const path = cacheKey(url)
  if (!homes.includes(path) || referrer.startsWith(new URL(url).origin)) return undefined
  const cache = await caches.open(savedCache)
  const pages = (await cache.keys()).map(request => cacheKey(request.url)).filter(key => !key.includes('.'))
  const entries = await Promise.all(pages.map(page => cache.match(page, ignoringVary)))
  const libraries = entries.flatMap(entry => {
    const record = v.safeParse(libraryRecord, entry?.headers.get(savedRecordHeader))
    return entry && record.success ? [{ entry, locale: record.output.locale }] : []
  })
  const wanted = path === '/' ? defaultLocale : path.slice(1)
  return (
    libraries.find(({ locale }) => locale === wanted) ??
    (path === '/'
      ? libraries.sort((one, other) => storedAt(other.entry) - storedAt(one.entry))[0]
      : undefined)
  )?.entry
}
