import { expect, test } from 'vitest'
import { localeOfPath } from './locales.ts'

test.each([
  ['/', 'en'],
  ['/travel-routes', 'en'],
  ['/sv', 'sv'],
  ['/sv/resrutter', 'sv'],
  ['/da/gemt', 'da'],
  ['/svalbard', 'en'],
])('the language of %s is %s', (path, locale) => {
  expect(localeOfPath(path)).toBe(locale)
})
