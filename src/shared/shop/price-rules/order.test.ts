import { expect, test } from 'vitest'
import { type AgeGroup, ageGroup, ageGroups, typicalAge } from './age.ts'
import type { Step } from './explain.ts'
import { priceOrder } from './order.ts'
import type { OrderLine } from './order-line.ts'
import { campaign, catalogue, pass } from './test-products.ts'

const firstDay = '2027-03-01'
/** A traveller of an age on the first travel day, which is the birthday. */
const aged = (age: number) => ({ birth: `${2027 - age}-03-01` })
const before = new Date('2026-12-01T12:00:00Z')
const during = new Date('2027-01-15T12:00:00Z')

const interrail = (ages: readonly number[], given: Partial<Extract<OrderLine, { kind: 'interrail' }>> = {}) =>
  ({
    kind: 'interrail',
    product: 'interrail-global',
    variant: 'flexi-7',
    class: 'second',
    firstDay,
    travellers: ages.map(aged),
    ...given,
  }) as const
/** A traveller whose birth date is not known. */
const of = (group: AgeGroup) => ({ group })
const japan = (ages: readonly number[]) =>
  ({
    kind: 'days-pass',
    product: 'japan-rail-pass',
    variant: 'standard-7',
    firstDay,
    travellers: ages.map(aged),
  }) as const

const price = (line: OrderLine, at = before, currency: 'EUR' | 'SEK' = 'EUR') => {
  const [result] = priceOrder(catalogue, [line], { currency, at }).lines
  if (!result?.ok) throw new Error(JSON.stringify(result))
  return result
}
const euros = (line: OrderLine, at = before) => price(line, at).prices.map(({ total }) => total / 100)
const adults = (count: number) => Array<number>(count).fill(40)

test.each([
  ['an adult', [40], [400]],
  ['a youth of 27 with the extra discount', [27], [255]],
  ['an adult of 28', [28], [400]],
  ['an adult of 60', [60], [400]],
  ['a senior of 61 with the extra discount', [61], [324]],
  ['a youth of 12 alone', [12], [255]],
  ['two children free with an adult', [40, 11, 0], [400, 0, 0]],
  ['a third child as a youth', [40, 3, 4, 5], [400, 0, 0, 255]],
  ['four children with two adults', [40, 41, 3, 4, 5, 6], [400, 400, 0, 0, 0, 0]],
  ['a child with a youth of 18', [18, 5], [255, 0]],
  ['a child with a senior', [70, 5], [324, 0]],
  ['a child named before the adult', [5, 40], [0, 400]],
  ['nine adults, no group yet', adults(9), Array(9).fill(400)],
  ['ten adults', adults(10), Array(10).fill(360)],
  ['nine adults and a child are ten', [...adults(9), 5], [...Array(9).fill(360), 0]],
  ['twenty adults', adults(20), Array(20).fill(280)],
  ['a youth among ten: extra first, then the group', [20, ...adults(9)], [229, ...Array(9).fill(360)]],
])('Interrail: %s', (_, ages, expected) => {
  expect(euros(interrail(ages))).toEqual(expected)
})

test.each([...ageGroups])('a traveller counted as %s pays that price without a birth date', group => {
  expect(ageGroup(typicalAge[group], pass.ages)).toBe(group)
  const line = interrail([], { travellers: [of('adult'), of(group)] })
  expect(euros(line)).toEqual(euros(interrail([40, typicalAge[group]])))
})

test.each([
  ['an adult gets the campaign', [40], [352]],
  ['a youth has more off by the extra discount', [20], [255]],
  ['a senior has more off by the campaign', [65], [316]],
  ['ten adults: the campaign beats the smaller group discount', adults(10), Array(10).fill(352)],
  ['twenty adults: the larger group discount beats the campaign', adults(20), Array(20).fill(280)],
])('campaign: %s', (_, ages, expected) => {
  expect(euros(interrail(ages), during)).toEqual(expected)
})

test.each([
  ['2026-12-31T22:59:59.999Z', 400],
  ['2026-12-31T23:00:00.000Z', 352],
  ['2027-01-31T22:59:59.000Z', 352],
  ['2027-01-31T22:59:59.001Z', 400],
])('at %s an adult pays %d', (at, expected) => {
  expect(euros(interrail([40]), new Date(at))).toEqual([expected])
})

test('a campaign does not affect other products', () => {
  const other = { ...catalogue, campaigns: [{ ...campaign, products: ['japan-rail-pass'] }] }
  expect(priceOrder(other, [interrail([40])], { currency: 'EUR', at: during }).total).toBe(40000)
})

test.each([
  ['an infant free', 5, 0],
  ['a child of 6 at the child’s price', 6, 157],
  ['a child of 11 at the child’s price', 11, 157],
  ['an adult of 12', 12, 313],
])('Japan: %s', (_, age, expected) => {
  expect(euros(japan([age]))).toEqual([expected])
})

