import { expect, test } from 'vitest'
import {
  countryInSentence,
  countryName,
  currencyName,
  formatChoice,
  formatClock,
  formatCurrency,
  formatDate,
  formatDateRange,
  formatDuration,
  formatKilobytes,
  formatMonth,
  formatNumber,
  formatSeason,
  formatShortMoment,
  formatUnit,
} from './format.ts'

/** `Intl` sets no-break spaces between groups and before units. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each([
  [formatNumber(40000, 'en'), '40,000'],
  [formatNumber(40000, 'sv'), '40 000'],
  [formatNumber(40000, 'da'), '40.000'],
  [formatCurrency(4180, 'JPY', 'sv', 'code'), '4 180 JPY'],
  [formatCurrency(19.5, 'DKK', 'da', 'narrowSymbol'), '19,50 kr.'],
  [formatCurrency(75, 'SEK', 'en', 'symbol'), 'SEK 75'],
  [formatCurrency(75, 'SEK', 'sv', 'symbol'), '75 kr'],
  [formatCurrency(30, 'DKK', 'sv', 'symbol'), '30 DKK'],
  [formatCurrency(90, 'NOK', 'sv', 'symbol'), '90 NOK'],
  [formatDate(new Date('2026-11-21'), 'sv'), '21 november 2026'],
  [formatDate(new Date('2026-11-21'), 'da'), '21. november 2026'],
  [formatDateRange(new Date('2026-11-21'), new Date('2026-11-22'), 'sv'), '21–22 november 2026'],
  [formatDateRange(new Date('2026-11-21'), new Date('2026-11-22'), 'en'), '21–22 November 2026'],
  [formatDateRange(new Date('2026-11-21'), new Date('2026-11-21'), 'da'), '21. november 2026'],
  [formatSeason('03-27', '11-01', 'en'), '27 March–1 November'],
  [formatSeason('07-03', '07-31', 'sv'), '3–31 juli'],
  [formatSeason('12-01', '02-29', 'da'), '1. december–29. februar'],
  [countryName('TR', 'en'), 'Turkey'],
  [countryName('TR', 'da'), 'Tyrkiet'],
  [countryName('BA', 'en'), 'Bosnia and Herzegovina'],
  [countryInSentence('Netherlands', 'en'), 'the Netherlands'],
  [countryInSentence('Norway', 'en'), 'Norway'],
  [countryInSentence('Nederländerna', 'sv'), 'Nederländerna'],
  [formatShortMoment(new Date(2026, 10, 21, 14, 5), 'en'), '21 Nov, 14:05'],
  [formatShortMoment(new Date(2026, 10, 21, 14, 5), 'da'), '21. nov., 14.05'],
  [formatChoice(['7', '14', '21'], 'en'), '7, 14 or 21'],
  [formatChoice(['7', '14', '21'], 'da'), '7, 14 eller 21'],
  [formatClock('08:30', 'sv'), '08:30'],
  [formatClock('08:30', 'da'), '08.30'],
  [formatKilobytes(114_615, 'sv'), '115 kB'],
  [formatKilobytes(1_234_001, 'en'), '1,235 kB'],
  [formatKilobytes(1, 'da'), '1 kB'],
  [formatUnit(7, 'day', 'sv'), '7 dagar'],
  [formatUnit(1, 'day', 'sv'), '1 dag'],
  [formatUnit(7, 'day', 'da'), '7 dage'],
  [formatDuration(330, 'sv'), '5 tim 30 min'],
  [formatMonth('2025-11', 'sv'), 'november 2025'],
  [formatMonth('2025-11-21', 'en'), 'November 2025'],
  [formatDuration(60, 'en'), '1 hr'],
  [formatDuration(243, 'en'), '4 hrs 5 mins'],
  [formatDuration(718, 'en'), '12 hrs'],
  [formatDuration(45, 'da'), '45 min.'],
])('formats %s', (written, expected) => {
  expect(plain(written)).toBe(expected)
})

test.each([
  ['en', '5\u00a0hrs 30\u00a0mins'],
  ['sv', '5\u00a0tim 30\u00a0min'],
  ['da', '5\u00a0t. 30\u00a0min.'],
] as const)('keeps each number of a duration with its unit, in %s', (locale, duration) => {
  expect(formatDuration(330, locale)).toBe(duration)
})

test.each([
  ['en', '5\u00a0May 2027'],
  ['sv', '5\u00a0maj 2027'],
  ['da', '5.\u00a0maj 2027'],
] as const)('keeps a day and its month on one line, in %s', (locale, date) => {
  expect(formatDate(new Date('2027-05-05'), locale)).toBe(date)
})

test.each([
  ['PLN', 'en', 'Polish zloty'],
  ['USD', 'en', 'US dollar'],
  ['BAM', 'en', 'Bosnia-Herzegovina convertible mark'],
  ['EUR', 'en', 'Euro'],
  ['PLN', 'sv', 'polsk zloty'],
  ['CHF', 'da', 'schweizerfranc'],
] as const)('the currency %s is in %s: %s', (code, locale, name) => {
  expect(currencyName(code, locale)).toBe(name)
})
