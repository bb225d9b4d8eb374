import type { Locale } from '../i18n/locales.ts'

/** The path of the file with the places that the site knows. `placesFile('sv') // => '/places/sv.json'` */
export const placesFile = (locale: Locale) => `/places/${locale}.json`

/** The places of a fetched file; none if it contains anything else. */
export const readPlaces = (json: unknown): readonly string[] =>
  Array.isArray(json) ? json.filter(place => typeof place === 'string') : []
