import type { Locale } from '../../i18n/locales.ts'

/** The path of a locale's search data. `searchFile('sv') // => '/search/sv.json'` */
export const searchFile = (locale: Locale) => `/search/${locale}.json`
