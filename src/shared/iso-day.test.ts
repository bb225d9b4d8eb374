import { expect, test } from 'vitest'
import { addDays, addMonths, daysBetween, isIsoDay, shopClock, shopDay } from './iso-day.ts'

test.each([
  ['2026-11-21', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['21/11/2026', false],
  [' 2026-11-21', false],
  ['2026-11-21T00:00', false],
  ['', false],
])('%j is a day: %s', (value, is) => {
  expect(isIsoDay(value)).toBe(is)
})

test.each([
  ['2026-11-20T22:59:59Z', '2026-11-20'],
  ['2026-11-20T23:00:00Z', '2026-11-21'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
])('%s belongs to %s in Stockholm', (moment, day) => {
  expect(shopDay(new Date(moment))).toBe(day)
})

test.each([2025, 2026, 2027, 2028, 2033])('has Stockholm’s time in every hour of %d', year => {
  const stockholm = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Stockholm',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const wrong: string[] = []
  for (let hour = new Date(Date.UTC(year)); hour.getUTCFullYear() === year; ) {
    if (`${shopDay(hour)} ${shopClock(hour)}` !== stockholm.format(hour)) wrong.push(hour.toISOString())
    hour = new Date(hour.getTime() + 3_600_000)
  }
  expect(wrong).toEqual([])
})

test.each([
  ['2027-03-28T00:59:59Z', '01:59'],
  ['2027-03-28T01:00:00Z', '03:00'],
  ['2027-10-31T00:59:59Z', '02:59'],
  ['2027-10-31T01:00:00Z', '02:00'],
])('at %s it is %s in Stockholm', (moment, clock) => {
  expect(shopClock(new Date(moment))).toBe(clock)
})

test.each([
  ['2027-01-15', 1, '2027-02-15'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2027-11-30', 3, '2028-02-29'],
])('%s plus %d months is %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later)
})

test.each([
  ['2027-02-28', 1, '2027-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-03-28', -1, '2027-03-27'],
])('%s plus %d days is %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later)
})

test.each([
  ['2027-02-28', '2027-03-01', 2],
  ['2027-03-27', '2027-03-29', 3],
  ['2027-03-27', '2027-03-27', 1],
])('from %s to %s there are %d days', (first, last, days) => {
  expect(daysBetween(first, last)).toBe(days)
})
