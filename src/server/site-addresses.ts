import { domainSettings, readDomains } from '../i18n/locale-config.ts'
import type { Locale } from '../i18n/locales.ts'
import { type Environment, readSettings, type SettingsResult } from './environment.ts'

/** Makes the absolute address of a path, on the locale's own domain if it has one. */
export type AddressOf = (path: string, locale: Locale) => string

/**
 * Reads the site's own addresses, for links in mails. They never come from a request, whose host anybody can forge.
 *
 * @param served the site's address according to the host, used if none is configured
 */
export function readSiteAddresses(env: Environment, served: string | undefined): SettingsResult<AddressOf> {
  const read = readSettings(['PUBLIC_SITE_URL', ...domainSettings], env)
  if (!read.ok) return read
  const main = read.settings.PUBLIC_SITE_URL ?? served
  if (main === undefined) return { ok: false, problems: ['PUBLIC_SITE_URL is not set'] }
  const domains = readDomains(read.settings)
  return {
    ok: true,
    settings: (path, locale) => {
      const domain = domains[locale]
      return new URL(path, domain ? `https://${domain}` : main).href
    },
  }
}
