import { getCollection } from 'astro:content'
import { describe, expect, test, vi } from 'vitest'
import type { Reservation } from '../../content-model/reservations.ts'
import type { Ride } from '../../shared/trip/graph.ts'
import { toGraph } from '../../shared/trip/graph.ts'
import type { Line } from '../../shared/trip/network.ts'
import { line } from '../../shared/trip/sample-network.ts'
import type { SeatNeed } from '../../shared/trip/seat-needs.ts'
import { monthsOf, rideFacts, sumOf } from './ride-facts.ts'

vi.mock('astro:content', () => import('../../../tests/support/content-collections.ts'))

/** A train of the content with this kind of seat, with or without a fee. */
async function trainWith(seat: SeatNeed, hasFee: boolean): Promise<Reservation> {
  const all = (await getCollection('reservations')).map(({ data }) => data)
  const found = all.find(train => train.seat === seat && (train.fee !== undefined) === hasFee)
  if (!found) throw new Error(`no train with the seat ${seat}`)
  return found
}

function ride(trains: readonly string[], seat: SeatNeed, more: Partial<Line> = {}): Ride {
  const graph = toGraph({
    lines: [line('a', 'b', 60, { trains, ...more })],
    trains: Object.fromEntries(trains.map(id => [id, { seat }])),
    transfers: [],
    cities: [],
    changes: {},
  })
  const [found] = graph.ridesFrom('a')
  if (!found) throw new Error('no ride')
  return found
}

describe('the facts of a ride', () => {
  test('have the names of its trains, and each company once', async () => {
    const trains = [await trainWith('compulsory', true), await trainWith('none', false)]
    const ids = [...trains, ...trains].map(({ id }) => id)
    const { names, operators } = await rideFacts(ride(ids, 'compulsory'), 'sv')
    expect(names).toEqual([...trains, ...trains].map(({ train }) => train.sv))
    const companies = trains.flatMap(train => train.operators)
    expect(operators.map(({ id }) => id)).toEqual([...new Set(companies)])
  })

  test('have a known fee with its date', async () => {
    const train = await trainWith('compulsory', true)
    const { fee, isFeeUnknown } = await rideFacts(ride([train.id], 'compulsory'), 'en')
    expect(fee).toEqual({
      price: { amount: train.fee?.second, currency: train.fee?.currency },
      asOf: train.fee?.asOf,
    })
    expect(isFeeUnknown).toBe(false)
  })

  test('have an ordinary fare with its own date, not that of the journey time', async () => {
    const fare = { amount: 17.9, currency: 'EUR' }
    const facts = await rideFacts(ride([], 'unknown', { fare, fareAsOf: '2023-10', asOf: '2025-11' }), 'en')
    expect(facts.fare).toEqual({ price: fare, asOf: '2023-10' })
  })

  test.each([
    ['says that a fee is not known where a seat must be had', 'compulsory', true],
    ['misses no fee of a seat that nobody needs', 'optional', false],
    ['misses no fee of a train without seats to reserve', 'none', false],
  ] as const)('%s', async (_, seat, isFeeUnknown) => {
    const { id } = await trainWith(seat, false)
    const facts = await rideFacts(ride([id], seat), 'en')
    expect(facts.fee).toBeUndefined()
    expect(facts.isFeeUnknown).toBe(isFeeUnknown)
  })

  test.each([
    ['needs a seat that must be had', 'compulsory', true],
    ['needs no seat that is optional', 'optional', false],
    ['needs no seat that can be compulsory in summer, as the planner counts it', 'summer', false],
  ] as const)('%s', async (_, seat, isNeeded) => {
    const { id } = await trainWith(seat, true)
    expect((await rideFacts(ride([id], seat), 'en')).isNeeded).toBe(isNeeded)
  })

  test('do not take the price of an ordinary ticket for a fee', async () => {
    const all = (await getCollection('reservations')).map(({ data }) => data)
    for (const { id } of all.filter(train => train.seat === 'own-ticket'))
      expect(await rideFacts(ride([id], 'own-ticket'), 'en')).toMatchObject({
        isNeeded: false,
        isFeeUnknown: false,
      })
  })
})

test.each([
  ['nothing', [], undefined],
  [
    'one currency',
    [
      { amount: 75, currency: 'SEK' },
      { amount: 75, currency: 'SEK' },
    ],
    'SEK\u00a0150',
  ],
  [
    'two currencies',
    [
      { amount: 75, currency: 'SEK' },
      { amount: 5, currency: 'EUR' },
    ],
    'SEK\u00a075 + €5',
  ],
])('adds up %s', (_, prices, sum) => expect(sumOf(prices, 'en')).toBe(sum))

test.each([
  ['no prices', [], 'en', undefined],
  ['one price', ['2023-10'], 'en', 'October 2023'],
  ['prices of one month', ['2023-10-04', '2023-10'], 'sv', 'oktober 2023'],
  ['prices of several years', ['2025-01-31', '2023-10', '2024-05'], 'en', 'October 2023–January 2025'],
  ['prices of one year', ['2025-06', '2025-01'], 'da', 'januar–juni 2025'],
] as const)('tells the months of %s', (_, dates, locale, months) =>
  expect(monthsOf(dates, locale)).toBe(months),
)
