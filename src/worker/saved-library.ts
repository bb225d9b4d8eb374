import { defaultLocale, type Locale, localeOfPath, prefixedLocales } from '../i18n/locales.ts'
import { cacheKey, ignoringVary, savedCache, storedAt } from '../shared/offline/caches.ts'

/** The paths of the pages that list the saved pages. */
export type Libraries = Readonly<Record<Locale, string>>

const homes: readonly string[] = ['/', ...prefixedLocales.map(locale => `/${locale}`)]

const savedCopy = (path: string) => caches.match(path, { cacheName: savedCache, ...ignoringVary })

/**
 * The list of saved pages, for a reader who opens the site at its start page without a network, as the installed app
 * does. A reader who comes to the start page from another page of the site gets the start page.
 *
 * `/` stands for every language, so if no list is saved in English, the one saved last is served.
 */
export async function offlineStartPage(
  { url, referrer }: Request,
  libraries: Libraries,
): Promise<Response | undefined> {
  const path = cacheKey(url)
  if (!homes.includes(path) || referrer.startsWith(new URL(url).origin)) return undefined
  const locale = localeOfPath(path)
  const own = await savedCopy(libraries[locale])
  if (own || locale !== defaultLocale) return own
  const others = await Promise.all(prefixedLocales.map(other => savedCopy(libraries[other])))
  return others.filter(copy => copy !== undefined).sort((one, other) => storedAt(other) - storedAt(one))[0]
}
