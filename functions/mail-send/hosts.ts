import { domainSettings } from '../../src/i18n/locale-config.ts'
import { type Environment, readEnvironment, type SettingsResult } from '../../src/server/environment.ts'

/** Reads the hosts, with their ports, whose pages may post here beside the host that is asked. */
export function readHosts(env: Environment): SettingsResult<readonly string[]> {
  const site = readEnvironment(['PUBLIC_SITE_URL'], env)
  if (!site.ok) return site
  const domains = readEnvironment(domainSettings, env)
  if (!domains.ok) return domains
  const { PUBLIC_SITE_URL } = site.settings
  const siteHosts = PUBLIC_SITE_URL ? [new URL(PUBLIC_SITE_URL).host] : []
  return { ok: true, settings: [...siteHosts, ...Object.values(domains.settings)] }
}
