import { expect, it } from 'vitest'
import { readOutsideBasket } from './outside-basket.ts'

it.each(['', 'x', 'null', '[]', '{"count":2}', '{"count":"2","total":1,"currency":"EUR"}'])(
  'reads %s as no basket',
  saved => expect(readOutsideBasket(saved)).toBeUndefined(),
)

it('reads what it has stored', () => {
  const basket = { count: 2, total: 28300, currency: 'SEK' } as const
  expect(readOutsideBasket(JSON.stringify(basket))).toEqual(basket)
})
