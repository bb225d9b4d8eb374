import { useDeferredValue, useEffect, useReducer, useRef, useState } from 'react'
import { shopDay } from '../../shared/iso-day.ts'
import type { Trip } from '../../shared/trip/trip.ts'
import { readTripAddress, tripAddress } from '../../shared/trip/trip-address.ts'
import { changeTrip, newHistory, type TripChange } from './change-trip.ts'
import type { LoadedNetwork } from './planner.ts'

interface TripState {
  readonly trip: Trip
  readonly canUndo: boolean
  /** The parts of the address that were left out. */
  readonly dropped: readonly string[]
  readonly change: (change: TripChange) => void
}

/** The trip in the page's address. Each change of the trip is written into the address. */
export function useTrip(loaded: LoadedNetwork | 'failed' | undefined): TripState {
  const [history, change] = useReducer(changeTrip, newHistory)
  const [dropped, setDropped] = useState<readonly string[]>([])
  const isRead = useRef(false)
  const { trip, past } = history
  const shown = useDeferredValue(history)

  useEffect(() => {
    if (isRead.current || typeof loaded !== 'object') return
    isRead.current = true
    const isStation = (id: string) => loaded.network.stations.has(id)
    const read = readTripAddress(location.search, { isStation, today: shopDay(new Date()) })
    if (!read) return
    change({ type: 'open', trip: read.trip })
    setDropped(read.dropped)
  }, [loaded])

  // After the change is painted: browsers take milliseconds to change an address.
  useEffect(() => {
    // The address may only be written after it was read.
    if (!isRead.current || shown.past.length === 0) return
    window.history.replaceState(
      window.history.state,
      '',
      location.pathname + tripAddress(shown.trip) + location.hash,
    )
  }, [shown])

  return { trip, canUndo: past.length > 0, dropped, change }
}
