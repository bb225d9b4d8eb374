import { expect, test } from 'vitest'
import type { FoundWay } from './find-ways.ts'
import { findWays } from './find-ways.ts'
import { toGraph } from './graph.ts'
import { layOut, type Pace, type Stage, type TripDay, travelDaysOf } from './lay-out.ts'
import type { Network } from './network.ts'
import { line, network } from './sample-network.ts'

const evening = { leaves: '20:00', arrives: '08:00' }

/** The best way by day, or the first one. */
function wayBetween(from: string, to: string, given: Network): FoundWay {
  const way = findWays(toGraph(given), from, to)[0]
  if (!way) throw new Error(`no way from ${from} to ${to}`)
  return way
}

/** A trip by stations, each with the nights spent there: `a`, `c 2`, `e`. */
function trip(given: Network, stops: readonly string[], pace: Pace, date?: string): TripDay[] {
  const [start = '', ...others] = stops.map(stop => stop.split(' ')[0] ?? '')
  const stages: Stage[] = others.map((to, index) => ({
    way: wayBetween([start, ...others][index] ?? '', to, given),
    nights: Number(stops[index + 1]?.split(' ')[1] ?? 0),
  }))
  return layOut(toGraph(given), stages, { pace, date })
}

/** A day in short: `0 a–b b–c 330 > c 2*`, with a star if the traveller stays at a stop. */
function short({ offset, legs, minutes, night, isTooLong, isTravelDay }: TripDay): string {
  const rides = legs.map(leg => {
    const { from, to } = leg.ride ?? leg.transfer
    return `${from}–${to}`
  })
  const stay =
    typeof night === 'object' ? `${night.station} ${night.nights}${night.isStop ? '*' : ''}` : night
  return [
    offset,
    ...rides,
    minutes,
    stay ? `> ${stay}` : 'end',
    isTooLong ? 'long' : '',
    isTravelDay ? '' : 'free',
  ]
    .filter(part => part !== '')
    .join(' ')
}

const byDay = network([
  line('a', 'b', 180),
  line('b', 'c', 240),
  line('c', 'd', 300),
  line('d', 'e', 780),
  line('e', 'f', 60, { mode: 'ferry' }),
  line('f', 'g', 60, { mode: 'bus', trains: ['none'] }),
])
const inCity = network([line('q', 'r', 360)], {
  transfers: [{ from: 'p', to: 'q', minutes: 35, by: 'metro' }],
})
const byNight = network([
  line('a', 'b', 180),
  line('b', 'c', 720, { night: { ...evening, back: evening } }),
  line('c', 'd', 240),
  line('d', 'e', 600, { night: { leaves: '19:00', arrives: '05:00', back: evening } }),
  line('c', 'f', 840, { night: { leaves: '16:00', arrives: '06:00' } }),
  line('f', 'g', 480, { night: { leaves: '00:30', arrives: '20:00' } }),
  line('g', 'h', 200),
  line('g', 'k', 1320, { night: { leaves: '10:45', arrives: '08:45' } }),
  line('x', 'c', 650),
  line('y', 'b', 365),
])

