import { describe, expect, it } from 'vitest'
import { parseRedirects } from './redirect-rules.ts'

describe('parseRedirects', () => {
  it.each([
    ['/old /new', { from: '/old', to: '/new', status: 301, forced: false }],
    ['/old /new 302', { status: 302, forced: false }],
    ['/old   /new\t301!   # why', { status: 301, forced: true }],
    ['/sv/* /sv/404 404', { from: '/sv/*', to: '/sv/404', status: 404 }],
    ['/store id=:id lang=sv /p/:id 301', { query: { id: ':id', lang: 'sv' }, to: '/p/:id' }],
    [
      'https://Example.se/om-oss https://example.se/sv/om-oss 301!',
      { host: 'example.se', from: '/om-oss', to: 'https://example.se/sv/om-oss', forced: true },
    ],
    ['http://example.se:8080 https://example.com 301', { host: 'example.se', from: '/' }],
  ])('reads %s', (text, expected) => {
    expect(parseRedirects(text)).toEqual([expect.objectContaining(expected)])
  })

  it('skips comments and empty lines and keeps the order', () => {
    expect(parseRedirects('# all\n\n/a /b\r\n  # more\n/c /d').map(rule => [rule.from, rule.line])).toEqual([
      ['/a', 3],
      ['/c', 5],
    ])
  })

  it.each([
    ['old /new', 'line 1: "old" is not a path or an address'],
    ['/old', 'line 1: has no destination'],
    ['\n/old /new soon', 'line 2: "soon" is not a status'],
    ['/old /new 999', 'line 1: the host does not support status 999'],
    ['/old /new 302 Country=se', 'line 1: the condition "Country=se" is not supported locally'],
    ['/a/*/b /new', 'line 1: "*" is allowed only at the end of a path'],
    ['/api/* https://example.com/:splat 200', 'line 1: proxying to another host is not supported locally'],
    ['/old new /other', 'line 1: "new" is neither a query parameter nor a destination'],
  ])('refuses %j', (text, message) => {
    expect(() => parseRedirects(text)).toThrow(message)
  })
})
