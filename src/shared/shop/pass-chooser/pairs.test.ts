import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../../iso-day.ts'
import type { InterrailVariant } from '../catalogue/products.ts'
import { priceOrder } from '../price-rules/order.ts'
import { catalogue, pass } from '../price-rules/test-products.ts'
import { choosePass } from './choose.ts'
import type { Trip } from './offers.ts'
import { splitBetween } from './pairs.ts'

const adult = { birth: '1985-05-05', residence: 'SE' }
const pricing = { currency: 'EUR', at: new Date('2026-12-01T12:00:00Z') } as const
const trip = (given: Partial<Trip> = {}): Trip => ({
  from: '2027-06-01',
  to: '2027-08-04',
  travelDays: 10,
  class: 'second',
  travellers: [adult],
  ...given,
})
const choose = (given: Partial<Trip>) => choosePass(catalogue, pass, trip(given), pricing)

test('offers two passes in a row if they are cheaper than one, with the saving', () => {
  const choice = choose({})
  expect(choice).toMatchObject({
    best: {
      variant: { id: 'flexi-15' },
      second: { variant: { id: 'flexi-4' }, firstEnds: '2027-07-31', secondBegins: '2027-08-01' },
      total: 84000,
    },
    next: { variant: { id: 'continuous-3-months' } },
    why: { travelDays: 10, span: 65, cheaperBy: 16000 },
  })
  const second = choice.ok ? choice.best.second : undefined
  expect([second?.mostBefore, second?.mostAfter]).toEqual([undefined, undefined])
})

test('covers a trip for which no single pass is long enough', () => {
  const choice = choose({ to: '2027-09-29', travelDays: 20 })
  expect(choice).toMatchObject({ best: { total: 108000, second: {} }, next: undefined })
})

test.each([
  ['who is twelve before any second pass: one pass is cheaper', '2015-07-01', undefined, undefined],
  ['who is twelve on its first day: the shorter pass comes first', '2015-08-01', 'flexi-15', 'free-child'],
  ['who is twelve on the day after', '2015-08-02', 'flexi-4', 'free-child'],
] as const)('uses the age on the first day of each pass: a child %s', (_, birth, variant, step) => {
  const choice = choose({ travellers: [adult, { birth, residence: 'SE' }] })
  const second = choice.ok ? choice.best.second : undefined
  expect([second?.variant.id, second?.price.prices[1]?.steps[1]?.kind]).toEqual([variant, step])
})

test.each([
  ['2026-09-01', 'flexi-4'],
  ['2026-08-31', 'flexi-15'],
  ['2026-07-31', undefined],
])('ordered on %s, the second pass begins no later than orders allow', (day, second) => {
  const choice = choosePass(catalogue, pass, trip(), { ...pricing, at: new Date(`${day}T12:00:00Z`) })
  expect(choice.ok && choice.best.second?.variant.id).toBe(second)
})

const flexi = (travelDays: number, months: number): InterrailVariant => ({
  id: 'a',
  type: 'flexi',
  travelDays,
  within: { months },
  history: [],
})
const continuous = (days: number): InterrailVariant => ({
  id: 'b',
  type: 'continuous',
  within: { days },
  history: [],
})
const days = (to: string, travelDays: number) => ({ from: '2027-06-01', to, travelDays })
test.each([
  ['no limit where neither can run out', flexi(10, 2), flexi(4, 1), days('2027-08-04', 10), {}],
  ['a limit after', flexi(10, 2), flexi(4, 1), days('2027-08-20', 10), { mostAfter: 4 }],
  ['a limit before', flexi(4, 1), flexi(10, 2), days('2027-08-20', 10), { mostBefore: 4 }],
  ['a limit on each', flexi(10, 2), flexi(4, 1), days('2027-08-20', 12), { mostBefore: 10, mostAfter: 4 }],
  ['none on days in a row', continuous(15), continuous(22), days('2027-07-06', 30), {}],
  ['too many travel days', flexi(10, 2), flexi(4, 1), days('2027-08-20', 15), undefined],
  ['too few days left for the rest', flexi(4, 1), flexi(15, 2), days('2027-07-10', 15), undefined],
  ['a day too long', flexi(4, 1), flexi(4, 1), days('2027-08-01', 5), undefined],
  ['a first one that is long enough', flexi(4, 1), flexi(4, 1), days('2027-06-30', 5), undefined],
] as const)('two passes have %s', (_, first, second, described, expected) => {
  const split = splitBetween(first, second, described)
  const { mostBefore, mostAfter } = split ?? {}
  expect(split && { ...(mostBefore && { mostBefore }), ...(mostAfter && { mostAfter }) }).toEqual(expected)
})

