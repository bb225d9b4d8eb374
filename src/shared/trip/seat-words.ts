import type { Ride } from './graph.ts'
import { isSummer, type TravelDate } from './running.ts'
import { type SeatNeed, strictest } from './seat-needs.ts'

/**
 * The key of the words about the seats of some rides. Ferries have words of their own about the ticket and the pass,
 * and so have seats that can be compulsory in summer if the day is known.
 */
export function seatWordsKey(
  rides: readonly Pick<Ride, 'seat' | 'line'>[],
  date?: TravelDate,
): SeatNeed | 'ferry-ticket' | 'ferry-unknown' | 'summer-day' {
  const seat = strictest(rides.map(ride => ride.seat))
  if (seat === 'summer' && date) return isSummer(date) ? 'summer-day' : 'optional'
  const isByFerry = rides.every(ride => ride.seat !== seat || ride.line.mode === 'ferry')
  if (isByFerry && seat === 'own-ticket') return 'ferry-ticket'
  return isByFerry && seat === 'unknown' ? 'ferry-unknown' : seat
}
