import { expect, test } from 'vitest'
import { packNetwork } from './pack-network.ts'
import type { PlannerNetwork, PlannerStation } from './planner-network.ts'
import { line } from './sample-network.ts'
import { unpackNetwork } from './unpack-network.ts'

const station = (id: string, country: string, more: Partial<PlannerStation> = {}): PlannerStation => ({
  id,
  country,
  platform: id,
  name: id,
  otherNames: [],
  lat: 55.61,
  lon: -3.02,
  ...more,
})
const copenhagen = { platform: 'København H', name: 'Copenhagen', otherNames: ['Köpenhamn', 'København'] }
const sj = { name: 'SJ', url: 'https://www.sj.se/' }
const network: PlannerNetwork = {
  stations: new Map(
    [
      station('b', 'SE', { name: 'Town' }),
      station('a', 'DK', copenhagen),
      station('c', 'SE', { name: 'Town' }),
      station('z', 'SE'),
      station('e', 'DE'),
    ].map(one => [one.id, one]),
  ),
  trains: {
    x: {
      name: 'Fast',
      seat: 'compulsory',
      operators: [sj],
      fee: { amount: 7.5, currency: 'EUR' },
      firstFee: 15,
      feeAsOf: '2026-11',
    },
    y: { name: 'Slow', seat: 'none', operators: [sj, { name: 'Vy', url: 'https://www.vy.no/' }] },
    w: {
      name: 'Other',
      seat: 'optional',
      operators: [],
      fee: { amount: 40, currency: 'SEK' },
      feeAsOf: '2025-03',
    },
    unused: { name: 'Unused', seat: 'none', operators: [] },
  },
  lines: [
    line('b', 'a', 35, { trains: ['y', 'x'] }),
    line('a', 'e', 285, { mode: 'ferry', oneWay: true, until: '2027-12-11' }),
    line('a', 'c', 600, {
      trains: ['w'],
      night: { leaves: '19:55', arrives: '08:20', back: { leaves: '20:00', arrives: '07:00' } },
      runs: ['mon', 'sat'],
      season: { from: '12-14', to: '03-24' },
      fare: { amount: 29.9, currency: 'EUR' },
      fareAsOf: '2023-10',
      asOf: '2026-06-30',
    }),
    line('c', 'b', 60, { night: { leaves: '23:00', arrives: '00:10' } }),
  ],
  cities: [['b', 'c']],
  transfers: [{ from: 'b', to: 'c', minutes: 12, by: 'walk' }],
  changes: { a: 20, z: 5 },
}

test('can be unpacked again, without what no line needs', () => {
  const packed: unknown = JSON.parse(JSON.stringify(packNetwork(network)))
  const read = unpackNetwork(packed)
  expect([...read.stations.keys()]).toEqual(['e', 'a', 'b', 'c'])
  for (const [id, one] of read.stations) expect(one).toEqual(network.stations.get(id))
  expect(read.transfers).toEqual(network.transfers)
  expect(read.cities).toEqual(network.cities)
  expect(read.changes).toEqual({ a: 20 })

  const named = (given: PlannerNetwork) =>
    given.lines
      .map(({ trains, asOf, night, ...rest }) => ({
        ...rest,
        ...(night ? { night, asOf } : {}),
        trains: trains.map(id => given.trains[id]),
      }))
      .sort((one, other) => one.minutes - other.minutes)
  expect(named(read)).toEqual(named(network))
})

test('is compact', () => {
  expect(packNetwork(network)).toMatchObject({
    stations: { DK: [['a', 'København H', 5561, -302, 'Copenhagen', 'Köpenhamn', 'København']] },
    lines: [
      [],
      [
        [0, 285, [], {}],
        [3, 600, [0], {}],
      ],
      [[1, 35, [2, 1]]],
      [[2, 60, [], {}]],
    ],
  })
})

test.each([[{}], ['network'], [undefined], [{ ...packNetwork(network), lines: undefined, trains: 1 }]])(
  'refuses an invalid file: %j',
  fetched => expect(() => unpackNetwork(fetched)).toThrow(),
)

test('reports an unknown train', () => {
  expect(() => packNetwork({ ...network, trains: {} })).toThrow('no train "w"')
})
