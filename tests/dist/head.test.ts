import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pageRow } from '../../src/routing/href.ts'
import { isIndexed } from '../../src/routing/roles.ts'
import { all, attributes, texts } from '../support/html.ts'
import { parseXml } from '../support/xml.ts'
import { builtPages, pageAt } from './built-pages.ts'

const alternates = (html: string) =>
  all(html, 'head > link[rel=alternate][hreflang]').map(({ attribs: { hreflang: lang, href = '' } }) => ({
    lang,
    path: new URL(href).pathname,
  }))

describe.each(builtPages.map(page => [page.path, page] as const))('%s', (_, page) => {
  test('has its language and its row of the table', () => {
    expect(attributes(page.html, 'html', 'lang')).toEqual([page.locale])
    expect(attributes(page.html, 'html', 'data-route')).toEqual([`${page.page}-${page.locale}`])
  })

  test('has one h1, and a title and description of its own', () => {
    expect(all(page.html, 'h1')).toHaveLength(1)
    expect(texts(page.html, 'head > title')).toEqual([expect.stringContaining('Perrong')])
    expect(attributes(page.html, 'head > meta[name=description]', 'content')).toEqual([
      expect.stringMatching(/^.{41,}/),
    ])
  })

  test('is canonical, and listed by every version that it lists', () => {
    const canonical = attributes(page.html, 'head > link[rel=canonical]', 'href')
    expect(canonical.map(url => new URL(url).pathname)).toEqual([page.path])
    const own = alternates(page.html)
    expect(own).toContainEqual({ lang: page.locale, path: page.path })
    for (const { path } of own) expect(alternates(pageAt(path)?.html ?? '')).toEqual(own)
  })

  test('is `noindex` only if it is a task', () => {
    expect(all(page.html, 'head > meta[name=robots][content^=noindex]')).toHaveLength(
      isIndexed(page.page) ? 0 : 1,
    )
  })

  test('loads calendar data in advance only if it has a date field', () => {
    const fields = all(page.html, 'input[type=date], input[type=time]')
    expect(pageRow(page.page).dates ?? false).toBe(fields.length > 0)
  })
})

test('no two pages of a language have the same title', () => {
  const titles = builtPages.map(page => `${page.locale} ${texts(page.html, 'head > title')}`)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

test('the sitemap lists every page that may be indexed, with its versions, and no others', () => {
  const sitemap = parseXml(readFileSync('dist/sitemap-0.xml', 'utf8'))
  const listed = [...sitemap.getElementsByTagName('loc')].map(
    ({ textContent }) => new URL(textContent ?? '').pathname,
  )
  const expected = builtPages.filter(page => isIndexed(page.page)).map(page => page.path)
  expect(listed.sort()).toEqual(expected.sort())
  const versions = [...sitemap.getElementsByTagName('xhtml:link')].map(link => link.getAttribute('hreflang'))
  expect(versions.filter(version => version === 'x-default')).toHaveLength(expected.length)
})
