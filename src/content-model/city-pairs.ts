import { type CollectionEntry, getEntry } from 'astro:content'
import { localeConfig } from '../i18n/locale-config.ts'
import { type Locale, perLocale } from '../i18n/locales.ts'
import { href } from '../routing/href.ts'
import { journeySlug, type LinkedCity } from '../shared/places.ts'
import { slugOf } from '../shared/slug-of.ts'
import { waysToChoose } from '../shared/trip/city-ways.ts'
import { type FoundWay, findWays } from '../shared/trip/find-ways.ts'
import type { Graph } from '../shared/trip/graph.ts'
import { assertChecked } from './assert-checked.ts'
import { perContent } from './content-version.ts'
import { getNetwork } from './network.ts'
import { getStation } from './stations.ts'

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

const cityOf = async ({ id, name, station }: CityFacts, { stationsBeside }: Graph): Promise<City> => ({
  id,
  name: typeof name === 'string' ? perLocale(() => name) : name,
  stations: stationsBeside(station),
  country: (await getStation(station)).country,
})

/** All journeys of `content/city-pairs.yaml`, in its order. Their ways are searched once per build. */
export const getCityPairs = perContent(async (): Promise<readonly CityPair[]> => {
  const entry = assertChecked(await getEntry('cityPairs', 'city-pairs'), 'content/city-pairs.yaml')
  const { graph } = await getNetwork()
  const cities = await Promise.all(entry.data.cities.map(facts => cityOf(facts, graph)))
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
        const [start = '', end = ''] = [from.stations[0], to.stations[0]]
        const ways = waysToChoose(findWays(graph, start, end))
        return { from, to, ways, ...(text ? { words: text } : {}) }
      })
  })
})

/** The journeys from the city that is closest to readers of a language: the first one in their own country. */
export async function pairsFromHome(locale: Locale): Promise<CityPair[]> {
  const pairs = await getCityPairs()
  const home = new Intl.Locale(localeConfig[locale].tag).region
  const from = (pairs.find(pair => pair.from.country === home) ?? pairs[0])?.from
  return pairs.filter(pair => pair.from === from)
}

/** Those of them that lead to a country's cities. */
export const pairsToCountry = async (country: string, locale: Locale): Promise<CityPair[]> =>
  (await pairsFromHome(locale)).filter(pair => pair.to.country === country)

/** The journey in the other direction, if it has a page. */
export const reversePair = async ({ from, to }: CityPair): Promise<CityPair | undefined> =>
  (await getCityPairs()).find(other => other.from === to && other.to === from)

/** The slug of a journey. `pairSlug(pair, 'da') // => 'kobenhavn-hamborg'` */
export const pairSlug = ({ from, to }: CityPair, locale: Locale): string =>
  journeySlug(slugOf(from.name[locale]), slugOf(to.name[locale]))

/** The cities of all journeys, as the addresses of a locale name them. */
export async function linkedCities(locale: Locale): Promise<LinkedCity[]> {
  const pairs = await getCityPairs()
  const starts = new Set(pairs.map(({ from }) => from))
  return [...new Set(pairs.flatMap(({ from, to }) => [from, to]))].map(city => ({
    slug: slugOf(city.name[locale]),
    stations: city.stations,
    isStart: starts.has(city),
  }))
}

/** The path of a journey's page. */
export const pairHref = (pair: CityPair, locale: Locale): string =>
  href('city-pair', locale, { name: pairSlug(pair, locale) })

/** The path of a journey's page in every locale. */
export const pairTranslations = (pair: CityPair) => perLocale(locale => pairHref(pair, locale))
