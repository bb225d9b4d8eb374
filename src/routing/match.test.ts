import { expect, test } from 'vitest'
import { match, pageOfPattern } from './match.ts'

test.each([
  ['/', { page: 'home', locale: 'en', slugs: {} }],
  ['/sv', { page: 'home', locale: 'sv', slugs: {} }],
  ['/da/om-os', { page: 'about-us', locale: 'da', slugs: {} }],
  ['/sv/guide-detail/sverige', { page: 'guide-detail', locale: 'sv', slugs: { name: 'sverige' } }],
  ['/tips-by-train', { page: 'tips', locale: 'en', slugs: { product: 'train' } }],
])('finds the page of %s', (path, found) => {
  expect(match(path)).toEqual(found)
})

test.each(['/om-oss', '/sv/', '/nowhere', '/guide-detail/a/b', ''])('finds no page at "%s"', path => {
  expect(match(path)).toBeUndefined()
})

test('throws for a pattern that is not in the table', () => {
  expect(() => pageOfPattern('/nowhere')).toThrow('Page Not Found: /nowhere')
})
