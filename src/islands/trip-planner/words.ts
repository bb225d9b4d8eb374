import { formatDuration } from '../../i18n/format.ts'
import { localeConfig } from '../../i18n/locale-config.ts'
import type { Locale } from '../../i18n/locales.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import type { IsoDay } from '../../shared/iso-day.ts'
import type { Ride } from '../../shared/trip/graph.ts'
import type { TripDay } from '../../shared/trip/lay-out.ts'
import { dayOf } from '../../shared/trip/plan-trip.ts'
import type { Planner, PlannerProps } from './planner.ts'

/**
 * A duration rounded to five minutes, since nothing here is known to the minute.
 * `timeWords(337, 'en') // => '5 hrs 35 mins'`
 */
export const timeWords = (minutes: number, locale: Locale): string =>
  formatDuration(Math.round(minutes / 5) * 5, locale)

/** Between two facts; no line begins with it. */
export const dot = '\u00A0· '

/** `about 5 hrs 35 mins` */
export const aboutTime = ({ text, locale }: Pick<PlannerProps, 'text' | 'locale'>, minutes: number): string =>
  fillMessage(text.about, { time: timeWords(minutes, locale) })

/** `1 night on board`, `2 nights on board` */
export const nightsWords = ({ text }: Pick<PlannerProps, 'text'>, count: number): string =>
  count === 1 ? text.nightOnBoard : fillMessage(text.nightsOnBoard, { count })

/** The minutes by day, and whether a night on board follows: `2 hrs 30 mins + night`; empty for neither. */
export function dayAndNight(
  { text, locale }: Pick<PlannerProps, 'text' | 'locale'>,
  minutes: number,
  hasNight: boolean,
): string {
  if (minutes === 0) return hasNight ? text.nightOnly : ''
  const time = timeWords(minutes, locale)
  return hasNight ? fillMessage(text.plusNight, { time }) : time
}

/** `Night train Zürich–Hamburg`, `Overnight ferry Stockholm–Tallinn` */
export const overnightTitle = (
  { from, to, isNight }: Ride,
  { text, nameOf }: Pick<Planner, 'text' | 'nameOf'>,
): string => fillMessage(isNight ? text.nightTrain : text.nightFerry, { from: nameOf(from), to: nameOf(to) })

/** The rides of a day in a few words: `Genoa – Zürich · Night train Zürich–Hamburg` */
export function journeyTitle(legs: TripDay['legs'], planner: Pick<Planner, 'text' | 'nameOf'>): string {
  const { nameOf } = planner
  const night = legs.find(({ ride }) => ride?.isOvernight)?.ride
  const byDay = legs.filter(({ ride }) => !ride?.isOvernight)
  const [start, end] = [byDay[0], byDay.at(-1)].map(leg => leg?.ride ?? leg?.transfer)
  // A transfer within the city before a night on board is not worth a name.
  const hasDay = !night || byDay.some(({ ride }) => ride)
  return [
    ...(hasDay && start && end ? [`${nameOf(start.from)}\u00A0– ${nameOf(end.to)}`] : []),
    ...(night ? [overnightTitle(night, planner)] : []),
  ].join(dot)
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/**
 * Makes a formatter for a language and options only once. It is not among the site's other formats, which other islands
 * load too.
 */
function formatter(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${Object.keys(options).join()}`
  const made =
    formatters.get(key) ?? new Intl.DateTimeFormat(localeConfig[locale].tag, { ...options, timeZone: 'UTC' })
  formatters.set(key, made)
  return made
}

/** A month, from a day or a month. `monthWords('2026-06', 'da') // => 'juni 2026'` */
export const monthWords = (day: string, locale: Locale): string =>
  formatter(locale, { month: 'long', year: 'numeric' }).format(new Date(day.slice(0, 7)))

/** A day of the trip. `dateWords('2027-06-14', 'sv') // => 'mån 14 juni'` */
export const dateWords = (day: IsoDay, locale: Locale): string =>
  formatter(locale, { weekday: 'short', day: 'numeric', month: 'short' }).format(new Date(day))

/** The days at a stop: `Day 2 to 4`, and the date of the first if it is known. */
export function stopDays({ text, trip, locale }: Planner, from: number, to = from): string {
  const days =
    from === to
      ? fillMessage(text.day, { day: from + 1 })
      : fillMessage(text.days, { from: from + 1, to: to + 1 })
  const date = dayOf(trip.date, from)
  return date ? `${days}${dot}${dateWords(date, locale)}` : days
}

/** Where a trip begins, and its last stop. `Malmö – Prague` */
export const tripEnds = ({ trip, nameOf }: Pick<Planner, 'trip' | 'nameOf'>): string =>
  [trip.from, trip.stops.at(-1)?.station ?? '']
    .filter(id => id !== '')
    .map(nameOf)
    .join(' – ')
