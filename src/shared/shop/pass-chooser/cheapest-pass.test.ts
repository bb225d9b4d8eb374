import { expect, test } from 'vitest'
import { cheapestConsecutive, cheapestFlexi } from './cheapest-pass.ts'

const each = (EUR: number) => ({ EUR, SEK: EUR, DKK: EUR, NOK: EUR })

function flexi(eur: number, travelDays?: number) {
  const ages = { adult: each(eur), youth: each(eur), senior: each(eur) }
  return {
    id: `flexi-${travelDays}-${eur}`,
    ...(travelDays === undefined ? {} : { travelDays }),
    history: [{ from: '2026-01-01' as const, prices: { second: ages, first: ages } }],
  }
}

const inARow = (eur: number, days: number) => ({
  id: `days-${days}-${eur}`,
  days,
  history: [{ from: '2026-01-01' as const, prices: { adult: each(eur), child: each(eur / 2) } }],
})

const flexis = [flexi(519, 15), flexi(283, 4), flexi(335, 5), flexi(99), flexi(444, 10)]
const weeks = [inARow(438, 7), inARow(500, 14), inARow(313, 7), inARow(625, 21)]

test.each([
  { days: 3, gets: 4, at: 283 },
  { days: 4, gets: 4, at: 283 },
  { days: 5, gets: 5, at: 335 },
  { days: 8, gets: 10, at: 444 },
])('$days days with trains need the cheapest pass with enough of them', ({ days, gets, at }) => {
  expect(cheapestFlexi(flexis, days, '2026-11-21')).toEqual({
    variant: `flexi-${gets}-${at}`,
    days: gets,
    price: each(at),
  })
})

test.each([
  { days: 5, gets: 7, at: 313 },
  { days: 7, gets: 7, at: 313 },
  { days: 8, gets: 14, at: 500 },
])('$days consecutive days need the cheapest pass that is as long', ({ days, gets, at }) => {
  expect(cheapestConsecutive(weeks, days, '2026-11-21')).toEqual({
    variant: `days-${gets}-${at}`,
    days: gets,
    price: each(at),
  })
})

test('no pass is found if none has so many days', () => {
  expect(cheapestFlexi(flexis, 16, '2026-11-21')).toBeUndefined()
  expect(cheapestConsecutive(weeks, 22, '2026-11-21')).toBeUndefined()
})
