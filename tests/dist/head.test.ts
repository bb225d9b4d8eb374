import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isIndexed } from '../../src/routing/roles.ts'
import { builtPages, pageAt } from './built-pages.ts'

const alternates = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/g)].map(
    ([, lang = '', url = '']) => ({
      lang,
      path: new URL(url).pathname,
    }),
  )

const text = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''

describe.each(builtPages.map(page => [page.path, page] as const))('%s', (_, page) => {
  test('says its language and its row of the table', () => {
    expect(page.html).toMatch(
      new RegExp(`<html lang="${page.locale}"[^>]*data-route="${page.page}-${page.locale}"`),
    )
  })

  test('has one h1, a title and a description of its own', () => {
    expect(page.html.match(/<h1\b/g)).toHaveLength(1)
    expect(text(page.html, /<title>([^<]+)<\/title>/)).toMatch(/Perrong/)
    expect(text(page.html, /<meta name="description" content="([^"]+)"/).length).toBeGreaterThan(40)
  })

  test('is canonical for itself and listed by every version that it lists', () => {
    expect(new URL(text(page.html, /<link rel="canonical" href="([^"]+)"/)).pathname).toBe(page.path)
    const own = alternates(page.html)
    expect(own).toContainEqual({ lang: page.locale, path: page.path })
    for (const { path } of own) expect(alternates(pageAt(path)?.html ?? '')).toEqual(own)
  })

  test('is kept from search engines only when it is a task', () => {
    expect(page.html.includes('<meta name="robots" content="noindex"')).toBe(!isIndexed(page.page))
  })
})

test('no two pages of a language share a title', () => {
  const titles = builtPages.map(page => `${page.locale} ${text(page.html, /<title>([^<]+)<\/title>/)}`)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

test('the sitemap has every page that may be indexed, with its versions, and no other', () => {
  const sitemap = readFileSync('dist/sitemap-0.xml', 'utf8')
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(found => new URL(found[1] ?? '').pathname)
  const expected = builtPages.filter(page => isIndexed(page.page)).map(page => page.path)
  expect(listed.sort()).toEqual(expected.sort())
  expect(sitemap.match(/hreflang="x-default"/g)?.length).toBeGreaterThan(0)
})
