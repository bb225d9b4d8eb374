import { expect, it, test } from 'vitest'
import {
  cacheKey,
  isCacheablePage,
  isData,
  isHashed,
  namedFiles,
  storedAt,
  withStoredTime,
} from './caches.ts'

const html = (init: ResponseInit = {}) =>
  new Response('<p>', { headers: { 'Content-Type': 'text/html; charset=UTF-8' }, ...init })

test.each([
  ['/_astro/Head.Bx1.js', { hashed: true, data: false }],
  ['/pictures/oresund.1a2b.svg', { hashed: true, data: false }],
  ['/search/sv.json', { hashed: false, data: true }],
  ['/shop/en.json', { hashed: false, data: true }],
  ['/guide-detail/sweden/_payload.json', { hashed: false, data: false }],
  ['/mail/send', { hashed: false, data: false }],
  ['/favicon.svg', { hashed: false, data: false }],
])('%s', (path, { hashed, data }) => {
  expect({ hashed: isHashed(path), data: isData(path) }).toEqual({ hashed, data })
})

it.each([
  ['/sv/resrutter?utm_source=x&accesstoken=y#top', '/sv/resrutter'],
  ['/sv/resrutter/', '/sv/resrutter'],
  ['/?q=1', '/'],
])('stores %s under its path only', (address, path) => {
  expect(cacheKey(`https://perrong.example${address}`)).toBe(path)
})

it('records when a page was stored, and leaves its headers and body unchanged', async () => {
  const kept = withStoredTime(
    html({ headers: { 'Content-Security-Policy': "default-src 'none'" } }),
    1_700_000,
  )
  expect(storedAt(kept)).toBe(1_700_000)
  expect(kept.headers.get('Content-Security-Policy')).toBe("default-src 'none'")
  expect(await kept.text()).toBe('<p>')
  expect(storedAt(html())).toBe(0)
})

test.each([
  ['a page', html(), true],
  ['a missing page', html({ status: 404 }), false],
  ['a fault', html({ status: 503 }), false],
  ['a file', Response.json({}), false],
  ['a redirect that was followed', Object.defineProperty(html(), 'redirected', { value: true }), false],
])('whether %s may be cached as a page', (_, answer, expected) => {
  expect(isCacheablePage(answer)).toBe(expected)
})

it('finds the hashed files that a page names, each once', () => {
  const page = `<link href="/_astro/fonts/a-1.woff2"><script src="/_astro/b.2.js"></script>
    <style>@font-face{src:url("/_astro/fonts/a-1.woff2")}</style>`
  expect(namedFiles(page)).toEqual(['/_astro/fonts/a-1.woff2', '/_astro/b.2.js'])
})
