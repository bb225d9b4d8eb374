import { type SavedTrip, savedTripLimits } from '../../shared/trip/saved-trips.ts'

/**
 * The name that is suggested for a trip: that under which it is saved, or else its ends, with a number if another trip
 * has them for a name. `suggestedName('Malmö – Prague', '?from=…', trips) // => 'Malmö – Prague 2'`
 */
export function suggestedName(ends: string, address: string, trips: readonly SavedTrip[]): string {
  const saved = trips.find(trip => trip.address === address)
  if (saved) return saved.name
  const isTaken = (name: string) => trips.some(trip => trip.name === name)
  const numbered = (count: number): string => {
    const end = count === 1 ? '' : ` ${count}`
    const name = ends.slice(0, savedTripLimits.name - end.length) + end
    return isTaken(name) ? numbered(count + 1) : name
  }
  return numbered(1)
}