test.each<[string, Network, readonly string[], Pace, readonly string[]]>([
  ['all in one day where its hours allow', byDay, ['a', 'c'], 8, ['0 a–b b–c 450 end']],
  ['a night where the day is long enough', byDay, ['a', 'c'], 6, ['0 a–b 180 > b 1', '1 b–c 240 end']],
  ['no change on the first train of a day', byDay, ['a', 'd'], 8, ['0 a–b b–c 450 > c 1', '1 c–d 300 end']],
  ['a single train that takes longer', byDay, ['d', 'e'], 12, ['0 d–e 780 end long']],
  [
    'nights at a stop, and the days that they take',
    byDay,
    ['a', 'b 3', 'c 1', 'a'],
    12,
    ['0 a–b 180 > b 3*', '3 b–c 240 > c 1*', '4 c–b b–a 450 end'],
  ],
  ['a stop without a night, where one changes as anywhere', byDay, ['a', 'b', 'c'], 8, ['0 a–b b–c 450 end']],
  [
    'no travel day for a ferry, one for a bus that the pass covers',
    byDay,
    ['e', 'f 1', 'g'],
    6,
    ['0 e–f 60 > f 1* free', '1 f–g 60 end'],
  ],
  [
    'a night train at the end of a day, and the next after it',
    byNight,
    ['a', 'd'],
    8,
    ['0 a–b b–c 210 > train', '1 c–d 270 end'],
  ],
  [
    'the day on which a night train arrives',
    byNight,
    ['a', 'c'],
    8,
    ['0 a–b b–c 210 > train', '1 0 end free'],
  ],
  [
    'nights at a stop after a night train, from the day on which it arrives',
    byNight,
    ['b', 'c 2', 'd'],
    8,
    ['0 b–c 0 > train', '1 0 > c 2* free', '3 c–d 240 end'],
  ],
  [
    'two nights in a row on trains, with time between them',
    byNight,
    ['b', 'e'],
    8,
    ['0 b–c 0 > train', '1 c–d d–e 300 > train', '2 0 end free'],
  ],
  [
    'a night before a night train, where the change to it is too much for the day',
    byNight,
    ['y', 'c'],
    6,
    ['0 y–b 365 > b 1', '1 b–c 0 > train', '2 0 end free'],
  ],
  [
    'a night before a night train that leaves too early for the day',
    byNight,
    ['x', 'f'],
    12,
    ['0 x–c 650 > c 1', '1 c–f 0 > train', '2 0 end free'],
  ],
  [
    'a night train that leaves after midnight, and arrives too late to go on',
    byNight,
    ['f', 'h'],
    8,
    ['0 f–g 0 > train', '1 0 > g 1 free', '2 g–h 200 end'],
  ],
  [
    'a transfer with the train after it, although the two take longer than the day',
    inCity,
    ['p', 'r'],
    6,
    ['0 p–q q–r 395 end'],
  ],
  [
    'a transfer after nights at a stop with the train after it',
    inCity,
    ['r', 'q 2', 'p 1', 'q', 'r'],
    8,
    ['0 r–q 360 > q 2*', '2 q–p 35 > p 1* free', '3 p–q q–r 395 end'],
  ],
  [
    'a night before a night train that leaves in the morning, before the traveller arrives',
    byNight,
    ['f', 'g', 'k'],
    8,
    ['0 f–g 0 > train', '1 0 > g 1 free', '2 g–k 0 > train', '3 0 end free'],
  ],
])('divides into days: %s', (_, given, stops, pace, days) => {
  expect(trip(given, stops, pace).map(short)).toEqual(days)
})

test.each<[string, number, readonly string[], readonly string[]]>([
  ['of twelve hours ends its day on board', 720, ['a', 'c'], ['0 a–b b–c 225 > ferry', '1 0 end free']],
  [
    'leads to a stop on the next day',
    990,
    ['a', 'c 2', 'd'],
    ['0 a–b b–c 225 > ferry', '1 0 > c 2* free', '3 c–d 60 end'],
  ],
  ['leaves the next day for what follows', 990, ['a', 'd'], ['0 a–b b–c 225 > ferry', '1 c–d 90 end']],
  [
    'of less than twelve hours takes the day',
    719,
    ['a', 'c'],
    ['0 a–b 195 > b 1', '1 b–c 719 end long free'],
  ],
])('a ferry %s', (_, minutes, stops, days) => {
  const given = network([line('a', 'b', 195), line('b', 'c', minutes, { mode: 'ferry' }), line('c', 'd', 60)])
  expect(trip(given, stops, 8).map(short)).toEqual(days)
})

