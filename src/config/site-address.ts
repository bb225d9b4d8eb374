import { PUBLIC_DOMAIN_DA, PUBLIC_DOMAIN_EN, PUBLIC_DOMAIN_SV } from 'astro:env/client'
import type { Locale } from '../i18n/locales.ts'
import type { Domains } from '../routing/redirects.ts'

/** The configured host of each locale; a locale without one is served from the site's own address. */
export const domains: Domains = {
  ...(PUBLIC_DOMAIN_EN ? { en: PUBLIC_DOMAIN_EN } : {}),
  ...(PUBLIC_DOMAIN_SV ? { sv: PUBLIC_DOMAIN_SV } : {}),
  ...(PUBLIC_DOMAIN_DA ? { da: PUBLIC_DOMAIN_DA } : {}),
}

/**
 * The same, for what is read away from the site (a printed page, a file): `undefined` where no address is
 * configured and only the builder's own machine has it.
 */
export function publishedUrl(path: string, locale: Locale): string | undefined {
  const url = absoluteUrl(path, locale)
  return new URL(url).hostname === 'localhost' ? undefined : url
}

/** The canonical, absolute address of a path in a locale, on that locale's domain where there is one. */
export function absoluteUrl(path: string, locale: Locale): string {
  const host = domains[locale]
  return new URL(path, host ? `https://${host}` : import.meta.env.SITE).href.replace(
    /\/$/,
    path === '/' ? '/' : '',
  )
}
