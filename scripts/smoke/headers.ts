import { securityHeaders } from '../../src/shared/security-headers.ts'

/** Left out if widgets are embedded. */
const optional = 'Cross-Origin-Embedder-Policy'
const wanted = Object.keys(securityHeaders()).filter(name => name !== optional)

/** Rules for a page's headers. Sources in the policy depend on the site, so only what every site must have is checked. */
export function headerFault(header: (name: string) => string): (readonly [holds: boolean, fault: string])[] {
  const policy = header('Content-Security-Policy')
  const missing = wanted.filter(name => header(name) === '')
  return [
    [missing.length === 0, `has no ${missing.join(', ')}`],
    [
      policy === '' || policy.startsWith("default-src 'none'"),
      'has a policy that allows what it does not name',
    ],
    [!policy.includes('unsafe'), 'has a policy that allows unsafe code'],
  ]
}
