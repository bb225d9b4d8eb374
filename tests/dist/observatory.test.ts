import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testBuilds } from '../../scripts/test-builds.ts'
import { headersFor, parseHeaders } from '../../src/server/header-rules.ts'
import { all, attributes } from '../support/html.ts'
import { builtPages, distinctPages, folders } from './built-pages.ts'
import { builtFile } from './page-weight.ts'

interface Seen {
  readonly header: (name: string) => string
  /** The values of the policy's directives. */
  readonly policy: ReadonlyMap<string, readonly string[]>
  readonly html: string
}

/** It would prevent a widget's frame from loading. */
const embedderPolicy = 'coep-implemented-with-credentialless'

/**
 * What MDN's Observatory checks, with the results that we reach and the points that each adds to 100. It is not a
 * package of this project: it brings a server and a database, and loads lists when it is installed. The names and
 * points are those of its `src/grader/charts.js`, version 1.6.3 (https://github.com/mdn/mdn-http-observatory), whose
 * own analysers gave 155 for every page of the plain build. A domain on the browsers' preload list of HTTPS has 5 more,
 * and cookies from the server, which we do not set, 5.
 */
const results: readonly {
  readonly result: string
  readonly points: number
  readonly holds: (seen: Seen) => boolean
}[] = [
  {
    result: 'csp-implemented-with-no-unsafe-default-src-none',
    points: 10,
    holds: ({ policy }) =>
      policy.get('default-src')?.join() === "'none'" &&
      [...policy].every(([, values]) => values.every(value => !/unsafe|^http:|^\*$|^https:$/.test(value))) &&
      !policy.get('script-src')?.includes('data:'),
  },
  { result: 'cookies-not-found', points: 0, holds: ({ header }) => header('Set-Cookie') === '' },
  {
    result: 'cross-origin-resource-sharing-not-implemented',
    points: 0,
    holds: ({ header }) => header('Access-Control-Allow-Origin') === '',
  },
  {
    result: 'referrer-policy-private',
    points: 5,
    holds: ({ header }) =>
      /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(header('Referrer-Policy')),
  },
  {
    result: 'hsts-implemented-max-age-at-least-six-months',
    points: 0,
    holds: ({ header }) =>
      Number(/max-age=(\d+)/.exec(header('Strict-Transport-Security'))?.[1]) >= 15_768_000,
  },
  {
    result: 'sri-implemented-and-all-scripts-loaded-securely',
    points: 5,
    holds: ({ html }) =>
      attributes(html, 'script[src]', 'src').every(path => /^\/(?!\/)/.test(path)) &&
      all(html, 'script[src]:not([integrity])').length === 0,
  },
  {
    result: 'x-content-type-options-nosniff',
    points: 0,
    holds: ({ header }) => header('X-Content-Type-Options') === 'nosniff',
  },
  {
    result: 'x-frame-options-implemented-via-csp',
    points: 5,
    holds: ({ policy }) => policy.get('frame-ancestors')?.join() === "'none'",
  },
  {
    result: 'corp-implemented-with-same-origin',
    points: 10,
    holds: ({ header }) => header('Cross-Origin-Resource-Policy') === 'same-origin',
  },
  {
    result: 'coop-implemented-with-same-origin',
    points: 10,
    holds: ({ header }) => header('Cross-Origin-Opener-Policy') === 'same-origin',
  },
  {
    result: embedderPolicy,
    points: 10,
    holds: ({ header }) => header('Cross-Origin-Embedder-Policy') === 'credentialless',
  },
]

test.each(folders)(
  'in %s the Observatory gives every page 155 points, and 145 if widgets are embedded',
  folder => {
    const embeds = folder === testBuilds.widgets.dist
    const expected = results.filter(({ result }) => !(embeds && result === embedderPolicy))
    // The tests' hosts are on loopback and use http; a real site's use https.
    const written = readFileSync(join(folder, '_headers'), 'utf8').replaceAll('http://', 'https://')
    const rules = parseHeaders(written)
    for (const { path, html } of distinctPages(folder)) {
      const found = headersFor(rules, path)
      const header = (name: string) => found[name.toLowerCase()] ?? ''
      const policy = new Map(
        header('Content-Security-Policy')
          .split('; ')
          .map(directive => directive.split(' '))
          .map(([name = '', ...values]) => [name, values] as const),
      )
      const reached = results.filter(({ holds }) => holds({ header, policy, html }))
      expect(reached, path).toEqual(expected)
    }
    expect(expected.reduce((sum, { points }) => sum + points, 100)).toBe(embeds ? 145 : 155)
  },
)

test('the hash of a script element is that of its file', () => {
  const hashes = new Map<string, string>()
  for (const { html, path } of builtPages)
    for (const { attribs } of all(html, 'script[src]')) {
      const file = attribs['src'] ?? ''
      const hash = hashes.get(file) ?? createHash('sha256').update(builtFile(file)).digest('base64')
      hashes.set(file, hash)
      expect(attribs['integrity'], path).toBe(`sha256-${hash}`)
    }
  expect(hashes.size).toBeGreaterThan(1)
})
