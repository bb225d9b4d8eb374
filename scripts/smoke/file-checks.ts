import { createHash } from 'node:crypto'
import { locales } from '../../src/i18n/locales.ts'
import { feedPath } from '../../src/routing/feed-path.ts'
import { manifestPath } from '../../src/routing/manifest-path.ts'
import { securityHeaders } from '../../src/shared/security-headers.ts'
import { all } from '../../tests/support/html.ts'
import { type Check, faults } from './check.ts'

/** Every security header; the policy's sources are the site's own, so of that only what always holds. */
const headerCheck = (where: string): Check => ({
  what: 'Security headers',
  where,
  run: async ask => {
    const { header } = await ask(where)
    const policy = header('Content-Security-Policy')
    const missing = Object.keys(securityHeaders())
      // Left out where widgets are embedded.
      .filter(name => name !== 'Cross-Origin-Embedder-Policy' && header(name) === '')
    return faults([
      [missing.length === 0, `has no ${missing.join(', ')}`],
      [policy === '' || policy.startsWith("default-src 'none'"), 'allows what it does not name'],
      [!policy.includes('unsafe'), 'allows what is unsafe'],
    ])
  },
})

/** The host hands out scripts as they were built, and lets browsers keep them. */
const scriptCheck: Check = {
  what: 'Scripts as built, kept for a year',
  where: '/',
  run: async ask => {
    const { text } = await ask('/')
    const scripts = all(text, 'script[src]').map(({ attribs }) => attribs)
    const wrong = scripts.map(async ({ src = '', integrity }) => {
      const { status, bytes, header } = await ask(src)
      const hash = `sha256-${createHash('sha256').update(bytes).digest('base64')}`
      return faults([
        [status === 200, `${src} answered ${status}`],
        [integrity === hash, `${src} is not the file that was built`],
        [header('Cache-Control').includes('immutable'), `${src} may not be kept`],
      ])
    })
    const found = (await Promise.all(wrong)).filter(fault => fault !== undefined)
    return faults([
      [scripts.length > 0, 'names no script'],
      [found.length === 0, found.join('; ')],
    ])
  },
}

interface File {
  readonly what: string
  readonly path: string
  readonly type: RegExp
  readonly holds: RegExp
}

const files: readonly File[] = [
  { what: 'Offline worker', path: '/sw.js', type: /javascript/, holds: /fetch|unregister/ },
  { what: 'robots.txt', path: '/robots.txt', type: /^text\/plain/, holds: /^Sitemap: https?:\/\//m },
  { what: 'Sitemap', path: '/sitemap-index.xml', type: /xml/, holds: /<sitemap>/ },
  { what: 'security.txt', path: '/.well-known/security.txt', type: /^text\/plain/, holds: /^Contact: /m },
  {
    what: 'Speculation rules',
    path: '/speculation-rules.json',
    type: /speculationrules/,
    holds: /"prerender"/,
  },
  { what: 'Page data', path: '/_payload.json', type: /json/, holds: /"locale"/ },
  ...locales.flatMap(locale => [
    { what: `Manifest, ${locale}`, path: manifestPath(locale), type: /json/, holds: /"icons"/ },
    { what: `Feed, ${locale}`, path: feedPath(locale), type: /xml/, holds: /<feed[\s\S]*<entry/ },
    { what: `Catalogue, ${locale}`, path: `/shop/${locale}.json`, type: /json/, holds: /"products"/ },
    { what: `Search, ${locale}`, path: `/search/${locale}.json`, type: /json/, holds: /"title"/ },
  ]),
]

const fileCheck = ({ what, path, type, holds }: File): Check => ({
  what,
  where: path,
  run: async ask => {
    const { status, header, text } = await ask(path)
    return faults([
      [status === 200, `answered ${status}`],
      [type.test(header('Content-Type')), `is ${header('Content-Type') || 'of no type'}`],
      [holds.test(text), 'does not hold what it should'],
    ])
  },
})

const workerCheck: Check = {
  what: 'A newer worker is seen at once',
  where: '/sw.js',
  run: async ask => {
    const kept = (await ask('/sw.js')).header('Cache-Control')
    return /no-cache|max-age=0/.test(kept) ? undefined : `may be kept: ${kept || 'no Cache-Control'}`
  },
}

export const fileChecks: readonly Check[] = [
  headerCheck('/'),
  headerCheck('/no-such-page-of-ours'),
  scriptCheck,
  ...files.map(fileCheck),
  workerCheck,
]
