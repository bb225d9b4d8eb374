import type { Locale } from '../../i18n/locales.ts'

/** Where what can be found in a locale is fetched. `searchFile('sv') // => '/search/sv.json'` */
export const searchFile = (locale: Locale) => `/search/${locale}.json`
