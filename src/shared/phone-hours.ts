import { type IsoDay, isoDay, shopClock, shopDay } from './iso-day.ts'

/** The phone's opening hours: times as `HH:MM` and ISO weekdays from 1, Monday, to 5, in the shop's time zone. */
export interface PhoneHours {
  readonly weekdays: readonly number[]
  readonly opens: string
  readonly closes: string
  /** Days of its own on which it is closed, `YYYY-MM-DD`, beside the holidays and their eves. */
  readonly closed?: readonly string[]
}

/** A moment in the shop's time zone: its calendar day as UTC midnight, and its time. */
const localMoment = (moment: Date) => ({ day: new Date(shopDay(moment)), time: shopClock(moment) })

const fixedHolidays = ['01-01', '01-06', '05-01', '06-06', '12-25', '12-26']

/** Days from Easter Sunday to Good Friday, Easter Monday and Ascension Day. */
const movableHolidays = [-2, 1, 39]

/** Easter Sunday as a UTC date, by the Gregorian computus (Meeus, Jones, Butcher). */
function easter(year: number): Date {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return new Date(Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1))
}

const monthDayOf = (date: Date) => date.toISOString().slice(5, 10)
const daysAfter = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000)

/** The first Saturday on or after a day of the year; months count from 0. */
function saturdayFrom(year: number, month: number, day: number): Date {
  const first = new Date(Date.UTC(year, month, day))
  return daysAfter(first, 6 - first.getUTCDay())
}

/**
 * Swedish public holidays as `MM-DD` (lag 1989:253), without the Sundays: neither they nor their eves are on a Monday to
 * Friday, the only days that `content/site.yaml` can list. Midsummer's Day and All Saints' Day are Saturdays.
 */
export function swedishHolidays(year: number): string[] {
  const sunday = easter(year)
  const movable = movableHolidays.map(days => daysAfter(sunday, days))
  const saturdays = [saturdayFrom(year, 5, 20), saturdayFrom(year, 9, 31)]
  return [...fixedHolidays, ...[...movable, ...saturdays].map(monthDayOf)]
}

/** The ISO weekday of a date: 1 is Monday. */
const weekdayOf = (day: Date) => day.getUTCDay() || 7

const isHoliday = (day: Date) => swedishHolidays(day.getUTCFullYear()).includes(monthDayOf(day))

/** Whether a day is a holiday, or the eve of one. */
const isClosed = (day: Date) => isHoliday(day) || isHoliday(daysAfter(day, 1))

const isWorkday = ({ weekdays, closed = [] }: PhoneHours, day: Date) =>
  weekdays.includes(weekdayOf(day)) && !isClosed(day) && !closed.includes(isoDay(day))

/** Whether the phone is answered at a moment: on a listed weekday, within the hours, not on a holiday or its eve. */
export function isOpen(hours: PhoneHours, moment: Date): boolean {
  const { day, time } = localMoment(moment)
  return isWorkday(hours, day) && time >= hours.opens && time < hours.closes
}

/** The number of days to the next working day, the given number or more. */
function daysToWorkday(hours: PhoneHours, day: Date, first: number): number {
  let inDays = first
  // Prevents an endless loop if no weekday is listed.
  while (inDays < 366 && !isWorkday(hours, daysAfter(day, inDays))) inDays++
  return inDays
}

/** When the phone is next answered after hours: on which day, in how many days, 0 being today, and on which ISO weekday. */
export function nextOpening(
  hours: PhoneHours,
  moment: Date,
): { day: IsoDay; inDays: number; weekday: number } {
  const { day, time } = localMoment(moment)
  const inDays = daysToWorkday(hours, day, time < hours.opens ? 0 : 1)
  const opening = daysAfter(day, inDays)
  return { day: isoDay(opening), inDays, weekday: weekdayOf(opening) }
}

/** The first working day after the day of a moment. */
export function nextWorkday(hours: PhoneHours, moment: Date): IsoDay {
  const { day } = localMoment(moment)
  return isoDay(daysAfter(day, daysToWorkday(hours, day, 1)))
}

/**
 * The listed weekdays on which the phone is closed because of a holiday or the eve of one.
 *
 * @param from the first day to check, `YYYY-MM-DD`
 * @param count the number of days to check
 */
export function closedDays(hours: PhoneHours, from: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => daysAfter(new Date(from), index))
    .filter(day => hours.weekdays.includes(weekdayOf(day)) && isClosed(day))
    .map(isoDay)
}
