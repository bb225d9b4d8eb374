import type { Locale } from '../../i18n/locales.ts'
import { fillMessage } from '../../shared/forms/kit/fill-message.ts'
import { basketLimits } from '../../shared/shop/basket/limits.ts'
import type { LineOf } from '../../shared/shop/basket/line.ts'
import { partyWords } from '../../shared/shop/words/party-words.ts'
import type { Plan } from '../../shared/trip/plan-trip.ts'
import type { PlannerNetwork } from '../../shared/trip/planner-network.ts'
import { travelDate } from '../../shared/trip/running.ts'
import { seatFee } from '../../shared/trip/seat-fee.ts'
import type { Trip } from '../../shared/trip/trip.ts'
import { groupsOfTrip } from './use-pass.ts'
import { dateWords } from './words.ts'

interface RequestOptions {
  readonly id: string
  readonly network: PlannerNetwork
  /** The page's address, which contains the trip. */
  readonly address: string
  readonly locale: Locale
  readonly text: Readonly<
    Record<'wishes' | 'optionalWishes' | 'moreLegs' | 'moreLegsAt' | 'ownTicket', string>
  >
}

/**
 * The rides of a trip that need a seat or a ticket beside the pass, or may need one, as one line of the basket; if none
 * does, those on which a seat is optional. It is named by the trip's start and its last stop, also if the trip leads
 * home from there. Its wishes list the rides by day, as many as fit, and tell where the others are. `undefined` without a
 * first day, or if there is no seat to reserve.
 */
export function seatRequest(
  { days, stages }: Plan,
  trip: Trip,
  { id, network, address, locale, text }: RequestOptions,
): LineOf<'ticket'> | undefined {
  const platform = (station: string) => network.stations.get(station)?.platform ?? station
  const withSeats = days.flatMap(({ date, legs: onDay }) =>
    onDay.flatMap(({ ride }) => {
      if (!ride || !date) return []
      const { isNeeded, isOptional, trains } = seatFee(ride, network, trip.class, travelDate(date))
      if (!isNeeded && !isOptional && ride.isOnPass) return []
      const notes = [...(trains[0] ? [trains[0].name] : []), ...(ride.isOnPass ? [] : [text.ownTicket])]
      return [
        {
          date,
          isNeeded: isNeeded || !ride.isOnPass,
          from: platform(ride.from),
          to: platform(ride.to),
          note: notes.length > 0 ? ` (${notes.join(', ')})` : '',
        },
      ]
    }),
  )
  const needed = withSeats.filter(({ isNeeded }) => isNeeded)
  const legs = needed.length > 0 ? needed : withSeats
  const [first] = legs
  if (!first) return undefined
  const outward = stages.findLast(({ isHome }) => !isHome)
  const lines = legs.map(({ date, from, to, note }) => `${dateWords(date, locale)}: ${from} – ${to}${note}`)
  return {
    kind: 'ticket',
    id,
    from: platform(stages[0]?.leavesFrom ?? trip.from).slice(0, basketLimits.place),
    to: platform(outward?.arrivesAt ?? '').slice(0, basketLimits.place),
    date: first.date,
    time: '',
    class: trip.class,
    travellers: partyWords(groupsOfTrip(trip), locale).slice(0, basketLimits.place),
    wishes: fitted(needed.length > 0 ? text.wishes : text.optionalWishes, lines, [
      count => fillMessage(text.moreLegsAt, { count, address }),
      count => fillMessage(text.moreLegs, { count }),
    ]),
  }
}

/** As many lines as fit, and for the others the first of the endings that has room. */
function fitted(
  title: string,
  lines: readonly string[],
  endings: readonly ((count: number) => string)[],
): string {
  const whole = [`${title}:`, ...lines].join('\n')
  if (whole.length <= basketLimits.note) return whole
  for (const ending of endings)
    for (let count = lines.length - 1; count > 0; count--) {
      const words = [`${title}:`, ...lines.slice(0, count), ending(lines.length - count)].join('\n')
      if (words.length <= basketLimits.note) return words
    }
  return title
}
