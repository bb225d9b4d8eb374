import { type Choice, type Purpose, purposes } from '../../stores/consent-record.ts'
import { cookieNames, removeCookie } from '../lib/all-cookies.ts'

/** The cookies that Google's tags set on our own hosts, by the purpose they need. */
const cookies: Readonly<Record<Purpose, RegExp>> = {
  statistics: /^(?:_ga(?:_|$)|_gid$|_gat|_dc_gtm_)/,
  marketing: /^(?:_gcl|_gac_|_gads|__gads|__gpi|FPGCL)/,
}

/** The cookies that a choice does not allow. */
export function refusedCookies(names: readonly string[], choice: Choice): string[] {
  const refused = purposes.filter(purpose => !choice.includes(purpose))
  return names.filter(name => refused.some(purpose => cookies[purpose].test(name)))
}

/** A host and its parent domains, any of which may have a tag's cookies; an IP address has no parents. */
export function cookieDomains(host: string): string[] {
  const parts = /^[\d.]+$/.test(host) ? [] : host.split('.')
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'))
}

/** Removes the cookies that tags set and the reader does not agree to (any longer). */
export function removeRefusedCookies(choice: Choice): void {
  const domains = [undefined, ...cookieDomains(location.hostname)]
  for (const name of refusedCookies(cookieNames(), choice))
    for (const domain of domains) removeCookie(name, domain)
}
