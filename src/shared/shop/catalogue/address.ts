import type { Locale } from '../../../i18n/locales.ts'

/** Where the catalogue of a locale is served. `cataloguePath('sv') // => '/shop/sv.json'` */
export const cataloguePath = (locale: Locale) => `/shop/${locale}.json`
