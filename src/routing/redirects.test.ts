import { expect, test } from 'vitest'
import {
  existingPaths,
  fileRedirects,
  hostRedirects,
  pathRedirects,
  redirectsFile,
  type SluggedPage,
} from './redirects.ts'
import { pageTable } from './table.ts'

const entries: readonly SluggedPage[] = [
  {
    page: 'guide-detail',
    name: 'name',
    slugs: { en: 'sweden', sv: 'sverige', da: 'sverige' },
    aliases: { en: ['swe'] },
  },
  { page: 'guide-detail', name: 'name', slugs: { en: 'norway', sv: 'norge' } },
  { page: 'tips', name: 'product', slugs: { en: 'train', sv: 'tag', da: 'tog' } },
]
const redirects = new Map(pathRedirects(entries).map(({ from, to }) => [from, to]))

test.each([
  ['a Swedish path without its prefix', '/om-oss', '/sv/om-oss'],
  ['a Danish path without its prefix', '/om-os', '/da/om-os'],
  ['a Danish path that differs from the English', '/taxa', '/da/taxa'],
  ['an old slug', '/guide-detail/swe', '/guide-detail/sweden'],
  ['a slug of another locale under the English path', '/guide-detail/sverige', '/sv/guide-detail/sverige'],
  ['an English slug under the Swedish path', '/sv/guide-detail/sweden', '/sv/guide-detail/sverige'],
  ['an English slug under the Danish path', '/da/guide-detail/sweden', '/da/guide-detail/sverige'],
  ['an English path with its slug under the Danish prefix', '/da/tips-by-train', '/da/tips-fra-tog'],
  ['an English path with the Swedish slug', '/sv/tips-by-tag', '/sv/tips-fran-tag'],
  ['a Danish path with an English slug under the Swedish prefix', '/sv/tips-fra-train', '/sv/tips-fran-tag'],
  ['an English path with a Swedish slug under the Danish prefix', '/da/tips-by-tag', '/da/tips-fra-tog'],
  ['a Swedish path with the Danish slug', '/da/tips-fran-tog', '/da/tips-fra-tog'],
  ['a slug that only another locale has', '/da/guide-detail/norway', '/guide-detail/norway'],
  ['a product without its prefix', '/tips-fran-tag', '/sv/tips-fran-tag'],
  ['an English path under the Swedish prefix', '/sv/about-us', '/sv/om-oss'],
  ['a Swedish path under the Danish prefix', '/da/om-oss', '/da/om-os'],
])('redirects %s', (_, from, to) => {
  expect(redirects.get(from)).toBe(to)
})

test.each(['/', '/taxi', '/sv/om-oss', '/guide-detail/sweden', '/sv/guide-detail/norge'])(
  'does not redirect %s, which is a page',
  path => {
    expect(redirects.has(path)).toBe(false)
  },
)

test.each([
  ['/sitemap.xml', '/sitemap-index.xml'],
  ['/security.txt', '/.well-known/security.txt'],
])('redirects %s, where programs look first, to the file', (from, to) => {
  expect(fileRedirects).toContainEqual({ from, to })
})

test('has no rule for an address with a trailing slash, which the host removes itself', () => {
  expect([...redirects.keys()].filter(from => from.endsWith('/'))).toEqual([])
})

test('never redirects to an address that redirects again', () => {
  expect([...redirects.values()].filter(to => redirects.has(to))).toEqual([])
})

test('redirects every unprefixed path of a locale to the prefixed one on the host of that locale', () => {
  const rules = hostRedirects(existingPaths(entries), { en: 'perrong.example', sv: 'perrong.example.se' })
  expect(rules).toContainEqual({
    from: 'https://perrong.example.se/taxi',
    to: 'https://perrong.example.se/sv/taxi',
    forced: true,
  })
  expect(rules.filter(({ from }) => !from.startsWith('https://perrong.example.se/'))).toEqual([])
  expect(rules.map(({ from }) => new URL(from).pathname)).not.toContain('/')
})

test.each(['offline', 'not-found', 'server-error'] as const)(
  'spares the pages named %s, which the worker or the host requests at their own paths',
  page => {
    const rules = hostRedirects(existingPaths(entries), { sv: 'perrong.se', da: 'perrong.dk' })
    const from = new Set(rules.map(rule => new URL(rule.from).pathname))
    expect(Object.values(pageTable[page].paths).filter(path => from.has(path))).toEqual([])
  },
)

test('writes forced rules first and the 404 page of each prefix last', () => {
  expect(
    redirectsFile([
      { from: 'https://a.se/taxi', to: 'https://a.se/sv/taxi', forced: true },
      { from: '/x', to: '/y' },
    ]),
  ).toBe('https://a.se/taxi https://a.se/sv/taxi 301!\n/x /y 301\n/sv/* /sv/404 404\n/da/* /da/404 404\n')
})
