import { domainSettings, readDomains } from '../i18n/locale-config.ts'
import type { Locale } from '../i18n/locales.ts'
import { type Environment, readEnvironment, type SettingsResult } from './environment.ts'

/** Makes the absolute address of a path, on the locale's own domain if it has one. */
export type AddressOf = (path: string, locale: Locale) => string

/**
 * Reads the site's own addresses, for links in mails. They never come from a request, whose host anybody can forge.
 *
 * @param served the address at which the host serves the site, if none is configured
 */
export function readSiteAddresses(env: Environment, served: string): SettingsResult<AddressOf> {
  const read = readEnvironment(['PUBLIC_SITE_URL', ...domainSettings], env)
  if (!read.ok) return read
  const { PUBLIC_SITE_URL } = read.settings
  const domains = readDomains(read.settings)
  return {
    ok: true,
    settings: (path, locale) => {
      const domain = domains[locale]
      return new URL(path, domain ? `https://${domain}` : (PUBLIC_SITE_URL ?? served)).href
    },
  }
}
