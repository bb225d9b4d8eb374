import fc from 'fast-check'
import type { Line, Network } from './network.ts'
import { seatNeeds } from './seat-needs.ts'
import { weekdays } from './travel-modes.ts'

/** A connection for tests, by train and without facts about its seat unless given. */
export const line = (from: string, to: string, minutes: number, more: Partial<Line> = {}): Line => ({
  from,
  to,
  minutes,
  mode: 'train',
  trains: [],
  asOf: '2026-11',
  ...more,
})

/** A network for tests, with a train for each kind of seat, named by that kind. */
export const network = (lines: readonly Line[], more: Partial<Network> = {}): Network => ({
  lines,
  trains: Object.fromEntries(seatNeeds.map(seat => [seat, { seat }])),
  transfers: [],
  cities: [],
  changes: {},
  ...more,
})

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
const station = fc.constantFrom(...names)
const minutes = fc.integer({ min: 1, max: 80 }).map(tens => tens * 10)
const rarely = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })
const clock = fc.constantFrom('19:30', '22:00', '07:10', '09:45')

const anyLine = fc
  .record({
    from: station,
    to: station,
    minutes,
    mode: fc.constantFrom('train', 'train', 'train', 'bus', 'ferry'),
    trains: fc.array(fc.constantFrom(...seatNeeds), { maxLength: 2 }),
    isOneWay: fc.nat({ max: 4 }).map(number => number === 0),
    night: rarely(fc.record({ leaves: clock, arrives: clock })),
    season: rarely(fc.constant({ from: '06-14', to: '08-24' })),
    runs: rarely(fc.subarray([...weekdays], { minLength: 1 })),
  })
  .map(({ from, to, minutes, mode, trains, isOneWay, night, season, runs }) =>
    line(from, to, minutes, {
      mode,
      trains,
      ...(isOneWay ? { oneWay: true as const } : {}),
      ...(night ? { night } : {}),
      ...(season ? { season } : {}),
      ...(runs ? { runs } : {}),
    }),
  )
  .filter(({ from, to }) => from !== to)

/** Small random networks, with two of their stations. */
export const anyTrip = fc.record({
  network: fc
    .record({
      lines: fc.array(anyLine, { minLength: 6, maxLength: 14 }),
      transfers: fc.array(fc.record({ from: station, to: station, minutes, by: fc.constant('metro') }), {
        maxLength: 2,
      }),
      changes: fc.dictionary(station, fc.constantFrom(10, 50), { maxKeys: 2 }),
      cities: fc.constantFrom(
        [],
        [['a', 'd']],
        [['b', 'e']],
        [
          ['a', 'g'],
          ['b', 'c', 'f'],
        ],
      ),
    })
    .map(({ lines, transfers, ...more }) =>
      network(lines, { transfers: transfers.filter(({ from, to }) => from !== to), ...more }),
    ),
  from: fc.constant('a'),
  to: fc.constantFrom('b', 'c'),
})
