import { addDays, type IsoDay } from '../iso-day.ts'
import type { Line } from './network.ts'
import { type Weekday, weekdays } from './travel-modes.ts'

/** A day, with what decides whether a train runs. */
export interface TravelDate {
  readonly day: IsoDay
  readonly weekday: Weekday
  /** As `06-14`. */
  readonly monthDay: string
}

export function travelDate(first: IsoDay, daysLater = 0): TravelDate {
  const day = addDays(first, daysLater)
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'sun'
  return { day, weekday, monthDay: day.slice(5) }
}

/** Whether a connection leaves on a day. */
export function runsOn({ runs, season, until }: Line, { day, weekday, monthDay }: TravelDate): boolean {
  if (until !== undefined && day > until) return false
  if (runs && !runs.includes(weekday)) return false
  if (!season) return true
  const { from, to } = season
  return from <= to ? from <= monthDay && monthDay <= to : from <= monthDay || monthDay <= to
}

/** Whether a day is in the summer, when further seats are compulsory. */
export const isSummer = ({ monthDay }: TravelDate): boolean => '06-01' <= monthDay && monthDay <= '08-31'
