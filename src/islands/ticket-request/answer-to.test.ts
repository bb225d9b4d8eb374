import { expect, test } from 'vitest'
import { stationFinder } from '../../shared/trip/find-station.ts'
import { toGraph } from '../../shared/trip/graph.ts'
import { memoizeFindWays } from '../../shared/trip/plan-trip.ts'
import type { PlannerStation } from '../../shared/trip/planner-network.ts'
import { line, network } from '../../shared/trip/sample-network.ts'
import { answerTo, type Journey } from './answer-to.ts'

const station = (id: string, name: string, ...otherNames: string[]): PlannerStation => ({
  id,
  platform: `${name} C`,
  name,
  otherNames,
  country: 'SE',
  lat: 0,
  lon: 0,
})
const stations = new Map(
  [
    station('malmo', 'Malmö'),
    station('copenhagen', 'Copenhagen', 'Köpenhamn', 'København'),
    station('berlin', 'Berlin'),
    station('paris-north', 'Paris North', 'Paris'),
    station('paris-east', 'Paris East', 'Paris'),
    station('visby', 'Visby'),
  ].map(one => [one.id, one]),
)
const lines = network([
  line('malmo', 'copenhagen', 40),
  line('copenhagen', 'berlin', 420),
  line('malmo', 'berlin', 780, { night: { leaves: '19:30', arrives: '08:30' } }),
  line('berlin', 'paris-north', 700),
  line('berlin', 'paris-east', 500),
])
const sample = { ...lines, cities: [['paris-north', 'paris-east']] }
const known = {
  find: stationFinder({ stations, lines: sample.lines }),
  waysBetween: memoizeFindWays(toGraph(sample)),
  cities: [
    { slug: 'malmo', stations: ['malmo'], isStart: true },
    { slug: 'berlin', stations: ['berlin'], isStart: false },
    { slug: 'paris', stations: ['paris-north', 'paris-east'], isStart: false },
  ],
  today: '2026-11-25',
} as const
const journey = (from: string, to: string, more: Partial<Journey> = {}): Journey => ({
  from,
  to,
  date: '',
  class: 'second',
  ...more,
})
const answered = (...args: Parameters<typeof journey>) => {
  const answer = answerTo(journey(...args), known)
  if (answer.kind !== 'known') throw new Error(`The answer is ${answer.kind}`)
  return answer
}

test('a journey is answered with its fastest way, its night train, its page and its trip', () => {
  expect(answered('Malmö', 'Berlin')).toMatchObject({
    from: 'Malmö',
    to: 'Berlin',
    best: { minutes: 490, changes: 1 },
    night: { minutes: 780, changes: 0 },
    page: 'malmo-berlin',
    trip: '?from=malmo&stop=berlin.1',
  })
})

test.each([
  ['misspelled', 'Malmo', 'Berlni'],
  ['in another language', 'köpenhamn', 'berlin'],
  ['as on the platform', 'Malmö C', 'Berlin C'],
])('places are found %s', (_, from, to) => {
  expect(answered(from, to).to).toBe('Berlin')
})

test('the answer uses the station of a city that is quickest to reach', () => {
  const { best, page, trip } = answered('Malmö', 'Paris North')
  expect(best?.minutes).toBe(490 + 30 + 500)
  expect({ page, trip }).toEqual({ page: 'malmo-paris', trip: '?from=malmo&stop=paris-north.1' })
})

test('a journey without a page, or without a way, can still be planned', () => {
  expect(answered('Berlin', 'Malmö')).toMatchObject({ page: undefined, trip: '?from=berlin&stop=malmo.1' })
  expect(answered('Malmö', 'Visby')).toMatchObject({
    best: undefined,
    night: undefined,
    page: undefined,
    trip: '?from=malmo&stop=visby.1',
  })
})

test.each([
  [{ date: '2027-06-01', class: 'first' }, '?from=malmo&stop=berlin.1&day=2027-06-01&class=first'],
  [{ date: '2026-11-24' }, '?from=malmo&stop=berlin.1'],
  [{ date: '2027-0' }, '?from=malmo&stop=berlin.1'],
])('the planner gets a future day, and the class: %j', (more, trip) => {
  expect(answered('Malmö', 'Berlin', more).trip).toBe(trip)
})

test.each([
  ['Atlantis', 'Berlin', { kind: 'unknown', typed: 'Atlantis' }],
  ['Berlin', 'Atlantis', { kind: 'unknown', typed: 'Atlantis' }],
  ['Malmö', 'malmo c', { kind: 'same' }],
])('from %s to %s there is no answer', (from, to, answer) => {
  expect(answerTo(journey(from, to), known)).toEqual(answer)
})
