import { expect, test } from 'vitest'
import { catalogue, pass } from '../price-rules/test-products.ts'
import type { BasketLine, LineOf } from './line.ts'
import { priceBasket } from './price-basket.ts'
import { whyChanged } from './why-changed.ts'

const flexi: LineOf<'interrail'> = {
  kind: 'interrail',
  id: 'a',
  product: 'interrail-global',
  variant: 'flexi-4',
  class: 'second',
  firstDay: '2027-06-01',
  travellers: [{ name: 'Ida', lastName: 'Ås', birth: '1990-05-05', residence: 'SE' }],
}

const why = (seen: number, at: string, shop = catalogue, sold: BasketLine = flexi) => {
  const basket = { currency: 'EUR' as const, lines: [{ ...sold, seen }] }
  const moment = new Date(at)
  const [line] = priceBasket(shop, basket, moment).lines
  return line && whyChanged(shop, basket, line, moment)
}

const [first, ...others] = pass.variants
const dearer = {
  ...catalogue,
  products: [
    {
      ...pass,
      variants: [
        ...(first
          ? [
              {
                ...first,
                history: [
                  ...first.history,
                  ...(others[0]?.history ?? []).map(({ prices }) => ({ from: '2027-03-01', prices })),
                ],
              },
            ]
          : []),
        ...others,
      ],
    },
  ],
}

test.each([
  ['a campaign has begun', 30000, '2027-01-05T12:00:00Z', { kind: 'campaign-began' }],
  ['a campaign has ended', 26400, '2027-02-05T12:00:00Z', { kind: 'campaign-ended' }],
  ['another price than any that was', 12345, '2027-02-05T12:00:00Z', undefined],
])('%s', (_, seen, at, expected) => expect(why(seen, at)).toEqual(expected))

test('names the day from which a new price applies', () => {
  expect(why(30000, '2027-03-02T12:00:00Z', dearer)).toEqual({ kind: 'new-price', from: '2027-03-01' })
})

test('names the day from which a new price applies to a group whose names are sent later', () => {
  const { travellers: _, ...pass } = flexi
  const counts = { adult: 10, youth: 0, senior: 0, child: 0 }
  const group = { ...pass, kind: 'interrail-group', counts, residence: 'SE' } as const
  expect(why(270000, '2027-03-02T12:00:00Z', dearer, group)).toEqual({
    kind: 'new-price',
    from: '2027-03-01',
  })
})