test.each([
  ['an adult by the campaign', interrail([40]), during, { before: 40000, percentage: 12 }],
  ['an adult without a campaign', interrail([40]), before, undefined],
  ['a youth, whose extra discount is no cut', interrail([20]), during, undefined],
  ['a free child', interrail([40, 5]), during, { before: 40000, percentage: 12 }],
  ['a family in sum', interrail([40, 20]), during, { before: 65500, percentage: 7 }],
  ['a child in Japan', japan([6]), during, { before: 15700, percentage: 12 }],
])('announces the lowest price of the 30 days before: %s', (_, line, at, expected) => {
  expect(price(line, at).reduced).toEqual(expected)
})

test('each currency rounds to its own whole units', () => {
  expect(price(interrail([20], { variant: 'flexi-15' })).total).toBe(34400) // 405 less 15 %: 344.25
  expect(price(interrail([20], { variant: 'flexi-15' }), before, 'SEK').total).toBe(344200) // 4 050: 3 442.50
})

test('travellers who leave on another day are not part of the group', () => {
  const lines = [interrail(adults(6)), interrail(adults(4), { firstDay: '2027-03-02' })]
  expect(priceOrder(catalogue, lines, { currency: 'EUR', at: before }).total).toBe(10 * 40000)
})

test('while the first day is not decided, ages on the day of the order count, and those without a day are a group', () => {
  const undecided = { firstDay: '', travellers: [{ birth: '1998-12-02' }] } as const
  const line = interrail([], undecided)
  expect(euros(line)).toEqual([255])
  expect(euros(line, new Date('2026-12-02T12:00:00Z'))).toEqual([400])
  const ten = priceOrder(catalogue, Array(10).fill(interrail([40], { firstDay: '' })), {
    currency: 'EUR',
    at: before,
  })
  expect(ten.total).toBe(360_000)
})

test('a group may be on several passes', () => {
  const lines = [interrail(adults(6)), interrail(adults(4), { class: 'first' })]
  expect(priceOrder(catalogue, lines, { currency: 'EUR', at: before }).total).toBe(6 * 36000 + 4 * 45000)
})

test('a gift card costs its value, and a taxi at least its lowest price', () => {
  const lines = [
    { kind: 'gift-card', product: 'gift-card', value: 5000 },
    { kind: 'taxi', product: 'station-taxi' },
  ] as const
  const { total, lines: results } = priceOrder(catalogue, lines, { currency: 'EUR', at: before })
  expect(total).toBe(6900)
  expect(results.map(line => line.ok && line.isMinimum === true)).toEqual([false, true])
})

test.each([
  ['a child without an adult', interrail([17, 5, 6]), { fault: 'child-alone', travellers: [1, 2] }],
  ['nobody', interrail([]), { fault: 'no-travellers' }],
  ['a pass that there is not', interrail([40], { variant: 'flexi-6' }), { fault: 'unknown-variant' }],
  ['a product that there is not', interrail([40], { product: 'no' }), { fault: 'unknown-product' }],
  ['a day that there is not', interrail([40], { firstDay: '2027-02-29' }), { fault: 'wrong-day' }],
  ['somebody not born yet', interrail([40, -1]), { fault: 'wrong-birth', travellers: [1] }],
  [
    'a value of another currency',
    { kind: 'gift-card', product: 'gift-card', value: 25000 },
    { fault: 'unknown-value' },
  ],
] as const)('has no price for %s', (_, line, fault) => {
  expect(priceOrder(catalogue, [line], { currency: 'EUR', at: before })).toEqual({
    total: 0,
    lines: [{ ok: false, ...fault }],
  })
})

const steps = (line: OrderLine, at: Date): readonly (readonly Step[])[] =>
  price(line, at).prices.map(one => one.steps)

test('explains each price by its steps', () => {
  expect(
    steps(interrail([20, ...adults(8), 5]), before).filter((_, place) => [0, 1, 9].includes(place)),
  ).toEqual([
    [
      { kind: 'price', change: 40000 },
      { kind: 'age', group: 'youth', change: -10000 },
      { kind: 'extra', group: 'youth', percentage: 15, change: -4500 },
      { kind: 'group', people: 10, percentage: 10, change: -2600 },
    ],
    [
      { kind: 'price', change: 40000 },
      { kind: 'group', people: 10, percentage: 10, change: -4000 },
    ],
    [
      { kind: 'price', change: 40000 },
      { kind: 'free-child', with: 0, change: -40000 },
    ],
  ])
})

test('says that a campaign and discounts are not added, and what the other would cost', () => {
  expect(steps(interrail([20, 65]), during)).toEqual([
    [
      { kind: 'price', change: 40000 },
      { kind: 'age', group: 'youth', change: -10000 },
      { kind: 'extra', group: 'youth', percentage: 15, change: -4500 },
      { kind: 'not-added', what: 'campaign', price: 26400, change: 0 },
    ],
    [
      { kind: 'price', change: 40000 },
      { kind: 'age', group: 'senior', change: -4000 },
      { kind: 'campaign', campaign: 'january', percentage: 12, change: -4400 },
      { kind: 'not-added', what: 'discounts', price: 32400, change: 0 },
    ],
  ])
})
