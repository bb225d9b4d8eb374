import { expect, it } from 'vitest'
import { calendarDay, tripDay } from './trip-day.ts'

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

it('follows the reader’s own calendar', () => {
  expect(calendarDay(new Date(2027, 0, 5, 0, 30))).toBe('2027-01-05')
  expect(calendarDay(new Date(2027, 0, 5, 23, 30))).toBe('2027-01-05')
})
