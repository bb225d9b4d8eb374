import { type CollectionEntry, getCollection } from 'astro:content'
import type { Locale } from '../i18n/locales.ts'
import { assertChecked } from './assert-checked.ts'
import { dataById } from './data-by-id.ts'

export type Station = CollectionEntry<'stations'>['data']

/** The town of a station, in words for the traveller. `placeName(kobenhavnH, 'en') // => 'Copenhagen'` */
export const placeName = ({ name, place }: Pick<Station, 'name' | 'place'>, locale: Locale): string =>
  place?.[locale] ?? name

const findStation = dataById('stations')

/** The station with an id. */
export const getStation = async (id: string) => assertChecked(await findStation(id), `The station "${id}"`)

/** The stations with these ids, each once. */
export const getStations = (ids: Iterable<string>) => Promise.all([...new Set(ids)].map(getStation))

/** The names of all stations, or of those in one country: as written at the station, and the town's if it differs. */
export async function knownPlaces(locale: Locale, country?: string): Promise<string[]> {
  const stations = (await getCollection('stations')).map(({ data }) => data)
  const names = stations
    .filter(station => !country || station.country === country)
    .flatMap(station => [placeName(station, locale), station.name])
  return [...new Set(names)].sort(new Intl.Collator(locale).compare)
}
