/** A calendar day without time or time zone: `2026-11-21`. Two days can be compared as strings. */
export type IsoDay = string

/** The day of a moment in UTC. `isoDay(new Date('2026-11-21')) // => '2026-11-21'` */
export const isoDay = (date: Date): IsoDay => date.toISOString().slice(0, 10)

const pattern = /^\d{4}-\d{2}-\d{2}$/

/** Whether a string from outside is an existing day. `isIsoDay('2026-02-29') // => false` */
export function isIsoDay(value: string): boolean {
  if (!pattern.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/**
 * One o'clock UTC on the last Sunday of a month of 31 days, counted from 0: the moment when clocks change in the
 * European Union.
 */
function clockChange(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1))
  return last.setUTCDate(31 - last.getUTCDay())
}

/**
 * The local time of a moment in Stockholm, where the shop is. It follows directive 2000/84/EC and does not use `Intl`,
 * whose first date formatter takes a page 15 ms, and a slow phone 60.
 */
function shopTime(moment: Date): string {
  const time = moment.getTime()
  const year = moment.getUTCFullYear()
  const isSummer = time >= clockChange(year, 2) && time < clockChange(year, 9)
  return new Date(time + (isSummer ? 2 : 1) * 3_600_000).toISOString()
}

/** The calendar day of a moment in Stockholm, where the shop is. */
export const shopDay = (moment: Date): IsoDay => shopTime(moment).slice(0, 10)

/** The time of day in Stockholm, where the shop is. `shopClock(new Date('2027-02-20T12:00:00Z')) // => '13:00'` */
export const shopClock = (moment: Date): string => shopTime(moment).slice(11, 16)

/** Whether a time of a day is now, or was earlier on the same day, in Stockholm; an empty time is any. */
export const isPastTime = (day: IsoDay, time: string, now: Date): boolean =>
  day === shopDay(now) && time !== '' && time <= shopClock(now)

/** The day some days later, or earlier with a negative number. `addDays('2027-02-28', 1) // => '2027-03-01'` */
export function addDays(day: IsoDay, count: number): IsoDay {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return isoDay(date)
}

/** The same day of a later month, or that month's last day. `addMonths('2027-01-31', 1) // => '2027-02-28'` */
export function addMonths(day: IsoDay, count: number): IsoDay {
  const date = new Date(`${day}T00:00:00Z`)
  const dayOfMonth = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + count + 1, 0)
  date.setUTCDate(Math.min(dayOfMonth, date.getUTCDate()))
  return isoDay(date)
}

/** The number of days from the first to the last, both included. `daysBetween('2027-02-28', '2027-03-01') // => 2` */
export const daysBetween = (first: IsoDay, last: IsoDay): number =>
  (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1
