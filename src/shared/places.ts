import type { Locale } from '../i18n/locales.ts'

/** A city of the journeys that have a page. */
export interface LinkedCity {
  /** Its name in addresses. */
  readonly slug: string
  /** Ids of its stations. */
  readonly stations: readonly string[]
  /** Whether journeys begin there. */
  readonly isStart: boolean
}

/** The places that the site knows, as a locale calls them. */
export interface KnownPlaces {
  readonly names: readonly string[]
  readonly cities: readonly LinkedCity[]
}

/** The path of the file with the places that the site knows. `placesFile('sv') // => '/places/sv.json'` */
export const placesFile = (locale: Locale) => `/places/${locale}.json`

/** The places of a fetched file; none if it contains anything else. */
export const readPlaces = (json: unknown): KnownPlaces | undefined => (isPlaces(json) ? json : undefined)

const isPlaces = (json: unknown): json is KnownPlaces =>
  typeof json === 'object' &&
  json !== null &&
  'names' in json &&
  'cities' in json &&
  Array.isArray(json.names) &&
  Array.isArray(json.cities)

/** A journey's name in addresses, from those of its cities. */
export const journeySlug = (from: string, to: string): string => `${from}-${to}`
