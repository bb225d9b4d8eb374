/** The written languages of the site, in the order of its language menu. */
export const locales = ['en', 'sv', 'da'] as const

export type Locale = (typeof locales)[number]

/** The locale without a path prefix, which hreflang `x-default` names. */
export const defaultLocale = 'en' satisfies Locale

/** The locales whose paths begin with their name. */
export const prefixedLocales = locales.filter(locale => locale !== defaultLocale)

/** One value per locale: a missing translation is a compile error. */
export type Translated<Value = string> = Readonly<Record<Locale, Value>>

/** One value for each locale. `perLocale(locale => href('home', locale)) // => { en: '/', sv: '/sv', da: '/da' }` */
export const perLocale = <Value>(make: (locale: Locale) => Value): Translated<Value> =>
  Object.fromEntries(locales.map(locale => [locale, make(locale)])) as Translated<Value>

/** Whether a string from outside (a path segment, a form field, a cookie) names a locale. */
export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale)
}

/**
 * The locale of any path on this site, whether or not a page exists there.
 *
 *     localeOfPath('/sv/resrutter') // => 'sv'
 *     localeOfPath('/travel-routes') // => 'en'
 */
export function localeOfPath(path: string): Locale {
  const [, prefix] = path.split('/')
  return isLocale(prefix) ? prefix : defaultLocale
}
