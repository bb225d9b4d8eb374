/**
 * Checks an address outside of this site before a script redirects the reader to it.
 *
 * @param sites the addresses that the configuration names
 * @throws for an unknown host, and for a protocol other than http and https. The message names only the origin, since
 * the rest of the address may contain a token.
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
