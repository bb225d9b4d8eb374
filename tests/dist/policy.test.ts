import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pageRow } from '../../src/routing/href.ts'
import { headersFor, parseHeaders } from '../../src/server/header-rules.ts'
import { texts } from '../support/html.ts'
import { type BuiltPage, folders, pagesOf } from './built-pages.ts'

const inline = 'style, script:not([src], [type$="json"])'
const hashesOf = ({ html }: BuiltPage) => [
  ...new Set(
    texts(html, inline).map(text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  ),
]

describe.each(folders)('in %s', folder => {
  const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'))
  const allowedAt = (address: string) =>
    headersFor(rules, address)['content-security-policy']?.match(/'sha256-[^']+'/g) ?? []
  const pages = pagesOf(folder)

  test('the policy of each page allows what it contains inline', () => {
    for (const page of pages)
      expect(allowedAt(page.path), page.path).toEqual(expect.arrayContaining(hashesOf(page)))
  })

  test('a page with its own policy allows nothing else', () => {
    const shared: readonly string[] = ['by-train', 'city-pair']
    const own = pages.filter(({ path, page }) => !path.includes('-detail/') && !shared.includes(page))
    expect(own.length).toBeGreaterThan(100)
    for (const page of own) expect(allowedAt(page.path).sort(), page.path).toEqual(hashesOf(page).sort())
  })

  test('a file is not sent with the hashes of all pages, but only with those of the 404 page', () => {
    const missing = pages.filter(({ page }) => page === 'not-found').flatMap(hashesOf)
    const files = ['/pictures/x.svg', '/_astro/x.js', '/search/en.json', '/speculation-rules.json', '/sw.js']
    for (const file of files) expect(allowedAt(file).sort(), file).toEqual([...new Set(missing)].sort())
  })

  test('a 404 page is displayed correctly wherever the host serves it', () => {
    const missing = pages.filter(({ page }) => page === 'not-found')
    const addresses = [
      '/nothing',
      '/sv/nothing',
      '/guide-detail/nothing',
      '/da/route-detail/nothing',
      '/_astro/x.js',
      '/pictures/nothing.svg',
    ]
    expect(missing).toHaveLength(3)
    for (const address of addresses)
      for (const page of missing)
        expect(allowedAt(address), address).toEqual(expect.arrayContaining(hashesOf(page)))
  })
})

test.each(folders)(
  'in %s a page whose address contains a token hides it from others, with and without scripts',
  folder => {
    const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'))
    const isTokenPage = ({ page }: BuiltPage) => pageRow(page).token === true
    expect(pagesOf(folder).filter(isTokenPage)).toHaveLength(6)
    for (const page of pagesOf(folder)) {
      const { path, html } = page
      const [first = ''] = texts(html, inline).filter(text => text.includes('replaceState'))
      expect(headersFor(rules, path)['referrer-policy'] === 'no-referrer', path).toBe(isTokenPage(page))
      expect(first.includes('searchParams.delete'), path).toBe(isTokenPage(page))
      expect(html.includes(' data-token'), path).toBe(isTokenPage(page))
      if (!isTokenPage(page)) continue
      expect(html.indexOf(first), path).toBe(html.indexOf('<script>') + '<script>'.length)
      expect(html, path).not.toContain('name="referrer"')
      expect(html, path).not.toContain('class="news')
    }
  },
)
