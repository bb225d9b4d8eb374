import { expect, test } from 'vitest'
import { catalogue, pass } from '../price-rules/test-products.ts'
import { choosePass } from './choose.ts'
import { lastDay } from './covers.ts'
import type { Trip } from './offers.ts'

const adult = { birth: '1985-05-05', residence: 'SE' }
const pricing = { currency: 'EUR', at: new Date('2026-12-01T12:00:00Z') } as const
const trip = (given: Partial<Trip> = {}): Trip => ({
  from: '2027-03-01',
  to: '2027-03-14',
  travelDays: 4,
  class: 'second',
  travellers: [adult],
  ...given,
})
const choose = (given: Partial<Trip>) => choosePass(catalogue, pass, trip(given), pricing)
const ids = (given: Partial<Trip>) => {
  const choice = choose(given)
  return choice.ok ? [choice.best.variant.id, choice.next?.variant.id] : choice.fault
}

test.each([
  ['four days of two weeks', {}, ['flexi-4', 'flexi-7']],
  ['five days of two weeks', { travelDays: 5 }, ['flexi-7', 'continuous-15']],
  ['eight days of 15', { travelDays: 8, to: '2027-03-15' }, ['continuous-15', 'flexi-15']],
  ['eight days of 16', { travelDays: 8, to: '2027-03-16' }, ['flexi-15', 'continuous-1-month']],
  ['four days up to the last of a month', { to: '2027-03-31' }, ['flexi-4', 'flexi-7']],
  ['four days and a day over a month', { to: '2027-04-01' }, ['flexi-15', 'continuous-3-months']],
  ['an end before the start', { to: '2027-02-28' }, 'wrong-days'],
  ['more travel days than days', { travelDays: 15 }, 'wrong-days'],
  ['a travel day and a half', { travelDays: 1.5 }, 'wrong-days'],
  ['half a year and a day', { to: '2027-09-01' }, 'none-covers'],
  ['children alone', { travellers: [{ birth: '2020-01-01', residence: 'SE' }] }, 'child-alone'],
] as const)('%s', (_, given, expected) => {
  expect(ids(given)).toEqual(expected)
})

test.each([
  [{ months: 1 }, '2027-01-31', '2027-02-27'],
  [{ months: 1 }, '2027-03-01', '2027-03-31'],
  [{ months: 2 }, '2027-12-31', '2028-02-28'],
  [{ days: 15 }, '2027-02-20', '2027-03-06'],
])('a pass of %j from %s ends on %s', (within, first, last) => {
  expect(lastDay({ within }, first)).toBe(last)
})

test('gives the reason: the days, and by how much it is cheaper', () => {
  const choice = choose({ travelDays: 5 })
  expect(choice.ok && choice.why).toEqual({ travelDays: 5, span: 14, cheaperBy: 8000 })
  expect(choice.ok && [choice.best.spareDays, choice.next?.spareDays]).toEqual([2, undefined])
})

test('distinguishes Interrail and Eurail by residence, and explains the rule for the home country', () => {
  const live = (...residences: string[]) => residences.map(residence => ({ ...adult, residence }))
  const choice = choose({ travellers: live('SE', 'US', 'UA', 'DK'), daysIn: { SE: 3, DK: 2 } })
  expect(choice.ok && choice.passBrands).toEqual(['interrail', 'eurail', 'interrail', 'interrail'])
  expect(choice.ok && choice.home).toEqual([
    { country: 'SE', out: 1, back: 1, beyond: 1 },
    { country: 'DK', out: 1, back: 1, beyond: 0 },
  ])
})

test.each([
  ['within the home country, beyond the journeys out and back', ['SE'], { SE: 2 }, 3],
  ['that also lead abroad', ['SE'], {}, 5],
  ['of travellers from two countries', ['SE', 'DK'], { SE: 2 }, 5],
])('days %s: a pass for the rest', (_, homes, daysWithin, travelDays) => {
  const travellers = homes.map(residence => ({ ...adult, residence }))
  const choice = choose({ travellers, travelDays: 5, daysIn: { SE: 4 }, daysWithin })
  expect(choice.ok && choice.why.travelDays).toBe(travelDays)
})

const child = { birth: '2018-01-01', residence: 'SE' }
const ten = Array.from({ length: 10 }, () => adult)
test.each([
  ['one day', { travelDays: 1, to: '2027-03-01' }, { withPass: 30000, withTickets: 10000 }],
  ['two days of two weeks', { travelDays: 2 }, { withPass: 15000, withTickets: 10000 }],
  ['three days, at exactly the price of tickets', { travelDays: 3 }, undefined],
  [
    'two days with a child who goes free',
    { travelDays: 2, travellers: [adult, child] },
    { withPass: 15000, withTickets: 10000 },
  ],
  ['two days in first class', { travelDays: 2, class: 'first' }, { withPass: 18800, withTickets: 12500 }],
  [
    'two days of a group, each at a tenth less',
    { travelDays: 2, travellers: ten },
    { withPass: 13500, withTickets: 10000 },
  ],
  [
    'a long trip with few travel days',
    { travelDays: 3, to: '2027-05-20' },
    { withPass: 28000, withTickets: 10000 },
  ],
] as const)('of %s it says whether ordinary tickets are probably cheaper', (_, given, expected) => {
  const choice = choose(given)
  expect(choice.ok && choice.tickets).toEqual(expected)
})
