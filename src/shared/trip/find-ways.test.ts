import { expect, test } from 'vitest'
import { type FoundWay, findWays, type WayOptions } from './find-ways.ts'
import { toGraph } from './graph.ts'
import type { Network } from './network.ts'
import { line, network } from './sample-network.ts'

/** A way in short: `by-day,fewest-changes: abc 450` */
const short = (from: string) => (way: FoundWay) =>
  `${way.names.join()}: ${[from, ...way.legs.map(leg => (leg.ride ?? leg.transfer).to)].join('')} ${way.minutes}`
const waysIn = (given: Network, from: string, to: string, options?: WayOptions) =>
  findWays(toGraph(given), from, to, options).map(short(from))

const evening = { leaves: '20:00', arrives: '08:00' }
const choice = network([
  line('a', 'b', 100, { trains: ['compulsory'] }),
  line('b', 'c', 100, { trains: ['compulsory'] }),
  line('a', 'c', 300, { trains: ['compulsory'] }),
  line('a', 'd', 200, { trains: ['none'] }),
  line('d', 'c', 200, { trains: ['optional'] }),
  line('a', 'e', 60, { trains: ['none'] }),
  line('e', 'c', 700, { night: evening, trains: ['compulsory'] }),
])

test.each<[string, WayOptions, readonly string[]]>([
  [
    'every way that is best at something',
    {},
    ['by-day: abc 230', 'by-night: aec 790', 'fewest-changes: ac 300', 'without-reservation: adc 430'],
  ],
  [
    'no night train where none is wanted',
    { nightTrains: false },
    ['by-day: abc 230', 'fewest-changes: ac 300', 'without-reservation: adc 430'],
  ],
  [
    'nothing to reserve where nothing is to be reserved',
    { avoidReservations: true },
    ['by-day,fewest-changes,without-reservation: adc 430'],
  ],
])('finds %s', (_, options, ways) => {
  expect(waysIn(choice, 'a', 'c', options)).toEqual(ways)
})

test('finds no way to an unconnected station, or from a station to itself', () => {
  expect(waysIn(choice, 'a', 'z')).toEqual([])
  expect(waysIn(choice, 'a', 'a')).toEqual([])
  expect(waysIn(network([line('a', 'b', 60, { oneWay: true })]), 'b', 'a')).toEqual([])
})

test('leaves out a night train that saves no time of the day', () => {
  const given = network([line('a', 'b', 60), line('a', 'c', 90), line('c', 'b', 600, { night: evening })])
  expect(waysIn(given, 'a', 'b')).toEqual(['by-day,fewest-changes: ab 60'])
})

test.each([
  ['trains where they take less than three times as long', 900, 'by-night: acdb 1760'],
  ['a bus where trains take longer', 1000, 'by-night: acb 1030'],
])('goes on from a night train by %s', (_, minutes, way) => {
  const given = network([
    line('a', 'b', 3000),
    line('a', 'c', 600, { night: evening }),
    line('c', 'b', 400, { mode: 'bus' }),
    line('c', 'd', 200),
    line('d', 'b', minutes),
  ])
  expect(waysIn(given, 'a', 'b')).toContain(way)
})

test.each([
  ['a change that saves less than an hour', 620, 'by-night: ac 620'],
  ['a change that saves more', 760, 'by-night: abc 590'],
])('weighs the rest by night against %s', (_, direct, way) => {
  const given = network([
    line('a', 'c', 2000),
    line('a', 'c', direct, { night: evening }),
    line('a', 'b', 60),
    line('b', 'c', 500, { night: evening }),
  ])
  expect(waysIn(given, 'a', 'c').map(words => words.replace(/,[a-z-]+/, ''))).toContain(way)
})

test('no further night on a train spares a change by day', () => {
  const given = network([
    line('a', 'b', 600, { night: evening }),
    line('b', 'c', 200),
    line('c', 'd', 200),
    line('b', 'd', 500, { night: evening }),
  ])
  expect(waysIn(given, 'a', 'd')[0]).toBe('by-night: abcd 1060')
})

test('a change takes half an hour, or the station’s own time; a transfer takes its minutes in addition', () => {
  const lines = [line('a', 'b', 100), line('b', 'c', 100), line('x', 'd', 100)]
  expect(waysIn(network(lines, { changes: { b: 12 } }), 'a', 'c')).toEqual(['by-day,fewest-changes: abc 212'])
  const transfers = [{ from: 'x', to: 'c', minutes: 15, by: 'metro' }]
  expect(waysIn(network(lines, { transfers }), 'a', 'd')).toEqual(['by-day,fewest-changes: abcxd 375'])
  expect(waysIn(network(lines, { transfers }), 'b', 'x')).toEqual(['by-day,fewest-changes: bcx 115'])
  expect(waysIn(network(lines, { transfers }), 'c', 'd')).toEqual(['by-day,fewest-changes: cxd 115'])
  expect(findWays(toGraph(network(lines, { transfers })), 'c', 'd')[0]?.changes).toBe(0)
})

