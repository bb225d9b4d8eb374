import { formatClock } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { brand } from '../../shared/brand.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import { calendarFile } from '../../shared/shop/calendar/icalendar.ts'
import type { TripDay } from '../../shared/trip/lay-out.ts'
import type { Planner } from './planner.ts'
import { aboutTime } from './words.ts'

interface CalendarOptions extends Pick<Planner, 'locale' | 'nameOf'> {
  readonly days: readonly TripDay[]
  readonly made: Date
  /** The page's address, which contains the trip. */
  readonly address: string
  readonly text: Planner['text']
}

/** A calendar file with an event for each travel day; `undefined` while the first day is not decided. */
export function tripCalendar(options: CalendarOptions): string | undefined {
  const { days, made, address, locale, nameOf } = options
  const events = days.flatMap(day => {
    const { date, legs, offset } = day
    const steps = legs.map(({ ride, transfer }) => ride ?? transfer)
    const [first, last] = [steps[0], steps.at(-1)]
    if (!date || !first || !last) return []
    return [
      {
        // Importing the same trip again replaces the days that have not changed.
        uid: `trip-${date}-${first.from}-${last.to}-${offset}@${brand.toLowerCase()}`,
        day: date,
        summary: `${nameOf(first.from)} – ${nameOf(last.to)}`,
        description: [...legs.flatMap(leg => legWords(leg, options)), address].join('\n'),
      },
    ]
  })
  return events.length > 0
    ? calendarFile({ product: `-//${brand}//Trip//${locale.toUpperCase()}`, made, days: events })
    : undefined
}

function legWords(
  { ride }: TripDay['legs'][number],
  { nameOf, text, locale }: Pick<CalendarOptions, 'nameOf' | 'text' | 'locale'>,
): string[] {
  if (!ride) return []
  const { from, to, times, minutes, isNight } = ride
  const names = { from: nameOf(from), to: nameOf(to) }
  if (isNight && times)
    return [
      `${fillMessage(text.nightTrain, names)}: ${clockWords(times.leaves, locale)}–${clockWords(times.arrives, locale)}`,
    ]
  return [`${names.from} – ${names.to}: ${aboutTime({ text, locale }, minutes)}`]
}

const clockWords = (time: string, locale: Locale) => formatClock(time, locale)
