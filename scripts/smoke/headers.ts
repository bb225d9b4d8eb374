import { securityHeaders } from '../../src/shared/security-headers.ts'

/** Left out where widgets are embedded. */
const optional = 'Cross-Origin-Embedder-Policy'
const wanted = Object.keys(securityHeaders()).filter(name => name !== optional)

/** What must hold of a page's headers; the policy's sources are the site's own, so of that only what always holds. */
export function headerFault(header: (name: string) => string): (readonly [holds: boolean, fault: string])[] {
  const policy = header('Content-Security-Policy')
  const missing = wanted.filter(name => header(name) === '')
  return [
    [missing.length === 0, `has no ${missing.join(', ')}`],
    [policy === '' || policy.startsWith("default-src 'none'"), 'allows what it does not name'],
    [!policy.includes('unsafe'), 'allows what is unsafe'],
  ]
}
