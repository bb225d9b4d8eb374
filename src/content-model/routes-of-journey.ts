import { getCollection } from 'astro:content'
import type { Locale } from '../i18n/locales.ts'
import type { CityPair } from './city-pairs.ts'
import { perContent } from './content-version.ts'
import { entryIndex, type Summary } from './entries.ts'
import { routeFinder } from './fitting-routes.ts'
import { getNetwork } from './network.ts'

/** The maximum number of routes of a journey. */
const mostRoutes = 3

const getFinder = perContent(async () => {
  const { graph } = await getNetwork()
  const { translations } = await entryIndex('routes')
  const routes = [...translations].flatMap(([id, [route]]) =>
    route ? [{ id, start: route.facts.start, legs: route.facts.days.flatMap(({ legs }) => legs) }] : [],
  )
  const stations = await getCollection('stations')
  return routeFinder(routes, {
    at: new Map(stations.map(({ data }) => [data.id, data])),
    stationsBeside: graph.stationsBeside,
  })
})

/**
 * The few routes that fit a journey best: along the first of its ways, or on from its end. Routes without a translation
 * into the locale are left out.
 */
export async function routesOfJourney({ ways }: CityPair, locale: Locale): Promise<Summary<'routes'>[]> {
  const find = await getFinder()
  const { byId } = (await entryIndex('routes')).in[locale]
  return find(ways[0]?.legs.map(leg => leg.ride ?? leg.transfer) ?? [])
    .flatMap(id => byId.get(id) ?? [])
    .slice(0, mostRoutes)
}
