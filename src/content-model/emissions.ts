import { getEntry } from 'astro:content'
import type { Locale } from '../i18n/locales.ts'
import { assertChecked } from './assert-checked.ts'
import { entryIndex } from './entries.ts'
import { entryHref } from './paths.ts'

/** The factors of `content/emissions.yaml`, and its journeys as one locale names them. */
export async function getEmissions(locale: Locale) {
  const entry = assertChecked(await getEntry('emissions', 'emissions'), 'content/emissions.yaml')
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

/** The path of the route to which a journey belongs; undefined if the route is not translated into the locale. */
async function routePath(id: string, locale: Locale): Promise<string | undefined> {
  const route = (await entryIndex('routes')).in[locale].byId.get(id)
  return route && entryHref(route)
}
