import { locales } from '../../i18n/locales.ts'
import { slugOf } from '../../shared/slug-of.ts'
import { reachableFrom } from '../../shared/trip/reachable-from.ts'
import type { Content } from './content.ts'
import type { Fault } from './fault.ts'
import { graphOf } from './graph-of.ts'

/**
 * Cities that are named and do not exist, that are listed twice, that share an address, or between which there is no
 * way.
 */
export function cityPairFaults(content: Content): Fault[] {
  const pairs = content.single['city-pairs']
  if (!pairs) return []
  const { file, data } = pairs
  const cities = new Map(data.cities.map(city => [city.id, city]))
  const known = [...cities.keys()].join(', ')
  const unknown = (path: readonly (string | number)[], id: string) =>
    cities.has(id) ? [] : [file.fault(path, `there is no city "${id}"; allowed: ${known}`)]
  const nameIn = ({ name }: (typeof data.cities)[number], locale: (typeof locales)[number]) =>
    typeof name === 'string' ? name : name[locale]
  const doubled = data.cities.flatMap((city, index) => {
    const before = data.cities.slice(0, index)
    const same = before.find(
      other =>
        other.id === city.id ||
        locales.some(locale => slugOf(nameIn(other, locale)) === slugOf(nameIn(city, locale))),
    )
    return same ? [file.fault(['cities', index, 'id'], `has the id or a name of "${same.id}"`)] : []
  })
  const graph = graphOf(content)
  // A file with a fault of its own leaves gaps in the network, which say nothing about the cities.
  const starts = content.isNetworkIncomplete ? [] : data.from
  const unreached = starts.flatMap((id, index) => {
    const from = cities.get(id)
    if (!from) return []
    const reached = reachableFrom(graph, from.station)
    const ends = data.cities.filter(to => to !== from && !reached.has(to.station))
    return ends.map(({ id: end }) => file.fault(['from', index], `no way leads from ${id} to ${end}`))
  })
  return [
    ...data.from.flatMap((id, index) => unknown(['from', index], id)),
    ...data.words.flatMap(({ between }, index) =>
      between.flatMap((id, at) => unknown(['words', index, 'between', at], id)),
    ),
    ...doubled,
    ...unreached,
  ]
}
