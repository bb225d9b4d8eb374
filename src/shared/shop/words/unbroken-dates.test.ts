import { expect, test } from 'vitest'
import { unbrokenDates } from './unbroken-dates.ts'

test.each([
  ['2 travellers, first travel day 1 June 2027', '2 travellers, first travel day 1_June_2027'],
  ['första resdag 21 november 2026, 07:30', 'första resdag 21_november_2026, 07:30'],
  ['1. juni 2027 og 21. juli 2027', '1._juni_2027 og 21._juli_2027'],
  ['5 travel days in 1 month', '5 travel days in 1 month'],
])('%s', (words, unbroken) => expect(unbrokenDates(words)).toBe(unbroken.replaceAll('_', '\u00a0')))
