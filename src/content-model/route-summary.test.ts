import { expect, test } from 'vitest'
import { passSpan, routeStops, travelDays } from './route-summary.ts'

const leg = (from: string, to: string, ticket = 'pass') => ({ from, to, minutes: 60, mode: 'train', ticket })

const days = [
  { legs: [leg('stockholm', 'oslo', 'reserve')], night: 'oslo' },
  { legs: [], night: 'oslo' },
  { legs: [leg('oslo', 'myrdal'), leg('myrdal', 'flam', 'own')], night: 'flam' },
  { legs: [{ ...leg('flam', 'gudvangen', 'pay'), mode: 'ferry' }], night: 'flam' },
  { legs: [leg('flam', 'oslo')], night: 'train' },
  { legs: [leg('oslo', 'stockholm')] },
]

test('names the start, the overnight stops and the end, each once, and no night on a train', () => {
  expect(routeStops('stockholm', days)).toEqual(['stockholm', 'oslo', 'flam'])
  expect(routeStops('malmo', [{ legs: [leg('malmo', 'nice')] }])).toEqual(['malmo', 'nice'])
})

test('counts the days on which a train of the pass is boarded; a night train counts on the day on which it leaves', () => {
  expect(travelDays(days)).toEqual({ travelDays: 4, nights: 1 })
})

test('counts the days from the first train of the pass to the last', () => {
  expect(passSpan(days)).toBe(6)
  const arrival = { legs: [leg('airport', 'tokyo', 'own')], night: 'tokyo' }
  expect(passSpan([arrival, { legs: [] }, ...days, { legs: [] }])).toBe(6)
})
