import { getEntry } from 'astro:content'
import type { Locale } from '../i18n/locales.ts'
import { allEntries } from './entries.ts'
import { entryHref } from './paths.ts'

/** The factors of `content/emissions.yaml`, and its journeys as one locale names them. */
export async function getEmissions(locale: Locale) {
  const entry = await getEntry('emissions', 'emissions')
  if (!entry) throw new Error('content/emissions.yaml: the file is missing')
  const { factors, routes } = entry.data
  const journeys = await Promise.all(
    routes.map(async ({ route, name, km }) => ({
      name: name[locale],
      path: await routePath(route, locale),
      km,
    })),
  )
  return { factors, journeys }
}

/**
 * The path of the route that a journey belongs to, unless it is not written in the locale.
 *
 * @throws with file, field and what is allowed, when the id names no route at all.
 */
async function routePath(id: string, locale: Locale): Promise<string | undefined> {
  const routes = await allEntries('routes')
  const translations = routes.filter(route => route.id === id)
  if (translations.length === 0) {
    const ids = [...new Set(routes.map(route => route.id))].sort().join(', ')
    throw new Error(`content/emissions.yaml: route: no published entry "${id}"; there are: ${ids}`)
  }
  const translation = translations.find(route => route.locale === locale)
  return translation && entryHref(translation)
}
