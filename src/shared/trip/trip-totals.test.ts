import { expect, test } from 'vitest'
import { toGraph } from './graph.ts'
import type { Line } from './network.ts'
import { memoizeFindWays, planTrip } from './plan-trip.ts'
import type { PlannerNetwork, PlannerTrain } from './planner-network.ts'
import { line } from './sample-network.ts'
import { emptyTrip, type Trip } from './trip.ts'
import { inCurrency, tripTotals } from './trip-totals.ts'

const train = (
  seat: PlannerTrain['seat'],
  fee?: number,
  currency = 'EUR',
  firstFee?: number,
): PlannerTrain => ({
  name: seat,
  seat,
  operators: [],
  ...(fee === undefined ? {} : { fee: { amount: fee, currency }, feeAsOf: '2026-11' }),
  ...(firstFee === undefined ? {} : { firstFee }),
})
const night = { leaves: '20:00', arrives: '08:00' }
const stations = [
  ['a', 55.6, 13],
  ['b', 53.55, 10],
  ['c', 45.49, 9.2],
  ['d', 45.45, 9.1],
  ['e', 55.7, 13.2],
  ['f', 52.5, 13.4],
] as const
const lines: Line[] = [
  line('a', 'b', 300, { trains: ['fee'], fare: { amount: 29.9, currency: 'EUR' }, fareAsOf: '2025-01' }),
  line('b', 'c', 420, { trains: ['unknown-fee'] }),
  line('a', 'c', 720, { trains: ['berth'], night, oneWay: true }),
  line('c', 'd', 60, { trains: ['own'], fare: { amount: 10, currency: 'EUR' }, fareAsOf: '2023-10' }),
  line('a', 'e', 30, { mode: 'bus' }),
  line('b', 'f', 120, { trains: ['optional'] }),
]
const network: PlannerNetwork = {
  lines,
  transfers: [],
  cities: [],
  changes: {},
  trains: {
    fee: train('compulsory', 75, 'SEK', 165),
    'unknown-fee': train('compulsory'),
    berth: train('compulsory', 49),
    own: train('own-ticket'),
    optional: train('optional', 6),
  },
  stations: new Map(
    stations.map(([id, lat, lon]) => [
      id,
      { id, platform: id, name: id, otherNames: [], country: id < 'c' ? 'SE' : 'DE', lat, lon },
    ]),
  ),
}
const rates = { SEK: 10, DKK: 7.5, NOK: 11 }
const graph = toGraph(network)
const totals = (trip: Partial<Trip>, currency: 'EUR' | 'SEK' = 'EUR') => {
  const whole = { ...emptyTrip, isReturn: false, ...trip }
  const options = { currency, rates, factors: { train: 35, plane: 151 } }
  return tripTotals(planTrip(graph, memoizeFindWays(graph), whole), whole, network, options)
}
const to = (station: string, nights = 1) => ({ station, nights })

test.each<[string, Partial<Trip>, object]>([
  [
    'nothing',
    {},
    {
      daysAway: 0,
      trainDays: 0,
      travelDays: 0,
      seats: { total: 0, others: [], known: 0, all: 0 },
      planeKg: 0,
    },
  ],
  [
    'a fee in another currency, an ordinary fare, for one',
    { from: 'a', stops: [to('b', 2)] },
    {
      daysAway: 3,
      trainDays: 1,
      travelDays: 1,
      firstDay: 0,
      lastDay: 0,
      dayMinutes: 300,
      nightsOnBoard: 0,
      seats: { total: 750, others: [], known: 1, all: 1 },
      fares: { total: 2990, others: [], known: 1, all: 1 },
      fareMonths: ['2025-01'],
    },
  ],
  [
    'first class, for two adults and a child',
    {
      from: 'a',
      stops: [to('b')],
      isReturn: true,
      class: 'first',
      travellers: { adult: 2, youth: 0, senior: 0, child: 1 },
    },
    {
      seats: { total: 2 * 3 * 1650, others: [], known: 2, all: 2 },
      fares: { total: 2 * 2 * 2990, others: [], known: 2, all: 2 },
    },
  ],
  [
    'the days in each country',
    { from: 'a', stops: [to('b'), to('f')], isReturn: true, pace: 12 },
    { travelDays: 3, daysIn: { SE: 3, DE: 2 }, daysWithin: { SE: [0] } },
  ],
  [
    'a fee that is not known',
    { from: 'a', stops: [to('b'), to('c')] },
    { seats: { total: 750, others: [], known: 1, all: 2 }, fares: { known: 1, all: 2 }, travelDays: 2 },
  ],
  [
    'a night train, which takes the day on which it leaves',
    { from: 'a', stops: [{ ...to('c', 2), way: 'by-night' }] },
    {
      daysAway: 4,
      trainDays: 1,
      travelDays: 1,
      lastDay: 1,
      dayMinutes: 0,
      nightsOnBoard: 1,
      seats: { total: 4900 },
    },
  ],
  [
    'what the pass does not cover',
    { from: 'c', stops: [to('d', 0)] },
    {
      travelDays: 0,
      trainDays: 1,
      seats: { total: 0, all: 0 },
      ownTickets: { total: 1000, known: 1, all: 1 },
      planeKg: 0,
    },
  ],
  [
    'seats that are optional, apart from the compulsory ones',
    {
      from: 'a',
      stops: [to('b'), to('f')],
      travellers: { adult: 2, youth: 0, senior: 0, child: 0 },
    },
    {
      seats: { total: 2 * 750, known: 1, all: 1 },
      optionalSeats: { total: 2 * 600, known: 1, all: 1 },
    },
  ],
  ['a bus, whose emissions we do not know', { from: 'a', stops: [to('e', 0)] }, { trainKg: undefined }],
])('adds up %s', (_, trip, expected) => expect(totals(trip)).toMatchObject(expected))

test('calculates emissions by the kilometre, for each traveller', () => {
  // 299 kilometres as the crow flies.
  const { trainKg, planeKg } = totals({ from: 'a', stops: [to('b')] })
  expect(trainKg).toBeCloseTo((299 * 1.4 * 35) / 1000, 0)
  expect(planeKg).toBeCloseTo((299 * 151) / 1000, 0)
})

test.each([
  [75, 'SEK', 'SEK', 7500],
  [75, 'SEK', 'EUR', 750],
  [8, 'EUR', 'SEK', 8000],
  [7.5, 'DKK', 'SEK', 1000],
  [5, 'CHF', 'EUR', undefined],
] as const)('%s %s is %s %s', (amount, from, currency, minor) =>
  expect(inCurrency({ amount, currency: from }, { currency, rates })).toBe(minor),
)
