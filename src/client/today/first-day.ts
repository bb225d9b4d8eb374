import { firstDayKey } from '../../stores/keys.ts'

/** A reader's trip along a route. */
export interface Trip {
  /** As `2026-11-25`. */
  readonly first: string
  /** The number of days. */
  readonly length: number
}

/** The trip that a reader has set for a route; `undefined` if there is none or storage is blocked. */
export function readTrip(path: string): Trip | undefined {
  try {
    const [first = '', length] = (localStorage.getItem(firstDayKey + path) ?? '').split(' ')
    return Number.isNaN(Date.parse(first)) ? undefined : { first, length: Number(length) }
  } catch {
    return undefined
  }
}

/** Stores a trip; `undefined` removes it. */
export function saveTrip(path: string, trip: Trip | undefined): void {
  try {
    if (trip) localStorage.setItem(firstDayKey + path, `${trip.first} ${trip.length}`)
    else localStorage.removeItem(firstDayKey + path)
  } catch {
    // If storage is blocked, the day is valid until the page is left.
  }
}
