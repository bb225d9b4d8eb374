import type { Locale } from '../../../i18n/locales.ts'

/** The path of a locale's catalogue. `cataloguePath('sv') // => '/shop/sv.json'` */
export const cataloguePath = (locale: Locale) => `/shop/${locale}.json`
