import { localeConfig } from './locale-config.ts'
import type { Locale } from './locales.ts'

/** Makes the formatter for a language and options only once: making one takes longer than using it a hundred times. */
function once<Options, Formatter>(make: (tag: string, options: Options) => Formatter) {
  const made = new Map<string, Formatter>()
  return (locale: Locale, options: Options): Formatter => {
    const key = `${locale} ${JSON.stringify(options)}`
    const formatter = made.get(key) ?? make(localeConfig[locale].tag, options)
    made.set(key, formatter)
    return formatter
  }
}

const numbers = once((tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options))
const dates = once((tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options))
const names = once((tag, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(tag, options))
const lists = once((tag, options: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options))

/** A whole or decimal number with the locale's own grouping. `formatNumber(40000, 'sv') // => '40 000'` */
export function formatNumber(value: number, locale: Locale): string {
  return numbers(locale, {}).format(value)
}

/** `Intl` calls the neighbours' kronor “Dkr”, “Nkr” and “Ikr” in Swedish, which nobody writes any more. */
const outdatedSymbol = /^[DNI]kr$/

/** An amount in units of a currency, without decimals where it is whole. `formatCurrency(4180, 'JPY', 'sv', 'code') // => '4 180 JPY'` */
export function formatCurrency(
  amount: number,
  currency: string,
  locale: Locale,
  currencyDisplay: 'code' | 'symbol' | 'narrowSymbol',
): string {
  return numbers(locale, {
    style: 'currency',
    currency,
    currencyDisplay,
    trailingZeroDisplay: 'stripIfInteger',
  })
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' && outdatedSymbol.test(value) ? currency : value))
    .join('')
}

/** A time of day. `formatClock('08:30', 'da') // => '08.30'` */
export function formatClock(time: string, locale: Locale): string {
  return time.replace(':', localeConfig[locale].clockSeparator)
}

/** Keeps a day and its month on one line. */
const keepDayWithMonth = (date: string) => date.replace(/(\d\.?) (?=\p{L})/u, '$1\u00a0')

/** A date in words, its day and month on one line. `formatDate(new Date('2026-11-21'), 'sv') // => '21 november 2026'` */
export function formatDate(date: Date, locale: Locale): string {
  return keepDayWithMonth(dates(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date))
}

/** The days from the first to the last; one day if they are the same. `formatDateRange(first, last, 'sv') // => '21–22 november 2026'` */
export function formatDateRange(first: Date, last: Date, locale: Locale): string {
  const range = dates(locale, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(first, last)
  // English sets the dash between thin spaces, which the fonts do not have.
  return keepDayWithMonth(range.replaceAll('\u2009', ''))
}

/**
 * The first and the last day of a period that returns every year, given as `06-14`. It may cross the new year.
 *
 *     formatSeason('03-27', '11-01', 'en') // => '27 March–1 November'
 */
export function formatSeason(first: string, last: string, locale: Locale): string {
  // A leap year has every day.
  const dayOf = (monthDay: string) => new Date(`2028-${monthDay}T00:00:00Z`)
  const range = dates(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).formatRange(
    dayOf(first),
    dayOf(last),
  )
  return range.replaceAll('\u2009', '').split('–').map(keepDayWithMonth).join('–')
}

/** The month of `2025-11`, or of a day in it, in words. `formatMonth('2025-11-21', 'sv') // => 'november 2025'` */
export function formatMonth(month: string, locale: Locale): string {
  return formatMonths(month, month, locale)
}

/** The first and the last month of a period. `formatMonths('2025-01', '2025-06', 'da') // => 'januar–juni 2025'` */
export function formatMonths(first: string, last: string, locale: Locale): string {
  const firstDay = (month: string) => new Date(`${month.slice(0, 7)}-01T00:00:00Z`)
  const range = dates(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).formatRange(
    firstDay(first),
    firstDay(last),
  )
  return range.replaceAll('\u2009', '')
}

/**
 * A moment in the shop's time zone.
 *
 *     formatMoment(new Date('2027-01-31T22:59:59Z'), 'da') // => '31. januar 2027 kl. 23.59'
 */
export function formatMoment(date: Date, locale: Locale): string {
  return keepDayWithMonth(
    dates(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Stockholm' }).format(date),
  )
}

/** A moment of this year in the reader's time zone, short. `formatShortMoment(now, 'en') // => '21 Nov, 14:05'` */
export function formatShortMoment(moment: Date, locale: Locale): string {
  const options = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
  return keepDayWithMonth(dates(locale, options).format(moment))
}

/** A day with its weekday, short. `formatDay(new Date('2026-12-24'), 'da') // => 'tors. 24. dec. 2026'` */
export function formatDay(date: Date, locale: Locale): string {
  return keepDayWithMonth(
    dates(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(date),
  )
}

/**
 * A day with its weekday, without the year. `formatWeekday(new Date('2026-11-25'), 'da') // => 'onsdag 25. november'`
 */
export function formatWeekday(date: Date, locale: Locale): string {
  return dates(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(date)
}

/** The name of an ISO weekday. `weekdayName(1, 'sv') // => 'måndag'` */
export function weekdayName(weekday: number, locale: Locale): string {
  // 1 January 2024 was a Monday.
  return dates(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, weekday)))
}

/**
 * The approximate duration of a journey, in hours and minutes. From one hour on it is rounded to five minutes, since
 * timetables change by more than that. Each number stays with its unit. `formatDuration(331, 'da') // => '5 t. 30 min.'`
 */
export function formatDuration(exactMinutes: number, locale: Locale): string {
  const minutes = exactMinutes < 60 ? exactMinutes : Math.round(exactMinutes / 5) * 5
  const unit = (value: number, name: 'hour' | 'minute') =>
    numbers(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value).replace(' ', '\u00a0')
  const parts = [
    ...(minutes >= 60 ? [unit(Math.floor(minutes / 60), 'hour')] : []),
    ...(minutes % 60 > 0 || minutes === 0 ? [unit(minutes % 60, 'minute')] : []),
  ]
  return parts.join(' ')
}

/**
 * The same where there is little room: `formatBriefDuration(331, 'da') // => '5 t 30'`, and `40 min.` within an hour.
 */
export function formatBriefDuration(minutes: number, locale: Locale): string {
  if (minutes < 60) return formatDuration(minutes, locale)
  const rounded = Math.round(minutes / 5) * 5
  const hours = numbers(locale, { style: 'unit', unit: 'hour', unitDisplay: 'narrow' })
  const rest = rounded % 60 > 0 ? [String(rounded % 60).padStart(2, '0')] : []
  return [hours.format(Math.floor(rounded / 60)), ...rest].join(' ')
}

/**
 * A number of days or months. `formatUnit(2, 'month', 'da') // => '2 måneder'`
 *
 * `Intl` counts days in Swedish as `dygn`, which are 24 hours from any moment on; a calendar day is a `dag`.
 */
export function formatUnit(value: number, unit: 'day' | 'month', locale: Locale): string {
  if (locale === 'sv' && unit === 'day')
    return `${formatNumber(value, locale)}\u00a0${value === 1 ? 'dag' : 'dagar'}`
  return numbers(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}

/** A size in megabytes of a million bytes, at least 0.1. `formatMegabytes(1_240_000, 'sv') // => '1,2 MB'` */
export function formatMegabytes(bytes: number, locale: Locale): string {
  const options = {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  } as const
  return numbers(locale, options).format(Math.max(bytes / 1e6, 0.1))
}

/**
 * A size in whole kilobytes of 1000 bytes, at least one unless it is empty. `formatKilobytes(114_615, 'sv') // => '115
 * kB'`
 */
export function formatKilobytes(bytes: number, locale: Locale): string {
  return numbers(locale, { style: 'unit', unit: 'kilobyte' }).format(Math.ceil(bytes / 1000))
}

/** Countries that British readers call by another name than the browser's. */
const usualNames: Partial<Record<Locale, Readonly<Record<string, string>>>> = {
  en: { BA: 'Bosnia and Herzegovina', TR: 'Turkey' },
}

/** The name of a country by its ISO code. `countryName('SE', 'da') // => 'Sverige'` */
export const countryName = (code: string, locale: Locale) =>
  usualNames[locale]?.[code] ?? displayName('region', code, locale)
export const languageName = (code: string, locale: Locale) => displayName('language', code, locale)

/** The name of a currency. English writes only the country with a capital. `currencyName('PLN', 'en') // => 'Polish zloty'` */
export const currencyName = (code: string, locale: Locale) =>
  displayName('currency', code, locale).replace(/ (?:Convertible )?\p{Lu}\p{Ll}+$/u, unit =>
    unit.toLowerCase(),
  )

const withArticle = ['Netherlands', 'United Kingdom']

/** The name of a country as it stands within a sentence. `countryInSentence('Netherlands', 'en') // => 'the Netherlands'` */
export const countryInSentence = (country: string, locale: Locale) =>
  locale === 'en' && withArticle.includes(country) ? `the ${country}` : country

function displayName(type: 'region' | 'language' | 'currency', code: string, locale: Locale): string {
  return names(locale, { type }).of(code) ?? code
}

/** A list in words. `formatList(['Vy', 'SJ'], 'sv') // => 'Vy och SJ'` */
export function formatList(items: readonly string[], locale: Locale): string {
  return lists(locale, { type: 'conjunction' }).format(items)
}

/** Alternatives in words. `formatChoice(['7', '14', '21'], 'da') // => '7, 14 eller 21'` */
export function formatChoice(items: readonly string[], locale: Locale): string {
  return lists(locale, { type: 'disjunction' }).format(items)
}
