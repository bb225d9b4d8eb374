import { describe, expect, it } from 'vitest'
import { isDate, isTime } from './clock.ts'

describe('isDate', () => {
  it.each(['2027-06-21', '2028-02-29', '2026-12-31'])('takes %s', value => expect(isDate(value)).toBe(true))
  it.each([
    '',
    '2027-02-29',
    '2027-13-01',
    '2027-00-10',
    '21/06/2027',
    '2027-6-1',
    '2027-06-21T10:00',
    ' 2027-06-21',
  ])('refuses %j', value => expect(isDate(value)).toBe(false))
})

describe('isTime', () => {
  it.each(['00:00', '08:24', '23:59'])('takes %s', value => expect(isTime(value)).toBe(true))
  it.each(['', '24:00', '8:24', '08.24', '08:60', '08:24:10'])('refuses %j', value =>
    expect(isTime(value)).toBe(false),
  )
})
