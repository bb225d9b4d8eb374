import { firstDayKey } from '../../stores/keys.ts'

/** When a reader travels along a route. */
export interface RouteDates {
  /** As `2026-11-25`. */
  readonly first: string
  /** The number of days. */
  readonly length: number
}

/** The dates that a reader has set for a route; `undefined` if there are none or storage is blocked. */
export function readFirstDay(path: string): RouteDates | undefined {
  try {
    const [first = '', length] = (localStorage.getItem(firstDayKey + path) ?? '').split(' ')
    return Number.isNaN(Date.parse(first)) ? undefined : { first, length: Number(length) }
  } catch {
    return undefined
  }
}

/** Stores the dates for a route; `undefined` removes them. */
export function saveFirstDay(path: string, dates: RouteDates | undefined): void {
  try {
    if (dates) localStorage.setItem(firstDayKey + path, `${dates.first} ${dates.length}`)
    else localStorage.removeItem(firstDayKey + path)
  } catch {
    // If storage is blocked, the day is valid until the page is left.
  }
}
