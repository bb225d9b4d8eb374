import { readSavedTrips, type SavedTrip, savedTripLimits } from '../shared/trip/saved-trips.ts'
import { tripsKey } from './keys.ts'
import { persistentStore } from './persistent-store.ts'

const none: readonly SavedTrip[] = []

/** Version 1 of the saved trips: their JSON. Nothing is stored while there are none. */
const $trips = persistentStore<readonly SavedTrip[]>(tripsKey, none, {
  decode: readSavedTrips,
  encode: trips => (trips.length > 0 ? JSON.stringify(trips) : undefined),
})

/** The saved trips, newest first, synchronised across tabs. */
export const savedTrips = $trips.value

/**
 * Saves a trip under a name. It replaces a trip of the same name. A trip that the browser cannot store is not listed
 * either.
 */
export function saveTrip({ name, address }: SavedTrip): 'saved' | 'too-many' | 'no-space' {
  const short = name.slice(0, savedTripLimits.name)
  const before = savedTrips.get()
  const others = before.filter(trip => trip.name !== short)
  if (others.length >= savedTripLimits.trips) return 'too-many'
  if (address.length > savedTripLimits.address) return 'no-space'
  $trips.set([{ name: short, address }, ...others])
  if ($trips.isStored()) return 'saved'
  $trips.set(before)
  return 'no-space'
}

export function removeTrip(name: string): void {
  $trips.set(savedTrips.get().filter(trip => trip.name !== name))
}
