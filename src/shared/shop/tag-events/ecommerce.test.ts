import { expect, it } from 'vitest'
import type { BasketLine } from '../basket/line.ts'
import { sampleCatalogues } from '../sample-catalogues.ts'
import { ecommerceForLines, ecommerceForProduct } from './ecommerce.ts'

const at = new Date('2026-12-01T12:00:00Z')
const somebody = (birth: string) => ({ name: 'Ida', lastName: 'Ås', birth, residence: 'SE' })
const lines: BasketLine[] = [
  {
    kind: 'interrail',
    id: 'a',
    product: 'interrail-global',
    variant: 'flexi-4',
    class: 'second',
    firstDay: '2027-06-01',
    travellers: [somebody('1990-05-05'), somebody('2019-05-05')],
  },
  {
    kind: 'gift-card',
    id: 'b',
    product: 'gift-card',
    value: 2500,
    design: 'summer',
    greeting: 'Ida',
    note: 'Ida',
  },
  {
    kind: 'ticket',
    id: 'c',
    from: 'Malmö C',
    to: 'Berlin Hbf',
    date: '2027-06-01',
    time: '',
    class: 'second',
    travellers: 'Ida, Ås',
    wishes: 'Ida',
  },
]

it('names products and sums, and nothing that was typed', () => {
  const { value, currency, items } = ecommerceForLines(sampleCatalogues.en, { currency: 'EUR', lines }, at)
  expect(currency).toBe('EUR')
  expect(items.map(({ item_id, item_variant, quantity }) => [item_id, item_variant, quantity])).toEqual([
    ['interrail-global', 'flexi-4, second', 1],
    ['gift-card', undefined, 1],
    ['ticket', 'second', 1],
  ])
  expect(items.reduce((sum, { price = 0 }) => sum + price, 0)).toBe(value)
  expect(items[1]?.price).toBe(25)
  expect(items[2]).not.toHaveProperty('price')
  expect(JSON.stringify(items)).not.toMatch(/Ida|Ås|1990|2019|Malmö|SE/)
})

it('names a group by its product', () => {
  const group: BasketLine = {
    kind: 'interrail-group',
    id: 'd',
    product: 'interrail-global',
    variant: 'flexi-4',
    class: 'first',
    firstDay: '',
    counts: { adult: 10, youth: 0, senior: 0, child: 0 },
    residence: 'DK',
  }
  const { items } = ecommerceForLines(sampleCatalogues.en, { currency: 'EUR', lines: [group] }, at)
  expect(items).toMatchObject([{ item_category: 'interrail', item_variant: 'flexi-4, first' }])
  expect(JSON.stringify(items)).not.toContain('DK')
})

it('gives a viewed product its lowest price', () => {
  const seen = ecommerceForProduct(sampleCatalogues.sv, 'interrail-global', 'SEK', at)
  expect(seen?.items).toHaveLength(1)
  expect(seen?.value).toBe(seen?.items[0]?.price)
  expect(seen?.value).toBeGreaterThan(0)
  expect(ecommerceForProduct(sampleCatalogues.sv, 'no-such-product', 'SEK', at)).toBeUndefined()
})
