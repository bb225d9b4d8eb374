import { expect, test } from 'vitest'
import { cheapestFlexi } from './cheapest-flexi.ts'

const each = (EUR: number) => ({ EUR, SEK: EUR, DKK: EUR, NOK: EUR })

function pass(eur: number, travelDays?: number) {
  const ages = { adult: each(eur), youth: each(eur), senior: each(eur) }
  return {
    ...(travelDays === undefined ? {} : { travelDays }),
    history: [{ from: '2026-01-01' as const, prices: { second: ages, first: ages } }],
  }
}

const passes = [pass(519, 15), pass(283, 4), pass(335, 5), pass(99), pass(444, 10)]

test.each([
  { days: 3, gets: 4, at: 283 },
  { days: 4, gets: 4, at: 283 },
  { days: 5, gets: 5, at: 335 },
  { days: 8, gets: 10, at: 444 },
])('$days days with trains take the cheapest pass with enough of them', ({ days, gets, at }) => {
  expect(cheapestFlexi(passes, days, '2026-11-21')).toEqual({ days: gets, price: each(at) })
})

test('no pass is found where none has so many days', () => {
  expect(cheapestFlexi(passes, 16, '2026-11-21')).toBeUndefined()
})
