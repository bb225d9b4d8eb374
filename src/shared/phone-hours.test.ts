import { expect, test } from 'vitest'
import { closedDays, isOpen, nextOpening, swedishHolidays } from './phone-hours.ts'

const hours = { weekdays: [1, 2, 3, 4, 5], opens: '08:30', closes: '16:30' }

test.each([
  ['a Monday at opening time', '2026-11-23T08:30:00+01:00', true],
  ['a minute before opening', '2026-11-23T08:29:59+01:00', false],
  ['the closing minute', '2026-11-23T16:30:00+01:00', false],
  ['a Saturday', '2026-11-21T12:00:00+01:00', false],
  ['a summer day told in New York time', '2026-07-01T04:00:00-04:00', true],
  ['Midsummer’s Eve', '2027-06-25T12:00:00+02:00', false],
  ['Good Friday', '2027-03-26T12:00:00+01:00', false],
  ['Ascension Day', '2027-05-06T12:00:00+02:00', false],
  ['Christmas Eve', '2026-12-24T12:00:00+01:00', false],
  ['Twelfth Night', '2027-01-05T12:00:00+01:00', false],
  ['Maundy Thursday', '2027-03-25T12:00:00+01:00', false],
  ['the Thursday a week earlier', '2027-03-18T12:00:00+01:00', true],
  ['Walpurgis Night', '2027-04-30T12:00:00+02:00', false],
  ['the day before Ascension Day', '2027-05-05T12:00:00+02:00', false],
  ['the day after Ascension Day', '2027-05-07T12:00:00+02:00', true],
  ['the Friday before a National Day on a Saturday', '2026-06-05T12:00:00+02:00', false],
  ['the Friday before a National Day on a Sunday', '2027-06-04T12:00:00+02:00', true],
  ['the Friday before All Saints’ Day', '2027-11-05T12:00:00+01:00', false],
  ['the Friday before All Saints’ Day in October', '2026-10-30T12:00:00+01:00', false],
  ['the Friday after All Saints’ Day', '2026-11-06T12:00:00+01:00', true],
  ['New Year’s Eve', '2026-12-31T12:00:00+01:00', false],
])('on %s', (_, moment, open) => {
  expect(isOpen(hours, new Date(moment))).toBe(open)
})

test.each([
  [2024, '03-29'],
  [2025, '04-18'],
  [2026, '04-03'],
  [2038, '04-23'],
])('finds Good Friday of %i', (year, day) => {
  expect(swedishHolidays(year)).toContain(day)
})

test.each([
  ['before opening time', '2026-11-23T07:00:00+01:00', { day: '2026-11-23', inDays: 0, weekday: 1 }],
  ['while it is open', '2026-11-23T12:00:00+01:00', { day: '2026-11-24', inDays: 1, weekday: 2 }],
  ['after closing time', '2026-11-23T18:00:00+01:00', { day: '2026-11-24', inDays: 1, weekday: 2 }],
  ['on a Friday evening', '2026-11-20T18:00:00+01:00', { day: '2026-11-23', inDays: 3, weekday: 1 }],
  ['on a Sunday', '2026-11-22T12:00:00+01:00', { day: '2026-11-23', inDays: 1, weekday: 1 }],
  [
    'before a Christmas that ends on a Sunday',
    '2026-12-23T18:00:00+01:00',
    { day: '2026-12-28', inDays: 5, weekday: 1 },
  ],
  [
    'while it is already tomorrow in Sweden',
    '2026-11-22T20:00:00-05:00',
    { day: '2026-11-23', inDays: 0, weekday: 1 },
  ],
])('says when it opens next %s', (_, moment, next) => {
  expect(nextOpening(hours, new Date(moment))).toEqual(next)
})

test('lists the holidays and their eves on weekdays, and none on a weekend', () => {
  expect(closedDays(hours, '2026-12-20', 30)).toEqual([
    '2026-12-24',
    '2026-12-25',
    '2026-12-31',
    '2027-01-01',
    '2027-01-05',
    '2027-01-06',
  ])
})

test('a closed day of its own is closed, and the phone opens on the next', () => {
  const withDay = { ...hours, closed: ['2026-11-24'] }
  expect(isOpen(withDay, new Date('2026-11-24T12:00:00+01:00'))).toBe(false)
  expect(isOpen(withDay, new Date('2026-11-25T12:00:00+01:00'))).toBe(true)
  expect(nextOpening(withDay, new Date('2026-11-23T18:00:00+01:00'))).toEqual({
    day: '2026-11-25',
    inDays: 2,
    weekday: 3,
  })
  expect(closedDays(withDay, '2026-11-20', 10)).toEqual([])
})
