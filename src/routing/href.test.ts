import { expect, test } from 'vitest'
import { locales } from '../i18n/locales.ts'
import { href, pageRow, pagesByLocale } from './href.ts'
import { definePages } from './page-table.ts'

test.each([
  { made: href('about-us', 'en'), path: '/about-us' },
  { made: href('about-us', 'sv'), path: '/sv/om-oss' },
  { made: href('home', 'en'), path: '/' },
  { made: href('home', 'da'), path: '/da' },
  { made: href('not-found', 'en'), path: '/404' },
  { made: href('not-found', 'da'), path: '/da/404' },
  { made: href('guide-detail', 'sv', { name: 'sverige' }), path: '/sv/guide-detail/sverige' },
  { made: href('tips', 'da', { product: 'tog' }), path: '/da/tips-fra-tog' },
])('returns $path', ({ made, path }) => {
  expect(made).toBe(path)
})

test.each(['', 'Sverige', 'a--b', '../x', 'å', 'a/b'])('refuses the slug "%s"', slug => {
  expect(() => href('guide-detail', 'en', { name: slug })).toThrow('Page Not Found: /guide-detail/[name]')
})

test('has one page for each path', () => {
  const paths = pagesByLocale.map(({ path }) => path)
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
})

test('has the same slugs in every locale of a page', () => {
  const names = (path: string) => [...path.matchAll(/\[(\w+)\]/g)].map(found => found[1])
  for (const { page, path } of pagesByLocale)
    for (const locale of locales) expect(names(pageRow(page).paths[locale])).toEqual(names(path))
})

test('refuses at compile time a wrong prefix, a missing locale, an unknown product and a missing slug', () => {
  // @ts-expect-error a Swedish path without its prefix
  definePages({ page: { paths: { en: '/a', sv: '/a', da: '/da/a' } } })
  // @ts-expect-error a missing locale
  definePages({ page: { paths: { en: '/a', sv: '/sv/a' } } })
  // @ts-expect-error an English path under the Danish prefix
  definePages({ page: { paths: { en: '/da/a', sv: '/sv/a', da: '/da/a' } } })
  // @ts-expect-error a product that `soldAs` does not have
  definePages({ page: { paths: { en: '/a', sv: '/sv/a', da: '/da/a' }, sells: 'japan-pass' } })
  // @ts-expect-error a missing slug
  expect(() => href('guide-detail', 'en')).toThrow('Page Not Found')
})
