import { expect, test } from 'vitest'
import { toGraph } from './graph.ts'
import { timeOnTheWay } from './lay-out.ts'
import { isSameStage, memoizeFindWays, nextOffset, planTrip } from './plan-trip.ts'
import { line, network } from './sample-network.ts'
import { segmentsOf } from './segments.ts'
import { emptyTrip, type Trip } from './trip.ts'

const night = { leaves: '20:00', arrives: '08:00', back: { leaves: '20:00', arrives: '08:00' } }
const graph = toGraph(
  network([
    line('a', 'b', 300, { trains: ['none'] }),
    line('b', 'c', 420, { trains: ['compulsory'] }),
    line('a', 'c', 720, { trains: ['compulsory'], night }),
    line('c', 'd', 60, { trains: ['none'] }),
    line('x', 'y', 60),
    line('p', 'a', 240, { trains: ['none'] }),
    line('p', 'q', 600, { night }),
    line('q', 'b', 300),
    line('s', 'a', 240),
    line('s', 'b', 600, { night, season: { from: '06-14', to: '08-24' } }),
  ]),
)
const plan = (trip: Partial<Trip>) => planTrip(graph, memoizeFindWays(graph), { ...emptyTrip, ...trip })
const short = (trip: Partial<Trip>) =>
  plan(trip).stages.map(
    ({ from, to, chosen, leaves, arrives, stopovers, missing, isHome }) =>
      `${from}${to} ${chosen?.names[0] ?? 'none'} ${leaves}-${arrives}` +
      [
        ...stopovers.map(at => ` via ${at.station}`),
        missing ? ` no ${missing}` : '',
        isHome ? ' home' : '',
      ].join(''),
  )
const to = (station: string, nights = 1) => ({ station, nights })

test.each<[string, Partial<Trip>, string[]]>([
  ['nothing', {}, []],
  ['a start alone', { from: 'a' }, []],
  ['stops without a start', { stops: [to('b'), to('c')], isReturn: true }, ['bc by-day 1-1']],
  [
    'a round trip that ends where it began',
    { from: 'a', stops: [to('b', 2), to('a', 0)] },
    ['ab by-day 0-0', 'ba by-day 2-2'],
  ],
  ['there and back', { from: 'a', stops: [to('b', 2)] }, ['ab by-day 0-0', 'ba by-day 2-2 home']],
  ['one way', { from: 'a', stops: [to('b')], isReturn: false }, ['ab by-day 0-0']],
  [
    'a day that is long enough, and a night on the way',
    { from: 'a', stops: [{ ...to('c'), way: 'by-day' }], isReturn: false },
    ['ac by-day 0-1 via b'],
  ],
  [
    'a night train where it saves a night on the way',
    { from: 'a', stops: [to('c')], isReturn: false },
    ['ac by-night 0-1'],
  ],
  [
    'a night on the way where a night train leaves most of it to the day',
    { from: 'p', stops: [to('b')], isReturn: false },
    ['pb by-day 0-1 via a'],
  ],
  [
    'a night train of a season only on a day when it runs',
    { from: 's', stops: [to('b')], isReturn: false },
    ['sb by-day 0-1 via a'],
  ],
  [
    'that night train on a day when it runs',
    { from: 's', stops: [to('b')], isReturn: false, date: '2027-07-05' },
    ['sb by-night 0-1'],
  ],
  [
    'the same by night, as asked',
    { from: 'a', stops: [{ ...to('c'), way: 'by-night' }], wayHome: 'by-night' },
    ['ac by-night 0-1', 'ca by-night 2-3 home'],
  ],
  [
    'a night train that the traveller does not want',
    { from: 'a', stops: [{ ...to('c'), way: 'by-night' }], isReturn: false, nightTrains: false },
    ['ac by-day 0-1 via b no by-night'],
  ],
  ['a longer day', { from: 'a', stops: [to('c')], isReturn: false, pace: 12 }, ['ac by-day 0-0']],
  [
    'a place with no way, and on from there',
    { from: 'a', stops: [to('b'), to('y'), to('x')], isReturn: false },
    ['ab by-day 0-0', 'by none 1-1', 'yx by-day 2-2'],
  ],
])('plans %s', (_, trip, expected) => expect(short(trip)).toEqual(expected))

test('plans each stage for its own day', () => {
  const trip = plan({ from: 'a', stops: [to('b', 3), to('c', 2)], date: '2027-06-14', isReturn: false })
  expect(trip.days.map(({ date }) => date)).toEqual(['2027-06-14', '2027-06-17'])
  expect(nextOffset(trip.days)).toBe(5)
})