const longer = network([
  line('a', 'b', 300),
  line('b', 'c', 180),
  line('c', 'd', 60),
  line('d', 'e', 420, { night: { leaves: '22:00', arrives: '05:00' } }),
  line('d', 'z', 10),
])
test.each<[string, readonly string[], Pace, readonly string[]]>([
  ['half an hour more than the pace to arrive', ['a', 'c'], 8, ['0 a–b b–c 510 end']],
  ['no more than half an hour more', ['a', 'd'], 8, ['0 a–b 300 > b 1', '1 b–c c–d 270 end']],
  [
    'no more where a night on the way remains',
    ['a', 'b', 'd', 'e'],
    8,
    ['0 a–b 300 > b 1', '1 b–c c–d d–e 300 > train', '2 0 end free'],
  ],
  ['half an hour more to a night train', ['b', 'e'], 6, ['0 b–c c–d d–e 300 > train', '1 0 end free']],
])('a day takes %s', (_, stops, pace, days) => expect(trip(longer, stops, pace).map(short)).toEqual(days))

test.each<[string, Network, readonly string[], Pace, string]>([
  ['the hours', byDay, ['a', 'c'], 6, 'hours'],
  ['a night train that leaves too early', byNight, ['x', 'f'], 12, 'departure'],
  ['a late arrival', byNight, ['f', 'h'], 8, 'late'],
])('says that the reason for a night on the way is %s', (_, given, stops, pace, reason) => {
  const nights = trip(given, stops, pace).map(({ night }) => night)
  expect(nights).toContainEqual(expect.objectContaining({ isStop: false, reason }))
})

test('a transfer takes its minutes', () => {
  const paris = network([line('a', 'nord', 200), line('lyon', 'b', 200)], {
    transfers: [{ from: 'nord', to: 'lyon', minutes: 15, by: 'metro' }],
  })
  expect(trip(paris, ['a', 'b'], 8).map(short)).toEqual(['0 a–nord nord–lyon lyon–b 445 end'])
  expect(trip(paris, ['a', 'b'], 6).map(short)).toEqual([
    '0 a–nord nord–lyon 215 > lyon 1',
    '1 lyon–b 200 end',
  ])
})

test.each<[string, readonly string[], readonly string[]]>([
  ['at a stop', ['a', 'lyon 2', 'b'], ['0 a–nord nord–lyon 370 > lyon 2*', '2 lyon–b 200 end']],
  ['on the way', ['a', 'b'], ['0 a–nord nord–lyon 370 > lyon 1', '1 lyon–b 200 end']],
])('a transfer takes no day of its own after a full day: %s', (_, stops, days) => {
  const paris = network([line('a', 'nord', 355), line('lyon', 'b', 200)], {
    transfers: [{ from: 'nord', to: 'lyon', minutes: 15, by: 'metro' }],
  })
  expect(trip(paris, stops, 6).map(short)).toEqual(days)
})

test('a trip with a date has one for each day, and reports what does not leave on it', () => {
  const given = network([
    line('a', 'b', 300, { runs: ['mon'] }),
    line('b', 'c', 300, { season: { from: '06-14', to: '08-24' } }),
  ])
  const days = trip(given, ['a', 'b 2', 'c'], 8, '2027-06-14')
  expect(days.map(({ date, legs }) => [date, legs.map(leg => leg.ride && leg.runs)])).toEqual([
    ['2027-06-14', [true]],
    ['2027-06-16', [true]],
  ])
  const late = trip(given, ['a', 'b 2', 'c'], 8, '2027-08-24')
  expect(late.map(({ legs }) => legs.map(leg => leg.ride && leg.runs))).toEqual([[false], [false]])
  const undated = trip(given, ['a', 'c'], 12)
  expect(undated.flatMap(({ legs }) => legs.map(leg => leg.ride && leg.runs))).toEqual([undefined, undefined])
})

test('travel days are those on which a train of the pass is boarded', () => {
  expect(travelDaysOf(trip(byNight, ['b', 'e'], 8))).toBe(2)
  expect(travelDaysOf(trip(byDay, ['d', 'e 1', 'f 1', 'g'], 8))).toBe(2)
  expect(travelDaysOf(trip(network([line('a', 'b', 60, { trains: ['own-ticket'] })]), ['a', 'b'], 8))).toBe(0)
})

test('a trip without ways has no days', () => {
  expect(layOut(toGraph(byDay), [], { pace: 8 })).toEqual([])
})
