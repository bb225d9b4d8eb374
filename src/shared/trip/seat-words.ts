import type { Ride } from './graph.ts'
import { type SeatNeed, strictest } from './seat-needs.ts'

/** The key of the words about the seats of some rides. A ferry that needs a ticket has words of its own. */
export function seatWordsKey(rides: readonly Pick<Ride, 'seat' | 'line'>[]): SeatNeed | 'ferry-ticket' {
  const seat = strictest(rides.map(ride => ride.seat))
  const strict = rides.filter(ride => ride.seat === seat)
  return seat === 'own-ticket' && strict.every(({ line }) => line.mode === 'ferry') ? 'ferry-ticket' : seat
}
