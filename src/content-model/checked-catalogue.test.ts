import { expect, it } from 'vitest'
import { sampleCatalogues } from '../shared/shop/sample-catalogues.ts'
import { checkedCatalogue } from './checked-catalogue.ts'

const catalogue = sampleCatalogues.en

it('returns what the schema reads completely', () => {
  expect(checkedCatalogue(catalogue)).toEqual(JSON.parse(JSON.stringify(catalogue)))
})

it.each([
  ['a field', { ...catalogue, currency: 'EUR' }],
  [
    'a field of a product',
    { ...catalogue, products: catalogue.products.map(product => ({ ...product, a: 1 })) },
  ],
  [
    'a colour of a coupon',
    { ...catalogue, products: catalogue.products.map(product => ({ ...product, coupon: 'gold' })) },
  ],
  ['a kind of product', { ...catalogue, products: [...catalogue.products, { kind: 'ferry', id: 'ferry' }] }],
])('throws for %s that the schema does not know', (_, made) => {
  expect(() => checkedCatalogue(made as typeof catalogue)).toThrow(
    'The catalogue in en has fields or products',
  )
})

it('throws for what the schema refuses', () => {
  const campaigns = [{ id: '', percentage: 10, products: [], start: '', end: '' }]
  expect(() => checkedCatalogue({ ...catalogue, campaigns })).toThrow()
})
