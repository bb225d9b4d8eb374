import { defaultLocale, isLocale, type Locale } from '../../src/i18n/locales.ts'

/** The language to answer in before the form says its own: that of the page it came from, else the browser's. */
export function guessLocale(request: Request): Locale {
  const referer = request.headers.get('referer') ?? ''
  const prefix = URL.canParse(referer) ? new URL(referer).pathname.split('/')[1] : undefined
  if (isLocale(prefix)) return prefix
  if (URL.canParse(referer)) return defaultLocale
  const languages = (request.headers.get('accept-language') ?? '').slice(0, 200).split(',')
  return languages.map(language => language.trim().slice(0, 2).toLowerCase()).find(isLocale) ?? defaultLocale
}
