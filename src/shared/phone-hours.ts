import { shopClock, shopDay } from './iso-day.ts'

/** The phone's opening hours: times as `HH:MM` and ISO weekdays (1 is Monday), in the shop's time zone. */
export interface PhoneHours {
  readonly weekdays: readonly number[]
  readonly opens: string
  readonly closes: string
}

/** A moment's calendar date where the shop is, as UTC midnight of that day, and its clock time. */
const localMoment = (moment: Date) => ({ day: new Date(shopDay(moment)), time: shopClock(moment) })

const fixedHolidays = ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31']

/** Days from Easter Sunday: Good Friday, Easter Monday, Ascension Day. Those on Sundays need no row. */
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

/** The Friday of the week that ends between 20 and 26 June: Midsummer's Eve. */
function midsummerEve(year: number): Date {
  const first = new Date(Date.UTC(year, 5, 19))
  return daysAfter(first, (5 - first.getUTCDay() + 7) % 7)
}

/** Swedish public holidays and the eves that are kept as such, as `MM-DD`. Source: lag (1989:253). */
export function swedishHolidays(year: number): string[] {
  const sunday = easter(year)
  const movable = movableHolidays.map(days => monthDayOf(daysAfter(sunday, days)))
  return [...fixedHolidays, ...movable, monthDayOf(midsummerEve(year))]
}

/** The ISO weekday of a date: 1 is Monday. */
const weekdayOf = (day: Date) => day.getUTCDay() || 7

const isHoliday = (day: Date) => swedishHolidays(day.getUTCFullYear()).includes(monthDayOf(day))

const isWorkday = (hours: PhoneHours, day: Date) => hours.weekdays.includes(weekdayOf(day)) && !isHoliday(day)

/** Whether the phone is answered at a moment: on a weekday of the list, within the hours, not on a holiday. */
export function isOpen(hours: PhoneHours, moment: Date): boolean {
  const { day, time } = localMoment(moment)
  return isWorkday(hours, day) && time >= hours.opens && time < hours.closes
}

/** When the phone is next picked up after hours: in how many days, nought being today, and on which ISO weekday. */
export function nextOpening(hours: PhoneHours, moment: Date): { inDays: number; weekday: number } {
  const { day, time } = localMoment(moment)
  let inDays = time < hours.opens ? 0 : 1
  // The limit is for hours without any weekday, which would loop for ever.
  while (inDays < 366 && !isWorkday(hours, daysAfter(day, inDays))) inDays++
  return { inDays, weekday: weekdayOf(daysAfter(day, inDays)) }
}

/** The first working day after that of a moment, `YYYY-MM-DD`. */
export function nextWorkday(hours: PhoneHours, moment: Date): string {
  const { day } = localMoment(moment)
  let inDays = 1
  while (inDays < 366 && !isWorkday(hours, daysAfter(day, inDays))) inDays++
  return daysAfter(day, inDays).toISOString().slice(0, 10)
}

/**
 * The days on which a holiday keeps the phone closed though it is a weekday of the list.
 *
 * @param from the first day to look at, `YYYY-MM-DD`
 * @param count how many days to look at
 */
export function closedDays(hours: PhoneHours, from: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => daysAfter(new Date(from), index))
    .filter(day => hours.weekdays.includes(weekdayOf(day)) && isHoliday(day))
    .map(day => day.toISOString().slice(0, 10))
}
