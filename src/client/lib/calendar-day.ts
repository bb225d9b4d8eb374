import { formatDate } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'

/** A day of the reader's own calendar. `calendarDay(new Date()) // => '2026-11-25'` */
export const calendarDay = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(part => String(part).padStart(2, '0')).join('-')

/** The day of a moment in the reader's own calendar, in words. `formatOwnDay(Date.now(), 'sv') // => '25 november 2026'` */
export const formatOwnDay = (time: number, locale: Locale): string =>
  // Dates are formatted in UTC, as calendar days.
  formatDate(new Date(calendarDay(new Date(time))), locale)
