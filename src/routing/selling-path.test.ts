import { expect, it } from 'vitest'
import { sellingPath } from './selling-path.ts'

it.each([
  [['interrail-global'], 'sv', '/sv/kop-interrail'],
  [['one-country', 'gift-card'], 'da', '/da/gavekort'],
  [['one-country'], 'en', '/buy-interrail'],
] as const)('%j are sold in %s at %s', (products, locale, path) => {
  expect(sellingPath(products, locale)).toBe(path)
})
