import { defaultLocale, type Locale, locales } from '../../i18n/locales.ts'

/** The language that this page is written in. */
export const pageLocale = (): Locale =>
  locales.find(locale => locale === document.documentElement.lang) ?? defaultLocale
