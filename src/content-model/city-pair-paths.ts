import type { Locale } from '../i18n/locales.ts'
import { getCityPairs, pairSlug } from './city-pairs.ts'
import { keyOf, tableKey } from './page-keys.ts'
import { setTableCacheKey } from './table-cache-key.ts'

/**
 * The result of `getStaticPaths` for the pages of journeys in one locale, each with the key that lets Astro reuse an
 * unchanged page.
 */
export async function cityPairPaths(locale: Locale) {
  const pairs = await getCityPairs()
  if (!import.meta.env.DEV) setTableCacheKey(tableKey)
  return Promise.all(
    pairs.map(async pair => {
      const path = { params: { name: pairSlug(pair, locale) }, props: { pair } }
      return import.meta.env.DEV ? path : { ...path, cacheKey: await keyOf(pair) }
    }),
  )
}
