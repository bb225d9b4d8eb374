import { expect, test } from 'vitest'
import { routeFinder } from './fitting-routes.ts'

/** Stations on the equator, one degree of longitude apart, and a second station of the city `d`. */
const at = new Map([...'abcdefghij'].map((id, lon) => [id, { lat: 0, lon }]))
at.set('d-port', { lat: 0, lon: 3 })
const stationsBeside = (id: string) => (id.startsWith('d') ? ['d', 'd-port'] : [id])

/** The legs of a route or a journey from station to station. */
const legs = (...stations: string[]) =>
  stations.slice(1).map((to, place) => ({ from: stations[place] ?? '', to }))

const route = (id: string, ...stations: string[]) => ({
  id,
  start: stations[0] ?? '',
  legs: legs(...stations),
})

const routes = [
  route('a far journey from d', 'd', 'j', 'd'),
  route('a near journey from d', 'd-port', 'e', 'd-port'),
  route('all the way there and back', 'a', 'b', 'd', 'b', 'a'),
  route('to d from c, by another line', 'c', 'i', 'd'),
  route('between b and a', 'b', 'a'),
  route('a little of a long way', 'b', 'a', 'j'),
  route('elsewhere', 'e', 'f', 'e'),
]
const find = routeFinder(routes, { at, stationsBeside })

test.each<[behaviour: string, stations: readonly string[], ids: readonly string[]]>([
  [
    'those that lead from one end to the other, then those that begin at the end, the shorter first',
    ['a', 'b', 'd'],
    ['all the way there and back', 'a near journey from d', 'a far journey from d', 'between b and a'],
  ],
  [
    'those in the opposite direction, and in a city with several stations',
    ['d-port', 'b', 'a'],
    ['all the way there and back', 'between b and a', 'a little of a long way'],
  ],
  ['those that lead to its end from a city on the way', ['h', 'c', 'd'], ['to d from c, by another line']],
  ['none, where none fits', ['g', 'h'], []],
  ['none, for no journey', [], []],
])('finds %s', (_, stations, ids) => {
  expect(find(legs(...stations)).filter(id => ids.length === 0 || ids.includes(id))).toEqual(ids)
})

test('leaves out routes that share little with a long journey', () => {
  expect(find(legs('b', 'a', 'h'))).not.toContain('between b and a')
  expect(find(legs('b', 'a', 'c'))).toContain('between b and a')
})

test('names each route once', () => {
  const found = find(legs('a', 'b', 'd'))
  expect(new Set(found).size).toBe(found.length)
})
