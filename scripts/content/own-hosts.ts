import { readDomains } from '../../src/i18n/locale-config.ts'

/** The configured hosts of our own site. `ownHosts({ PUBLIC_DOMAIN_SV: 'perrong.se' }) // => ['perrong.se']` */
export function ownHosts(environment: Readonly<Record<string, string | undefined>>): string[] {
  const site = environment['PUBLIC_SITE_URL'] ?? ''
  const domains = Object.values(readDomains(environment))
  return URL.canParse(site) ? [new URL(site).hostname, ...domains] : domains
}
