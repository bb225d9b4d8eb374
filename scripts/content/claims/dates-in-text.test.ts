import { expect, test } from 'vitest'
import { isoDay } from '../../../src/shared/iso-day.ts'
import { namedDates } from './dates-in-text.ts'

test.each([
  ['en', 'from March 2026', 'March 2026', '2026-03-31'],
  ['en', 'on 26 March 2026,', '26 March 2026', '2026-03-26'],
  ['en', 'before 2024.', '2024', '2024-12-31'],
  ['en', 'in the summer of 2025', 'summer of 2025', '2025-08-31'],
  ['sv', 'i februari 2028', 'februari 2028', '2028-02-29'],
  ['sv', 'våren 2026', 'våren 2026', '2026-05-31'],
  ['da', 'den 1. marts 2026', '1. marts 2026', '2026-03-01'],
  ['da', 'efteråret 2026', 'efteråret 2026', '2026-11-30'],
] as const)('%s: “%s” names %s, until %s', (locale, text, words, end) => {
  expect(namedDates(text, locale).map(date => [date.words, isoDay(date.end)])).toEqual([[words, end]])
})

test.each(['12026', 'A2026', '1,592 metres', 'in March'])('“%s” names no date', text => {
  expect(namedDates(text, 'en')).toEqual([])
})
