import type { Locale } from '../i18n/locales.ts'

/**
 * The absolute address of a path, for use outside the site (a printed page, a file). `undefined` where no address is
 * configured, since then the site is on the builder's own machine only.
 */
export function publishedUrl(path: string, locale: Locale): string | undefined {
  const url = absoluteUrl(path, locale)
  return new URL(url).hostname === 'localhost' ? undefined : url
}

/** The canonical, absolute address of a path in a locale, on that locale's domain where there is one. */
export function absoluteUrl(path: string, locale: Locale): string {
  const host = import.meta.env.SITE_DOMAINS[locale]
  return new URL(path, host ? `https://${host}` : import.meta.env.SITE).href.replace(
    /\/$/,
    path === '/' ? '/' : '',
  )
}
