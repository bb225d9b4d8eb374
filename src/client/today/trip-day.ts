/** The current day of a trip; `index` is counted from 0. */
export type TripDay =
  | { readonly when: 'before'; readonly inDays: number }
  | { readonly when: 'during'; readonly index: number }
  | { readonly when: 'after' }

const millisecondsOfDay = 86_400_000

/**
 * The current day of a trip.
 *
 *     tripDay('2026-11-24', 8, '2026-11-25') // => { when: 'during', index: 1 }
 *
 * @param first the first day of the trip
 * @param length the number of days
 */
export function tripDay(first: string, length: number, today: string): TripDay {
  // Both are parsed as UTC, where every day has 24 hours.
  const index = (Date.parse(today) - Date.parse(first)) / millisecondsOfDay
  if (index < 0) return { when: 'before', inDays: -index }
  return index < length ? { when: 'during', index } : { when: 'after' }
}
