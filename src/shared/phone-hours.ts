/** When the phone is answered: clock times `HH:MM` and ISO weekdays (1 is Monday) in one time zone. */
export interface PhoneHours {
  readonly timeZone: string
  readonly weekdays: readonly number[]
  readonly opens: string
  readonly closes: string
}

const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** A moment's calendar date, ISO weekday and clock time in a time zone. */
function localMoment(moment: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find(found => found.type === type)?.value ?? ''
  return {
    year: Number(part('year')),
    monthDay: `${part('month')}-${part('day')}`,
    weekday: weekdayNames.indexOf(part('weekday')) + 1,
    time: `${part('hour')}:${part('minute')}`,
  }
}

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

/** Whether the phone is answered at a moment: on a weekday of the list, within the hours, not on a holiday. */
export function isOpen(hours: PhoneHours, moment: Date): boolean {
  const { year, monthDay, weekday, time } = localMoment(moment, hours.timeZone)
  return (
    hours.weekdays.includes(weekday) &&
    !swedishHolidays(year).includes(monthDay) &&
    time >= hours.opens &&
    time < hours.closes
  )
}