test('each ride of a stage has its own day, and no change after a night at a station', () => {
  const { stages } = plan({ from: 'a', stops: [{ ...to('c'), way: 'by-day' }], isReturn: false })
  expect(stages[0]?.legs.map(({ offset, change }) => [offset, change])).toEqual([
    [0, 0],
    [1, 0],
  ])
  expect(stages[0]?.stopovers).toEqual([{ station: 'b', reason: 'hours' }])
})

test.each<[string, Partial<Trip>, (number | string)[]]>([
  ['all in one day', { pace: 12 }, [750, '0 + 1']],
  ['no change after a night on the way', {}, [720, '0 + 1']],
  [
    'a change after a stop without a night, or a night there',
    { stops: [to('p', 0), to('a', 0), to('c')], pace: 12 },
    [750, '30 + 1'],
  ],
])('tells the hours of each way as it would be divided into days: %s', (_, trip, expected) => {
  const { stages } = plan({ from: 'a', stops: [to('c')], isReturn: false, ...trip })
  const times = stages
    .at(-1)
    ?.times.map(({ dayMinutes, nightsOnBoard }) =>
      nightsOnBoard === 0 ? dayMinutes : `${dayMinutes} + ${nightsOnBoard}`,
    )
  expect(times).toEqual(expected)
})

test.each<Partial<Trip>>([
  { stops: [to('c', 2)] },
  { stops: [{ ...to('c', 2), way: 'by-day' }] },
  { stops: [to('b', 0), to('c'), to('d', 0), to('b')], wayHome: 'by-day' },
  { from: 'p', stops: [{ ...to('b'), way: 'by-night' }, to('c')] },
])('the hours of the chosen ways are those of the line and of the days: %j', trip => {
  const { stages, days } = plan({ from: 'a', ...trip })
  const ofWays = stages.flatMap(({ ways, chosen, times }) =>
    chosen ? (times[ways.indexOf(chosen)]?.dayMinutes ?? []) : [],
  )
  const ofLine = stages.map(stage =>
    segmentsOf(stage).reduce((sum, { isNight, minutes }) => sum + (isNight ? 0 : minutes), 0),
  )
  expect(ofWays).toEqual(ofLine)
  expect(ofLine.reduce((sum, minutes) => sum + minutes, 0)).toBe(timeOnTheWay(days).dayMinutes)
})

test.each<[string, number, string[]]>([
  ['goes on from another station of the city after a night', 1, ['a-north', 'east-b']],
  ['goes on from the same station without a night', 0, ['a-north', 'north-b']],
])('%s', (_, nights, ends) => {
  const city = toGraph(
    network([line('a', 'north', 100), line('east', 'b', 100)], {
      transfers: [{ from: 'north', to: 'east', minutes: 15, by: 'metro' }],
      cities: [['east', 'north']],
    }),
  )
  const trip: Trip = { ...emptyTrip, from: 'a', stops: [to('east', nights), to('b')], isReturn: false }
  const { stages } = planTrip(city, memoizeFindWays(city), trip)
  expect(stages.map(({ leavesFrom, arrivesAt }) => `${leavesFrom}-${arrivesAt}`)).toEqual(ends)
})

test('searches the ways between two stops only once', () => {
  const ways = memoizeFindWays(graph)
  expect(ways('a', 'c', { nightTrains: true })).toBe(ways('a', 'c', { nightTrains: true }))
  expect(ways('a', 'c', { nightTrains: false })).not.toBe(ways('a', 'c', { nightTrains: true }))
})

test.each<[string, Partial<Trip>, boolean]>([
  ['a further stop', { stops: [to('b'), to('c'), to('d')] }, true],
  ['more nights at its end', { stops: [to('b'), to('c', 3)] }, false],
  ['more nights before it', { stops: [to('b', 2), to('c')] }, false],
  ['another way', { stops: [to('b'), { ...to('c'), way: 'by-night' }] }, false],
  ['a longer day', { stops: [to('b'), to('c')], pace: 12 }, true],
])('compares a stage with that of another plan: %s', (_, change, expected) => {
  const ways = memoizeFindWays(graph)
  const trip: Trip = { ...emptyTrip, from: 'a', stops: [to('b'), to('c')], isReturn: false }
  const [before, after] = [trip, { ...trip, ...change }].map(one => planTrip(graph, ways, one).stages[1])
  expect(before && after && isSameStage(before, after)).toBe(expected)
})
