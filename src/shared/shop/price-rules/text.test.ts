import { expect, test } from 'vitest'
import { stepWords } from './text.ts'

test.each([
  [{ kind: 'price', change: 40000 }, 'Price for an adult', 'Pris för en vuxen', 'Pris for en voksen'],
  [
    { kind: 'free-child', with: 1, change: -40000 },
    'Child, free with traveller 2',
    'Barn, gratis med resenär 2',
    'Barn, gratis med rejsende nummer 2',
  ],
  [
    { kind: 'extra', group: 'youth', percentage: 15, change: -4500 },
    'Youth, extra discount 15%',
    'Ungdom, extra rabatt 15 %',
    'Ung, ekstra rabat 15 %',
  ],
] as const)('has words for a step in every locale: %j', (step, en, sv, da) => {
  expect([stepWords(step, 'EUR', 'en'), stepWords(step, 'EUR', 'sv'), stepWords(step, 'EUR', 'da')]).toEqual([
    en,
    sv,
    da,
  ])
})

test('writes what the other reduction would cost', () => {
  const step = { kind: 'not-added', what: 'discounts', price: 32450, change: 0 } as const
  expect(stepWords(step, 'EUR', 'en')).toBe(
    'With our discounts it would be €324.50: they can’t be combined with an offer, and you pay whichever is lower.',
  )
})
