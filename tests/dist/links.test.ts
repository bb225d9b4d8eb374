import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { localeOfPath, locales } from '../../src/i18n/locales.ts'
import { pageTable } from '../../src/routing/table.ts'
import { all, attributes } from '../support/html.ts'
import { builtPages, dist, pageAt } from './built-pages.ts'

const ids = new Map(builtPages.map(page => [page.path, new Set(attributes(page.html, '[id]', 'id'))]))

/** The fault of a link; empty if its target exists. */
function fault(target: string, from: string): string[] {
  const { origin, pathname, hash } = new URL(target, `http://site${from}`)
  if (origin !== 'http://site') return []
  const page = pageAt(pathname)
  if (!page)
    return existsSync(join(dist, pathname)) && pathname !== '/' ? [] : [`${from}: dead link ${target}`]
  return hash && !ids.get(page.path)?.has(decodeURIComponent(hash.slice(1)))
    ? [`${from}: no such place ${target}`]
    : []
}

test('every link of every page leads to a page, a file or a place on a page', () => {
  const faults = builtPages.flatMap(page =>
    attributes(page.html, 'a', 'href').flatMap(link => fault(link, page.path)),
  )
  expect(faults).toEqual([])
})

test('every file that a page names exists', () => {
  const faults = builtPages.flatMap(page =>
    [
      ...attributes(page.html, 'img', 'src'),
      ...attributes(page.html, 'source', 'srcset'),
      ...attributes(page.html, 'script', 'src'),
      ...attributes(
        page.html,
        'link:is([rel~=icon], [rel=apple-touch-icon], [rel=preload], [rel=stylesheet], [rel=manifest])',
        'href',
      ),
      ...attributes(page.html, 'use', 'href'),
    ].flatMap(file => fault(file, page.path)),
  )
  expect(faults).toEqual([])
})

test('a link in a text stays in the language of the page', () => {
  const faults = builtPages.flatMap(page =>
    attributes(page.html, 'a[href^="/"]:not([hreflang])', 'href')
      .filter(link => {
        const { pathname } = new URL(link, 'http://site')
        return pageAt(pathname) && localeOfPath(pathname) !== page.locale
      })
      .map(link => `${page.path}: ${link}`),
  )
  expect(faults).toEqual([])
})

test('only links by https, mail and telephone lead out of the site', () => {
  const leading = 'href src srcset action formaction poster data ping xlink:href'.split(' ')
  const own = /^(?:\/(?!\/)|#|\?|$)/
  const faults = builtPages.flatMap(({ path, html }) =>
    // Search engines and feeds get absolute addresses of our own pages.
    all(html, ':not(link:is([rel=canonical], [rel=alternate]))').flatMap(({ name, attribs }) =>
      leading
        .flatMap(attribute => {
          const address = attribs[attribute]
          return address === undefined ? [] : [{ attribute, address }]
        })
        .filter(({ address }) => !own.test(address))
        .filter(
          ({ attribute, address }) =>
            !(name === 'a' && attribute === 'href' && /^(?:https:|mailto:|tel:\+)/.test(address)),
        )
        .map(({ attribute, address }) => `${path}: ${name} ${attribute}="${address}"`),
    ),
  )
  expect(faults).toEqual([])
})

test('every row of the page table is built', () => {
  const built = new Set(builtPages.map(page => `${page.page}-${page.locale}`))
  const expected = Object.keys(pageTable).flatMap(page => locales.map(locale => `${page}-${locale}`))
  expect(expected.filter(row => !built.has(row))).toEqual([])
})