/** The day after a pass ends, calculated without the rules' own calendar. */
function dayAfter({ within }: InterrailVariant, first: string): string {
  const [year = 0, month = 0, day = 0] = first.split('-').map(Number)
  const [months, more] = 'months' in within ? [within.months, 0] : [0, within.days]
  return new Date(Date.UTC(year, month - 1 + months, day + more)).toISOString().slice(0, 10)
}

const unlimited = Number.POSITIVE_INFINITY

/** The price of a trip with every pass, and with every two in a row between which its travel days can be split. */
function everyPrice({ from, to, travelDays, class: travelClass, travellers }: Trip): number[] {
  const known = new Map<string, number>()
  function priceOf({ id: variant }: InterrailVariant, firstDay: string): number {
    const line = {
      kind: 'interrail',
      product: pass.id,
      variant,
      class: travelClass,
      firstDay,
      travellers,
    } as const
    const price = known.get(variant + firstDay) ?? priceOrder(catalogue, [line], pricing).total
    known.set(variant + firstDay, price)
    return price
  }
  return pass.variants.flatMap(first => {
    const change = dayAfter(first, from)
    if (change > to) return (first.travelDays ?? unlimited) >= travelDays ? [priceOf(first, from)] : []
    const daysBefore = daysBetween(from, change) - 1
    return pass.variants
      .filter(second => dayAfter(second, change) > to)
      .filter(second =>
        Array.from({ length: travelDays + 1 }, (_, before) => before).some(
          before =>
            before <= daysBefore &&
            travelDays - before <= daysBetween(change, to) &&
            before <= (first.travelDays ?? unlimited) &&
            travelDays - before <= (second.travelDays ?? unlimited),
        ),
      )
      .map(second => priceOf(first, from) + priceOf(second, change))
  })
}

test('is never beaten by a single pass or by two in a row', () => {
  const traveller = fc.record({
    birth: fc.constantFrom(
      '1950-03-01',
      '1966-07-10',
      '1999-08-01',
      '2005-07-07',
      '2015-07-15',
      '2019-01-01',
    ),
    residence: fc.constantFrom('SE', 'US'),
  })
  const trips = fc
    .record({
      // Not on the last days of a month, when the two calculations of a month differ.
      from: fc.integer({ min: 0, max: 27 }).map(later => addDays('2027-03-01', later)),
      length: fc.integer({ min: 1, max: 190 }),
      share: fc.integer({ min: 1, max: 100 }),
      others: fc.array(traveller, { maxLength: 4 }),
      class: fc.constantFrom('first', 'second'),
    })
    .map(({ from, length, share, others, class: travelClass }) => {
      const travelDays = Math.max(1, Math.round((length * share) / 100))
      const to = addDays(from, length - 1)
      return trip({ from, to, travelDays, class: travelClass, travellers: [adult, ...others] })
    })
  fc.assert(
    fc.property(trips, described => {
      const choice = choosePass(catalogue, pass, described, pricing)
      const lowest = Math.min(...everyPrice(described))
      expect(choice.ok ? choice.best.total : unlimited).toBe(lowest)
    }),
    { seed: 65, numRuns: 2000 },
  )
})
