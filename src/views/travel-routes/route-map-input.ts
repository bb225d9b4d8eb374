import { routeItem } from '../../components/filter/item.ts'
import { lineColours } from '../../content-model/fields.ts'
import { sortedEntries } from '../../content-model/lists.ts'
import { entryHref } from '../../content-model/paths.ts'
import { getStations, placeName } from '../../content-model/stations.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { RouteMapInput } from '../../illustrations/map/route-map.ts'

/** All routes in Europe, which is what the map shows, with the towns of their stations. */
export async function routeMapInput(locale: Locale): Promise<RouteMapInput> {
  const inEurope = (await sortedEntries('routes', locale)).filter(({ facts }) => facts.region !== 'asia')
  const routes = inEurope.map((route, index) => ({
    name: route.text.title,
    href: entryHref(route),
    colour: lineColours[index % lineColours.length] ?? lineColours[0],
    lines: route.facts.map.lines.map(line => line.stations),
    attributes: routeItem(route.facts),
  }))
  const stations = await getStations(routes.flatMap(route => route.lines.flat()))
  return {
    routes,
    stations: stations.map(station => ({ ...station, name: placeName(station, locale) })),
  }
}
