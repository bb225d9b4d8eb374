import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { InterrailVariant } from '../catalogue/products.ts'
import { addDays, daysBetween } from '../iso-day.ts'
import { priceOrder } from '../price-rules/order.ts'
import { catalogue, pass } from '../price-rules/test-products.ts'
import { choosePass, type Trip } from './choose.ts'
import { lastDay } from './covers.ts'

const adult = { birth: '1985-05-05', residence: 'SE' }
const asked = { currency: 'EUR', at: new Date('2026-12-01T12:00:00Z') } as const
const trip = (given: Partial<Trip> = {}): Trip => ({
  from: '2027-03-01',
  to: '2027-03-14',
  travelDays: 4,
  nights: 0,
  class: 'second',
  travellers: [adult],
  ...given,
})
const choose = (given: Partial<Trip>) => choosePass(catalogue, pass, trip(given), asked)
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
  ['sixteen days of three months', { travelDays: 16, to: '2027-05-31' }, ['continuous-3-months', undefined]],
  ['four months', { to: '2027-06-30' }, 'none-covers'],
  ['an end before the start', { to: '2027-02-28' }, 'wrong-days'],
  ['more travel days than days', { travelDays: 15 }, 'wrong-days'],
  ['a travel day and a half', { travelDays: 1.5 }, 'wrong-days'],
  ['more nights than days to leave on', { nights: 5 }, 'wrong-nights'],
  ['a night with no morning', { travelDays: 1, nights: 1, to: '2027-03-01' }, 'wrong-nights'],
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

test('says why: the days, the nights that take no day of arrival, and by how much it is cheaper', () => {
  const choice = choose({ travelDays: 5, nights: 2 })
  expect(choice.ok && choice.why).toEqual([
    { kind: 'trip', travelDays: 5, span: 14 },
    { kind: 'nights', nights: 2 },
    { kind: 'cheaper', by: 8000, than: 'continuous-15' },
  ])
  expect(choice.ok && [choice.best.spareDays, choice.next?.spareDays]).toEqual([2, undefined])
})

test('tells Interrail from Eurail by residence, and what the home-country rule leaves out', () => {
  const live = (...residences: string[]) => residences.map(residence => ({ ...adult, residence }))
  const choice = choose({ travellers: live('SE', 'US', 'UA', 'DK'), daysIn: { SE: 3, DK: 2 } })
  expect(choice.ok && choice.schemes).toEqual(['interrail', 'eurail', 'interrail', 'interrail'])
  expect(choice.ok && choice.home).toEqual([
    { country: 'SE', out: 1, back: 1, beyond: 1 },
    { country: 'DK', out: 1, back: 1, beyond: 0 },
  ])
})

/** Whether a pass is enough, by going through its days one by one. */
function isEnough({ travelDays, within }: InterrailVariant, { from, to, travelDays: needed }: Trip): boolean {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number)
  const length = 'days' in within ? within.days : undefined
  const end = new Date(Date.UTC(year, month - 1 + ('months' in within ? within.months : 0), day))
  for (let today = from, passed = 1; today <= to; today = addDays(today, 1), passed += 1)
    if (length === undefined ? new Date(today) >= end : passed > length) return false
  return travelDays === undefined || needed <= travelDays
}

test('is never beaten by a pass that also covers the trip', () => {
  const traveller = fc.record({
    birth: fc.constantFrom('1950-03-01', '1985-05-05', '2005-07-07', '2019-01-01'),
    residence: fc.constantFrom('SE', 'US'),
  })
  const trips = fc
    .record({
      // Not on the last days of a month, where the calendars of the two ways to count a month differ.
      from: fc.integer({ min: 0, max: 27 }).map(days => addDays('2027-03-01', days)),
      length: fc.integer({ min: 1, max: 100 }),
      share: fc.integer({ min: 1, max: 100 }),
      others: fc.array(traveller, { maxLength: 12 }),
      class: fc.constantFrom('first', 'second'),
    })
    .map(({ from, length, share, others, class: travelClass }) => {
      const to = addDays(from, length - 1)
      const travelDays = Math.max(1, Math.round((daysBetween(from, to) * share) / 100))
      return trip({ from, to, travelDays, class: travelClass, travellers: [adult, ...others] })
    })
  fc.assert(
    fc.property(trips, described => {
      const choice = choosePass(catalogue, pass, described, asked)
      const enough = pass.variants.filter(variant => isEnough(variant, described))
      expect(choice.ok).toBe(enough.length > 0)
      for (const variant of enough) {
        const line = {
          kind: 'interrail',
          product: pass.id,
          variant: variant.id,
          class: described.class,
          firstDay: described.from,
          travellers: described.travellers,
        } as const
        const { total } = priceOrder(catalogue, [line], asked)
        expect(choice.ok && choice.best.price.total).toBeLessThanOrEqual(total)
      }
    }),
  )
})
