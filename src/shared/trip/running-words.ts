import { formatList, formatSeason, weekdayName } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { fillMessage } from '../forms/kit/fill-message.ts'
import type { Line } from './network.ts'
import { type Weekday, weekdays } from './travel-modes.ts'

type Words = Readonly<Record<'everyDayBut' | 'onlyOn' | 'everyWeekday', string>>

/**
 * The season and the weekdays of a connection in words; `undefined` if it runs every day.
 *
 *     runningWords({ season: { from: '07-03', to: '07-31' }, runs: ['fri'] }, tripText('en'), 'en')
 *     // => '3–31 July, Fridays only'
 */
export function runningWords(
  { season, runs = weekdays }: Pick<Line, 'season' | 'runs'>,
  words: Words,
  locale: Locale,
): string | undefined {
  const parts = [
    ...(season ? [formatSeason(season.from, season.to, locale)] : []),
    ...(runs.length < weekdays.length ? [weekdayWords(runs, words, locale)] : []),
  ]
  return parts.length > 0 ? parts.join(', ') : undefined
}

/** Names the weekdays on which it runs, or those on which it does not if they are fewer. */
function weekdayWords(runs: readonly Weekday[], words: Words, locale: Locale): string {
  const without = weekdays.filter(day => !runs.includes(day))
  if (without.length < runs.length)
    return fillMessage(words.everyDayBut, { days: formatList(weekdayNames(without, locale), locale) })
  const days = weekdayNames(runs, locale).map(day => fillMessage(words.everyWeekday, { day }))
  return fillMessage(words.onlyOn, { days: formatList(days, locale) })
}

/** The names of weekdays, from Monday on. */
const weekdayNames = (days: readonly Weekday[], locale: Locale): string[] =>
  days
    .map(day => weekdays.indexOf(day) || 7)
    .toSorted((one, other) => one - other)
    .map(isoWeekday => weekdayName(isoWeekday, locale))
