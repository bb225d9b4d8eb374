import { expect, it } from 'vitest'
import { tripDay } from './trip-day.ts'

it.each([
  ['the day before', '2027-03-26', { when: 'before', inDays: 1 }],
  ['the first day', '2027-03-27', { when: 'during', index: 0 }],
  // Clocks go forward on the 28th.
  ['a day after a night of 23 hours', '2027-03-29', { when: 'during', index: 2 }],
  ['the last day', '2027-04-02', { when: 'during', index: 6 }],
  ['the day after it', '2027-04-03', { when: 'after' }],
])('recognises %s', (_, today, expected) => {
  expect(tripDay('2027-03-27', 7, today)).toEqual(expected)
})
