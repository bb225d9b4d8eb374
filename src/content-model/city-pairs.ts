import { type CollectionEntry, getEntry } from 'astro:content'
import { localeConfig } from '../i18n/locale-config.ts'
import { type Locale, perLocale } from '../i18n/locales.ts'
import { href } from '../routing/href.ts'
import { slugOf } from '../shared/slug-of.ts'
import { type FoundWay, findWays } from '../shared/trip/find-ways.ts'
import type { Graph } from '../shared/trip/graph.ts'
import { assertChecked } from './assert-checked.ts'
import { perContent } from './content-version.ts'
import { getNetwork } from './network.ts'
import { getStations } from './stations.ts'

type CityFacts = CollectionEntry<'cityPairs'>['data']['cities'][number]

export interface City {
  readonly id: string
  readonly name: Readonly<Record<Locale, string>>
  readonly stations: readonly string[]
  readonly country: string
}

/** A journey from one city to another, with its ways. */
export interface CityPair {
  readonly from: City
  readonly to: City
  readonly ways: readonly FoundWay[]
  /** An editor's paragraph about it. */
  readonly words?: Readonly<Record<Locale, string>>
}

const cityOf = async ({ id, name, stations }: CityFacts): Promise<City> => ({
  id,
  name: typeof name === 'string' ? perLocale(() => name) : name,
  stations,
  country: (await getStations(stations))[0]?.country ?? '',
})

/** The minutes of the day that a night train must save to be offered: some only lead where a day train goes as well. */
const worthANight = 60

/** The ways, without the one by night if it takes as much of the day as a day train does. */
export function waysToChoose(ways: readonly FoundWay[]): FoundWay[] {
  const byDay = ways.find(({ names }) => names.includes('by-day'))
  return ways.flatMap(way => {
    const saved = byDay ? byDay.minutes - way.dayMinutes : Infinity
    const names = way.names.filter(name => name !== 'by-night' || saved >= worthANight)
    return names.length > 0 ? { ...way, names } : []
  })
}

/** The ways between the two stations of the cities with the fastest connection. */
function waysBetween(graph: Graph, from: City, to: City): readonly FoundWay[] {
  const choices = from.stations.flatMap(start => to.stations.map(end => findWays(graph, start, end)))
  const shortest = (ways: readonly FoundWay[]) => Math.min(...ways.map(({ minutes }) => minutes))
  return waysToChoose(choices.toSorted((one, other) => shortest(one) - shortest(other))[0] ?? [])
}

/** All journeys of `content/city-pairs.yaml`, in its order. Their ways are searched once per build. */
export const getCityPairs = perContent(async (): Promise<readonly CityPair[]> => {
  const entry = assertChecked(await getEntry('cityPairs', 'city-pairs'), 'content/city-pairs.yaml')
  const { graph } = await getNetwork()
  const cities = await Promise.all(entry.data.cities.map(cityOf))
  const words = new Map(entry.data.words.map(({ between, text }) => [between.toSorted().join(' '), text]))
  return entry.data.from.flatMap(id => {
    const from = assertChecked(
      cities.find(city => city.id === id),
      `content/city-pairs.yaml: "${id}"`,
    )
    return cities
      .filter(to => to !== from)
      .map(to => {
        const text = words.get([from.id, to.id].toSorted().join(' '))
        return { from, to, ways: waysBetween(graph, from, to), ...(text ? { words: text } : {}) }
      })
  })
})

/**
 * The journeys to a country's cities from the city that is closest to readers of a language: the first one in their own
 * country.
 */
export async function pairsToCountry(country: string, locale: Locale): Promise<CityPair[]> {
  const pairs = await getCityPairs()
  const home = new Intl.Locale(localeConfig[locale].tag).region
  const from = (pairs.find(pair => pair.from.country === home) ?? pairs[0])?.from
  return pairs.filter(pair => pair.from === from && pair.to.country === country)
}

/** The slug of a journey. `pairSlug(pair, 'da') // => 'kobenhavn-hamborg'` */
export const pairSlug = ({ from, to }: CityPair, locale: Locale): string =>
  slugOf(`${from.name[locale]} ${to.name[locale]}`)

/** The path of a journey's page. */
export const pairHref = (pair: CityPair, locale: Locale): string =>
  href('city-pair', locale, { name: pairSlug(pair, locale) })

/** The path of a journey's page in every locale. */
export const pairTranslations = (pair: CityPair) => perLocale(locale => pairHref(pair, locale))
