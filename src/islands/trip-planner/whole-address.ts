import type { Trip } from '../../shared/trip/trip.ts'
import { tripAddress } from '../../shared/trip/trip-address.ts'

/** The address of the planner's page with a trip, to be opened elsewhere. */
export const wholeAddress = (trip: Trip): string => new URL(tripAddress(trip), location.href).href
