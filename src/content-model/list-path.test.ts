import { expect, test } from 'vitest'
import { type Listed, listPath } from './list-path.ts'

test.each<[string, Listed, string]>([
  ['a guide', { kind: 'guides' }, '/da/rejseguider'],
  ['a route', { kind: 'routes' }, '/da/rejseruter'],
  ['a tip', { kind: 'tips', facts: { product: 'train' } }, '/da/tips-fra-tog'],
  ['an answer', { kind: 'faq' }, '/da/kundeservice'],
])('%s without a translation is linked to by its list', (_, entry, path) => {
  expect(listPath(entry, 'da')).toBe(path)
})
