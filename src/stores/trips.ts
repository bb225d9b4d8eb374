import { persistentAtom } from '@nanostores/persistent'
import { type KeptTrip, keptTripLimits, readKeptTrips } from '../shared/trip/kept-trips.ts'
import { tripsKey } from './keys.ts'
import { withMemoryFallback } from './with-memory-fallback.ts'

const none: readonly KeptTrip[] = []

/** Version 1 of the kept trips: their JSON. Nothing is stored while there are none. */
const $trips = withMemoryFallback(
  persistentAtom<readonly KeptTrip[]>(tripsKey, none, {
    decode: readKeptTrips,
    encode: trips => (trips.length > 0 ? JSON.stringify(trips) : undefined),
  }),
)

/** The kept trips, the newest first, in step across tabs. */
export const keptTrips = $trips.value

/**
 * Keeps a trip under a name; one of the same name is replaced.
 *
 * @returns whether the browser stored it
 */
export function keepTrip({ name, address }: KeptTrip): boolean {
  const short = name.slice(0, keptTripLimits.name)
  const others = keptTrips.get().filter(trip => trip.name !== short)
  if (others.length >= keptTripLimits.trips || address.length > keptTripLimits.address) return false
  $trips.set([{ name: short, address }, ...others])
  return !$trips.isInMemoryOnly()
}

export function removeTrip(name: string): void {
  $trips.set(keptTrips.get().filter(trip => trip.name !== name))
}
