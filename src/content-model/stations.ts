import { type CollectionEntry, getCollection, getEntry } from 'astro:content'
import type { Locale } from '../i18n/locales.ts'
import { assertChecked } from './assert-checked.ts'

export type Station = CollectionEntry<'stations'>['data']

/** The town that a station is in, in words for the traveller. `placeName(kobenhavnH, 'en') // => 'Copenhagen'` */
export const placeName = ({ name, place }: Pick<Station, 'name' | 'place'>, locale: Locale): string =>
  place?.[locale] ?? name

/** The station with an id. */
export const getStation = async (id: string) =>
  assertChecked(await getEntry('stations', id), `The station "${id}"`).data

/** The stations of a list of ids, each once. */
export const getStations = (ids: Iterable<string>) => Promise.all([...new Set(ids)].map(getStation))

/** The names of all stations, or those of one country: as they stand on the platform, and the town where it has another name. */
export async function knownPlaces(locale: Locale, country?: string): Promise<string[]> {
  const stations = (await getCollection('stations')).map(({ data }) => data)
  const names = stations
    .filter(station => !country || station.country === country)
    .flatMap(station => [placeName(station, locale), station.name])
  return [...new Set(names)].sort(new Intl.Collator(locale).compare)
}
