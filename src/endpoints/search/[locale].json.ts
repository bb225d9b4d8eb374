import type { APIRoute, GetStaticPaths } from 'astro'
import { searchKey } from '../../content-model/page-keys.ts'
import { locales } from '../../i18n/locales.ts'
import type { SearchData } from '../../shared/search/read-search-data.ts'
import { searchEntries } from './entries.ts'
import { searchJourneys } from './journeys.ts'

/**
 * What can be found in a locale. The address never changes, since the header of every page names it; the host answers
 * 304 if the content has not changed.
 */
export const getStaticPaths = (() =>
  Promise.all(
    locales.map(async locale => {
      const path = { params: { locale }, props: { locale } }
      return import.meta.env.DEV ? path : { ...path, cacheKey: await searchKey(locale) }
    }),
  )) satisfies GetStaticPaths

export const GET: APIRoute<{ locale: (typeof locales)[number] }> = async ({ props: { locale } }) => {
  const data: SearchData = { entries: await searchEntries(locale), journeys: await searchJourneys(locale) }
  return Response.json(data)
}
