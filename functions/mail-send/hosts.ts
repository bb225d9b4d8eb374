import { domainSettings, readDomains } from '../../src/i18n/locale-config.ts'
import { type Environment, readSettings, type SettingsResult } from '../../src/server/environment.ts'

/** Reads the hosts, with their ports, whose pages may post here in addition to the host of the request. */
export function readHosts(env: Environment): SettingsResult<readonly string[]> {
  const read = readSettings(['PUBLIC_SITE_URL', ...domainSettings], env)
  if (!read.ok) return read
  const { PUBLIC_SITE_URL } = read.settings
  const siteHosts = PUBLIC_SITE_URL ? [new URL(PUBLIC_SITE_URL).host] : []
  return { ok: true, settings: [...siteHosts, ...Object.values(readDomains(read.settings))] }
}
