/** Hosts of our own site that are configured. `ownHosts({ PUBLIC_DOMAIN_SV: 'perrong.se' }) // => ['perrong.se']` */
export function ownHosts(environment: Readonly<Record<string, string | undefined>>): string[] {
  const site = environment['PUBLIC_SITE_URL'] ?? ''
  const domains = ['PUBLIC_DOMAIN_EN', 'PUBLIC_DOMAIN_SV', 'PUBLIC_DOMAIN_DA'].flatMap(
    name => environment[name] || [],
  )
  return URL.canParse(site) ? [new URL(site).hostname, ...domains] : domains
}
