import type { Ride } from './graph.ts'
import { type SeatNeed, strictest } from './seat-needs.ts'

/** The key of the words about the seats of some rides. Ferries have words of their own about the ticket and the pass. */
export function seatWordsKey(
  rides: readonly Pick<Ride, 'seat' | 'line'>[],
): SeatNeed | 'ferry-ticket' | 'ferry-unknown' {
  const seat = strictest(rides.map(ride => ride.seat))
  const isByFerry = rides.every(ride => ride.seat !== seat || ride.line.mode === 'ferry')
  if (isByFerry && seat === 'own-ticket') return 'ferry-ticket'
  return isByFerry && seat === 'unknown' ? 'ferry-unknown' : seat
}
