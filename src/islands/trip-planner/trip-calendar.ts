import { formatClock } from '../../i18n/format.ts'
import { brand } from '../../shared/brand.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import { calendarFile } from '../../shared/shop/calendar/icalendar.ts'
import type { TripDay } from '../../shared/trip/lay-out.ts'
import type { PlannerNetwork } from '../../shared/trip/planner-network.ts'
import type { Planner } from './planner.ts'
import { aboutTime, journeyTitle, monthWords } from './words.ts'

interface CalendarOptions extends Pick<Planner, 'locale' | 'nameOf'> {
  readonly days: readonly TripDay[]
  readonly network: PlannerNetwork
  readonly made: Date
  /** The page's address, which contains the trip. */
  readonly address: string
  readonly text: Planner['text']
}

/** A calendar file with an event for each day with a ride; `undefined` while the first day is not decided. */
export function tripCalendar(options: CalendarOptions): string | undefined {
  const { days, made, address, locale } = options
  const events = days.flatMap(day => {
    const { date, legs, offset } = day
    const steps = legs.map(({ ride, transfer }) => ride ?? transfer)
    const [first, last] = [steps[0], steps.at(-1)]
    if (!date || !first || !last || !legs.some(({ ride }) => ride)) return []
    return [
      {
        // Importing the same trip again replaces the days that have not changed.
        uid: `trip-${date}-${first.from}-${last.to}-${offset}@${brand.toLowerCase()}`,
        day: date,
        summary: journeyTitle(legs, options),
        description: [...legs.flatMap(leg => legWords(leg, options)), address].join('\n'),
      },
    ]
  })
  return events.length > 0
    ? calendarFile({ product: `-//${brand}//Trip//${locale.toUpperCase()}`, made, days: events })
    : undefined
}

/** `Hamburg Hbf – Basel SBB, Nightjet: Leaves 21:44, arrives 08:21 (as of June 2026)` */
function legWords(
  { ride }: TripDay['legs'][number],
  { network, text, locale }: Pick<CalendarOptions, 'network' | 'text' | 'locale'>,
): string[] {
  if (!ride) return []
  const { from, to, times, minutes, isNight, line } = ride
  const platform = (id: string) => network.stations.get(id)?.platform ?? id
  const trains = line.trains.flatMap(id => network.trains[id]?.name ?? [])
  const title = [`${platform(from)} – ${platform(to)}`, ...trains].join(', ')
  if (!isNight) return [`${title}: ${aboutTime({ text, locale }, minutes)}`]
  const when = times
    ? fillMessage(text.nightTimes, {
        leaves: formatClock(times.leaves, locale),
        arrives: formatClock(times.arrives, locale),
        asOf: monthWords(line.asOf, locale),
      })
    : text.noTimes
  return [`${title}: ${when}`]
}