test.each<[string, string, string, WayOptions, readonly string[]]>([
  ['each way from the best station of a city', 'east', 'm', {}, ['by-day,fewest-changes: nm 300']],
  ['each way to the best one', 'm', 'east', {}, ['by-day,fewest-changes: mn 300', 'by-night: meast 480']],
  [
    'a transfer where one has just arrived',
    'east',
    'm',
    { isFromStation: true },
    ['by-day,fewest-changes: eastnm 310'],
  ],
  [
    'the transfer between two stations of a city',
    'east',
    'n',
    {},
    ['by-day,fewest-changes,without-reservation: eastn 10'],
  ],
])('takes %s', (_, from, to, options, ways) => {
  const city = network(
    [line('n', 'm', 300), line('m', 'east', 480, { night: evening, oneWay: true }), line('east', 'm', 480)],
    { transfers: [{ from: 'n', to: 'east', minutes: 10, by: 'walk' }], cities: [['n', 'east']] },
  )
  const short = ({ names, legs: [first, ...legs], minutes }: FoundWay) => {
    const start = first && (first.ride ?? first.transfer)
    const ends = legs.map(leg => (leg.ride ?? leg.transfer).to)
    return `${names.join()}: ${[start?.from, start?.to, ...ends].join('')} ${minutes}`
  }
  expect(findWays(toGraph(city), from, to, options).map(short)).toEqual(ways)
})

test.each([
  ['a weekday on which it runs', '2027-07-05', 100],
  ['another weekday', '2027-07-06', 200],
  ['the first day of its season', '2027-06-14', 100],
  ['the day before its season', '2027-06-07', 200],
  ['its last day', '2027-08-23', 100],
  ['the week after its last day', '2027-08-30', 200],
])('takes the train that runs by season, weekday and last day: %s', (_, date, minutes) => {
  const given = network([
    line('a', 'b', 100, { runs: ['mon'], season: { from: '06-14', to: '09-30' }, until: '2027-08-23' }),
    line('a', 'b', 200),
  ])
  expect(findWays(toGraph(given), 'a', 'b', { date })[0]?.minutes).toBe(minutes)
})

test.each([
  ['2027-12-31', 1],
  ['2027-02-28', 1],
  ['2027-03-01', 0],
  ['2027-11-30', 0],
])('a season may include the new year: %s', (date, count) => {
  const given = network([line('a', 'b', 100, { season: { from: '12-01', to: '02-28' } })])
  expect(waysIn(given, 'a', 'b', { date }).length).toBe(count)
})

test('a night on a train leads to the next day', () => {
  const given = network([
    line('a', 'b', 600, { night: evening, runs: ['sun'] }),
    line('b', 'c', 100, { runs: ['mon'] }),
  ])
  expect(waysIn(given, 'a', 'c', { date: '2027-07-04' })).toEqual(['by-night,fewest-changes: abc 730'])
  expect(waysIn(given, 'a', 'c', { date: '2027-07-05' })).toEqual([])
})

test('takes no more nights than the way by day takes long days', () => {
  const nights = [line('a', 'b', 600, { night: evening }), line('b', 'c', 600, { night: evening })]
  const byDay = (minutes: number) => network([line('a', 'c', minutes, { trains: ['none'] }), ...nights])
  expect(findWays(toGraph(byDay(720)), 'a', 'c').map(({ nights }) => nights)).toEqual([0])
  expect(findWays(toGraph(byDay(730)), 'a', 'c').map(({ nights }) => nights)).toEqual([0, 2])
})

test('a way includes the wait between two night trains', () => {
  const given = network([
    line('a', 'b', 720, { night: evening }),
    line('b', 'c', 100),
    line('c', 'd', 600, { night: { leaves: '22:00', arrives: '08:00' } }),
  ])
  // 12 hours, 14 hours from 08:00 to 22:00, 10 hours.
  expect(waysIn(given, 'a', 'd')).toEqual(['by-night,fewest-changes: abcd 2160'])
  expect(findWays(toGraph(given), 'a', 'd')[0]).toMatchObject({ dayMinutes: 160, waitMinutes: 680 })
})

test('takes a longer night train if the connecting train leaves on the next day only', () => {
  const given = network([
    line('a', 'c', 50),
    line('a', 'b', 60),
    line('b', 'c', 600, { night: evening }),
    line('c', 'd', 100, { runs: ['mon'] }),
  ])
  expect(waysIn(given, 'a', 'd', { date: '2027-07-04' })).toEqual(['by-night,fewest-changes: abcd 820'])
})

test.each([
  [undefined, ['by-day,fewest-changes,without-reservation: ab 100']],
  ['2027-01-13', ['by-day,fewest-changes,without-reservation: ab 100']],
  ['2027-07-13', ['by-day,fewest-changes: ab 100']],
])('seats that can be compulsory in summer count as compulsory in summer: %s', (date, ways) => {
  expect(waysIn(network([line('a', 'b', 100, { trains: ['summer'] })]), 'a', 'b', { date })).toEqual(ways)
})

test.each([
  [['none'], true],
  [['optional', 'none'], true],
  [['none', 'compulsory'], false],
  [['own-ticket'], false],
  [['unknown'], false],
  [[], false],
  [['not-in-the-list'], false],
])('a train with %j can be taken without a reservation: %s', (trains, isFree) => {
  const [way] = findWays(toGraph(network([line('a', 'b', 100, { trains })])), 'a', 'b')
  expect(way?.names.includes('without-reservation')).toBe(isFree)
})
