import type { Locale } from '../i18n/locales.ts'

/** Where the places that the site knows are fetched. `placesFile('sv') // => '/places/sv.json'` */
export const placesFile = (locale: Locale) => `/places/${locale}.json`

/** The places of a fetched file; none when it holds anything else. */
export const readPlaces = (json: unknown): readonly string[] =>
  Array.isArray(json) ? json.filter(place => typeof place === 'string') : []
