import { describe, expect, it } from 'vitest'
import { findRedirect } from './find-redirect.ts'
import { parseRedirects } from './redirect-rules.ts'

const rules = parseRedirects(`
/om-oss /sv/om-oss 301
/taxi/:town /ride/:town 302
/old/* /new/:splat 301
/forced /elsewhere 301!
/store id=:id /product/:id 301
/fixed /target?a=1 301
/jump /target#part 301
/rewritten /other 200
/loop/ /loop 301
/open/* /:splat 301
https://example.se/about https://example.se/sv/om-oss 301!
/sv/* /sv/404 404
`)
const find = (address: string, fileExists = false) =>
  findRedirect(rules, new URL(address, 'http://localhost:4321'), fileExists)

describe('findRedirect', () => {
  it.each([
    ['/om-oss', '/sv/om-oss', 301],
    ['/om-oss/', '/sv/om-oss', 301],
    ['/om-oss?a=1&b=2', '/sv/om-oss?a=1&b=2', 301],
    ['/taxi/lund', '/ride/lund', 302],
    ['/old/a/b?x=1', '/new/a/b?x=1', 301],
    ['/store?id=7&x=1', '/product/7', 301],
    ['/store?id=a%2Fb', '/product/a%2Fb', 301],
    ['/fixed?x=1', '/target?a=1', 301],
    ['/jump?x=1', '/target?x=1#part', 301],
    ['/rewritten', '/other', 200],
    ['/sv/nothing', '/sv/404', 404],
    ['http://example.se:9999/about', 'https://example.se/sv/om-oss', 301],
  ])('%s redirects to %s with %i', (address, to, status) => {
    expect(find(address)).toEqual({ to, status })
  })

  it.each(['/store', '/about', '/loop', '/unknown'])('%s has no rule', address => {
    expect(find(address)).toBeUndefined()
  })

  it('ignores a rule for the address of a file unless it is forced', () => {
    expect(find('/om-oss', true)).toBeUndefined()
    expect(find('/forced', true)).toEqual({ to: '/elsewhere', status: 301 })
  })

  it('never redirects to another host by a splat', () => {
    expect(find('/open//evil.example')?.to).toBe('/evil.example')
  })
})
