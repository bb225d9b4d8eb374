import { useDeferredValue, useEffect, useReducer, useRef, useState } from 'react'
import { shopDay } from '../../shared/iso-day.ts'
import { emptyTrip, type Trip } from '../../shared/trip/trip.ts'
import { type LeftOut, readTripAddress, tripAddress } from '../../shared/trip/trip-address.ts'
import { changeTrip, newHistory, type TripChange } from './change-trip.ts'
import type { LoadedNetwork } from './planner.ts'

interface TripState {
  readonly trip: Trip
  readonly canUndo: boolean
  readonly leftOut: LeftOut
  readonly change: (change: TripChange) => void
}

/** The trip in the page's address. Each change of the trip is written into the address. */
export function useTrip(loaded: LoadedNetwork | 'failed' | undefined): TripState {
  const [history, change] = useReducer(changeTrip, newHistory)
  const [leftOut, setLeftOut] = useState<LeftOut>({ dropped: [], extraStops: [] })
  const { trip, past } = history
  const shown = useDeferredValue(history)
  /** The trip that the address contains, once it was read. */
  const inAddress = useRef<Trip>(undefined)

  // After the change is painted: browsers take milliseconds to change an address. This effect stands before the one that
  // reads the address, so that it does not overwrite it.
  useEffect(() => {
    if (!inAddress.current || shown.trip === inAddress.current) return
    inAddress.current = shown.trip
    window.history.replaceState(
      window.history.state,
      '',
      location.pathname + tripAddress(shown.trip) + location.hash,
    )
  }, [shown])

  useEffect(() => {
    if (inAddress.current || typeof loaded !== 'object') return
    const isStation = (id: string) => loaded.network.stations.has(id)
    const read = readTripAddress(location.search, { isStation, today: shopDay(new Date()) })
    inAddress.current = read?.trip ?? emptyTrip
    if (!read) return
    change({ type: 'read', trip: read.trip })
    setLeftOut(read)
  }, [loaded])

  return { trip, canUndo: past.length > 0, leftOut, change }
}
