import { useDeferredValue, useEffect, useReducer, useRef, useState } from 'react'
import { shopDay } from '../../shared/iso-day.ts'
import { emptyTrip, type Trip } from '../../shared/trip/trip.ts'
import { type LeftOut, readTripAddress, tripAddress } from '../../shared/trip/trip-address.ts'
import { changeTrip, newHistory, type TripChange } from './change-trip.ts'
import { earlyChanges } from './early-changes.ts'
import type { LoadedNetwork } from './planner.ts'

interface TripState {
  readonly trip: Trip
  readonly canUndo: boolean
  readonly leftOut: LeftOut
  readonly change: (change: TripChange) => void
}

const read = (search: string, isStation: (id: string) => boolean) =>
  readTripAddress(search, { isStation, today: shopDay(new Date()) })

const settingFields = () => [...document.querySelectorAll<HTMLInputElement>('.trip-settings [type=radio]')]

/** The trip in the page's address. Each change of the trip is written into the address. */
export function useTrip(loaded: LoadedNetwork | 'failed' | undefined): TripState {
  const [history, change] = useReducer(changeTrip, newHistory)
  const [leftOut, setLeftOut] = useState<LeftOut>({ dropped: [], extraStops: [] })
  const [early] = useState(() => (import.meta.env.SSR ? [] : earlyChanges(settingFields())))
  const { trip, past } = history
  const shown = useDeferredValue(history)
  /** The trip that the address contains, once it was read. */
  const inAddress = useRef<Trip>(undefined)

  // After the change is painted: browsers take milliseconds to change an address. This effect stands before those that
  // read the address, so that it does not overwrite it.
  useEffect(() => {
    if (!inAddress.current || shown.trip === inAddress.current) return
    inAddress.current = shown.trip
    window.history.replaceState(
      window.history.state,
      '',
      location.pathname + tripAddress(shown.trip) + location.hash,
    )
  }, [shown])

  // The network may take long to load, and the reader may change the settings until then.
  useEffect(() => {
    const found = read(location.search, () => true)
    inAddress.current = found?.trip ?? emptyTrip
    if (found) {
      change({ type: 'read', trip: found.trip })
      setLeftOut(found)
    }
    for (const one of early) change(one)
  }, [early])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known which stations there are
  useEffect(() => {
    if (typeof loaded !== 'object') return
    const isStation = (id: string) => loaded.network.stations.has(id)
    const found = read(tripAddress(trip), isStation)
    setLeftOut(({ dropped, extraStops }) => ({
      dropped: [...dropped, ...(found?.dropped ?? [])],
      extraStops: extraStops.filter(isStation),
    }))
    if (!found || found.dropped.length === 0) return
    if (inAddress.current === trip) inAddress.current = found.trip
    change({ type: 'read', trip: found.trip })
  }, [loaded])

  return { trip, canUndo: past.length > 0, leftOut, change }
}
