import * as v from 'valibot'
import type { Locale } from '../i18n/locales.ts'
import { isSiteAddress } from '../shared/site-address.ts'
import { type Environment, host, readEnvironment, type SettingsResult } from './environment.ts'

const siteAddress = v.pipe(
  v.string(),
  v.check(isSiteAddress, 'must be https:// and a host, with nothing after it'),
)

const schema = v.object({
  PUBLIC_SITE_URL: v.optional(siteAddress),
  PUBLIC_DOMAIN_EN: v.optional(host),
  PUBLIC_DOMAIN_SV: v.optional(host),
  PUBLIC_DOMAIN_DA: v.optional(host),
})

/** Makes the whole address of a path, on the locale's own domain where there is one. */
export type AddressOf = (path: string, locale: Locale) => string

/**
 * Reads where the site stands, for links that are read elsewhere: never from a request, whose host anybody may write.
 *
 * @param served the address the host knows the site by, where none is configured
 */
export function readSiteAddresses(env: Environment, served: string): SettingsResult<AddressOf> {
  const read = readEnvironment(schema, env)
  if (!read.ok) return read
  const { PUBLIC_SITE_URL, PUBLIC_DOMAIN_EN, PUBLIC_DOMAIN_SV, PUBLIC_DOMAIN_DA } = read.settings
  const domains = { en: PUBLIC_DOMAIN_EN, sv: PUBLIC_DOMAIN_SV, da: PUBLIC_DOMAIN_DA }
  return {
    ok: true,
    settings: (path, locale) => {
      const domain = domains[locale]
      return new URL(path, domain ? `https://${domain}` : (PUBLIC_SITE_URL ?? served)).href
    },
  }
}
