/**
 * An address outside of this site, checked before a script leads the reader there.
 *
 * @param sites the addresses that the configuration names
 * @throws for a host that none of them has, and for another protocol than http and https. The words name the
 *   origin alone: the rest of an address may hold a token.
 */
export function outsideAddress(address: string | URL, sites: readonly string[]): URL {
  const target = new URL(address)
  if (target.protocol !== 'https:' && target.protocol !== 'http:') {
    throw new Error(`Navigating to a ${target.protocol} address is not allowed`)
  }
  if (!sites.some(site => new URL(site).origin === target.origin)) {
    throw new Error(`Navigating to ${target.origin} is not allowed: it is not configured`)
  }
  return target
}
