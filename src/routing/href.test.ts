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

test.each(['', 'Sverige', 'a--b', '../x', 'å', 'a/b', 'Foo Bar'])('refuses the slug "%s"', slug => {
  const make = () => href('guide-detail', 'en', { name: slug })
  expect(make).toThrow(new Error(`Page Not Found: /guide-detail/${slug}`))
})

test.each([
  {
    what: 'an unknown page',
    // @ts-expect-error not a page of the table
    make: () => href('nope', 'en'),
    message: 'Page Not Found: nope',
  },
  {
    what: 'a property that every object has',
    // @ts-expect-error not a page of the table
    make: () => href('toString', 'en'),
    message: 'Page Not Found: toString',
  },
  {
    what: 'an unknown locale',
    // @ts-expect-error not a locale
    make: () => href('about-us', 'xx'),
    message: 'Page Not Found: about-us-xx',
  },
  {
    what: 'a missing slug',
    // @ts-expect-error the path needs a slug
    make: () => href('guide-detail', 'en'),
    message: 'Page Not Found: /guide-detail/[name]',
  },
  {
    what: 'an unknown product',
    make: () => href('tips', 'en', { product: 'nothing' }),
    message: 'Page Not Found: /tips-by-nothing',
  },
  {
    what: 'a product in another language',
    make: () => href('tips', 'da', { product: 'train' }),
    message: 'Page Not Found: /da/tips-fra-train',
  },
])('refuses $what', ({ make, message }) => {
  expect(make).toThrow(new Error(message))
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

test('refuses at compile time a wrong prefix, a missing locale, and an unknown product', () => {
  // @ts-expect-error a Swedish path without its prefix
  definePages({ page: { paths: { en: '/a', sv: '/a', da: '/da/a' } } })
  // @ts-expect-error a missing locale
  definePages({ page: { paths: { en: '/a', sv: '/sv/a' } } })
  // @ts-expect-error an English path under the Danish prefix
  definePages({ page: { paths: { en: '/da/a', sv: '/sv/a', da: '/da/a' } } })
  // @ts-expect-error a product that `soldAs` does not have
  definePages({ page: { paths: { en: '/a', sv: '/sv/a', da: '/da/a' }, sells: 'japan-pass' } })
})
