import { locales } from '../../i18n/locales.ts'
import { slugOf } from '../../shared/slug-of.ts'
import { reachableFrom } from '../../shared/trip/reachable-from.ts'
import type { Content } from './content.ts'
import type { Fault } from './fault.ts'
import { graphOf } from './graph-of.ts'

/** Markup of other texts: a link, a figure, a tag, bold type or a character reference. */
const markup = /\[[^\]]*\]\([^)]*\)|\{\{|<\/?[a-z][^>]*>|\*\*|__|&\w+;/i

/**
 * Cities that are named and do not exist, that are listed twice, that share an address, or between which there is no
 * way; and texts about a journey that no page shows, or not as they are meant.
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
  const stations = new Set(content.single.stations?.data.map(({ id }) => id))
  // A file with a fault of its own leaves gaps in the network, which say nothing about the cities. An unknown
  // station is reported by itself.
  const starts = content.isNetworkIncomplete ? [] : data.from
  const unreached = starts.flatMap((id, index) => {
    const from = cities.get(id)
    if (!from || !stations.has(from.station)) return []
    const reached = reachableFrom(graph, from.station)
    const ends = data.cities.filter(to => to !== from && stations.has(to.station) && !reached.has(to.station))
    return ends.map(({ id: end }) => file.fault(['from', index], `no way leads from ${id} to ${end}`))
  })
  return [
    ...data.from.flatMap((id, index) => unknown(['from', index], id)),
    ...data.words.flatMap(({ between }, index) =>
      between.flatMap((id, at) => unknown(['words', index, 'between', at], id)),
    ),
    ...textFaults(pairs),
    ...doubled,
    ...unreached,
  ]
}

/** Texts that no page shows, or not as they are meant. */
function textFaults({ file, data }: NonNullable<Content['single']['city-pairs']>): Fault[] {
  const cities = new Set(data.cities.map(({ id }) => id))
  const journeys = data.words.map(({ between }) => between.toSorted().join('–'))
  const placeFault = ([one, other]: readonly [string, string], index: number) => {
    if (!cities.has(one) || !cities.has(other)) return undefined
    if (one === other) return 'must name two cities'
    if (journeys.indexOf(journeys[index] ?? '') < index) return 'has a text already: keep one of them'
    if (!data.from.includes(one) && !data.from.includes(other))
      return `has no page: neither ${one} nor ${other} is in \`from\``
    return undefined
  }
  return data.words.flatMap(({ between, text }, index) => {
    const wrong = placeFault(between, index)
    return [
      ...(wrong ? [file.fault(['words', index, 'between'], wrong)] : []),
      ...locales.flatMap(locale => {
        const [found] = markup.exec(text[locale]) ?? []
        const message = `${found} would be printed as it is: this is plain text, without links, bold type and figures`
        return found ? [file.fault(['words', index, 'text', locale], message)] : []
      }),
    ]
  })
}
