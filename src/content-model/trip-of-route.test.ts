import { expect, test } from 'vitest'
import { tripOfRoute } from './trip-of-route.ts'

const leg = (from: string, to: string) => ({ from, to })
const known = new Set(['malmo', 'hamburg', 'lubeck', 'milano'])

test('stops where the nights are, and returns home', () => {
  const days = [
    { legs: [leg('malmo', 'hamburg')], night: 'hamburg' },
    { legs: [], night: 'hamburg' },
    { legs: [leg('hamburg', 'lubeck')], night: 'lubeck' },
    { legs: [leg('lubeck', 'malmo')] },
  ]
  expect(tripOfRoute('malmo', days, known)).toEqual({
    from: 'malmo',
    stops: [
      { station: 'hamburg', nights: 2 },
      { station: 'lubeck', nights: 1 },
    ],
    isReturn: true,
  })
})

test('ends at the last station, and does not count a night on a train', () => {
  const days = [{ legs: [leg('malmo', 'hamburg')], night: 'train' }, { legs: [leg('hamburg', 'milano')] }]
  expect(tripOfRoute('malmo', days, known)).toEqual({
    from: 'malmo',
    stops: [{ station: 'milano', nights: 0 }],
    isReturn: false,
  })
})

test.each([
  ['a stop that no connection reaches', [{ legs: [leg('malmo', 'tokyo')], night: 'tokyo' }]],
  ['a day trip', [{ legs: [leg('malmo', 'hamburg'), leg('hamburg', 'malmo')] }]],
])('is undefined with %s', (_, days) => expect(tripOfRoute('malmo', days, known)).toBeUndefined())
