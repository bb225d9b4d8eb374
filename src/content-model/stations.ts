import { type CollectionEntry, getEntry } from 'astro:content'
import type { Locale } from '../i18n/locales.ts'
import { checked } from './checked.ts'

export type Station = CollectionEntry<'stations'>['data']

/** The town that a station is in, in words for the traveller. `placeName(kobenhavnH, 'en') // => 'Copenhagen'` */
export const placeName = ({ name, place }: Pick<Station, 'name' | 'place'>, locale: Locale): string =>
  place?.[locale] ?? name

/** The station with an id. */
export const getStation = async (id: string) =>
  checked(await getEntry('stations', id), `The station "${id}"`).data

/** The stations of a list of ids, each once. */
export const getStations = (ids: Iterable<string>) => Promise.all([...new Set(ids)].map(getStation))
