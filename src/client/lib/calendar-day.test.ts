import { expect, it, vi } from 'vitest'
import { calendarDay, formatOwnDay } from './calendar-day.ts'

it.each([
  ['Europe/Stockholm', '2027-06-14T22:30:00Z', '2027-06-15', '15 June 2027'],
  ['America/New_York', '2027-06-15T02:30:00Z', '2027-06-14', '14 June 2027'],
  ['UTC', '2027-01-05T23:30:00Z', '2027-01-05', '5 January 2027'],
])('is the day of a moment in the reader’s own calendar, in %s', (zone, moment, day, words) => {
  vi.stubEnv('TZ', zone)
  expect(calendarDay(new Date(moment))).toBe(day)
  expect(formatOwnDay(Date.parse(moment), 'en').replace('\u00a0', ' ')).toBe(words)
})
