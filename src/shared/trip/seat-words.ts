import type { Ride } from './graph.ts'
import { isSummer, type TravelDate } from './running.ts'
import { type SeatNeed, strictest } from './seat-needs.ts'

/** A ride, and its day of departure if the trip has a first day. */
export interface DatedRide {
  readonly ride: Pick<Ride, 'seat' | 'line'>
  readonly date?: TravelDate | undefined
}

/**
 * The key of the words about the seats of some rides. Ferries have words of their own about the ticket and the pass,
 * and so have seats that can be compulsory in summer if the day is known.
 */
export function seatWordsKey(
  rides: readonly DatedRide[],
): SeatNeed | 'ferry-ticket' | 'ferry-unknown' | 'summer-day' {
  const seat = strictest(rides.map(({ ride }) => ride.seat))
  if (seat === 'summer') {
    const dates = rides.flatMap(({ ride, date }) => (ride.seat === 'summer' && date ? [date] : []))
    if (dates.some(isSummer)) return 'summer-day'
    return dates.length > 0 ? 'optional' : 'summer'
  }
  const isByFerry = rides.every(({ ride }) => ride.seat !== seat || ride.line.mode === 'ferry')
  if (isByFerry && seat === 'own-ticket') return 'ferry-ticket'
  return isByFerry && seat === 'unknown' ? 'ferry-unknown' : seat
}
