import { formatClock, formatList, formatMonth } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Ride } from '../../shared/trip/graph.ts'
import { runningWords } from '../../shared/trip/running-words.ts'
import { tripText } from '../../shared/trip/text.ts'
import type { TravelMode } from '../../shared/trip/travel-modes.ts'
import { text } from './text.ts'

const directKeys = {
  train: 'direct',
  ferry: 'directFerry',
  bus: 'directBus',
} as const satisfies Record<TravelMode, string>

/** The towns where passengers change; without any, that the train, ferry or bus is direct. */
export function changesText(towns: readonly string[], rides: readonly Ride[], locale: Locale): string {
  if (towns.length > 0) return formatList([...new Set(towns)], locale)
  return text(locale)[directKeys[rides[0]?.line.mode ?? 'train']]
}

/**
 * The clock times of a ride with their towns, and the days on which it runs; `undefined` if it has no clock times and
 * runs every day.
 */
export function timetableText(
  { from, to, times, line }: Ride,
  townOf: (station: string) => string,
  locale: Locale,
): string | undefined {
  const t = text(locale)
  const running = runningWords(line, tripText(locale), locale)
  if (!times) return running && `${townOf(from)}–${townOf(to)}: ${running}`
  const [leaves, arrives] = [formatClock(times.leaves, locale), formatClock(times.arrives, locale)]
  const facts = [t.timesOf(formatMonth(line.asOf, locale)), ...(running ? [running] : [])]
  return `${t.leaves(townOf(from), leaves, townOf(to), arrives)} (${facts.join('; ')})`
}
