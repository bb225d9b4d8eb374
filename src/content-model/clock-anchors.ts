import { minutesOf } from '../shared/trip/minutes-of.ts'

export interface Anchor {
  readonly station: string
  /** In the 24-hour form, `08:30`. */
  readonly time: string
}
interface Day {
  readonly legs: readonly { readonly from: string; readonly to: string; readonly minutes: number }[]
  readonly clock?:
    | { readonly leaveBy?: Anchor | undefined; readonly thereBy?: Anchor | undefined }
    | undefined
}

/**
 * Impossible times of a day: a station where no train of the day stops, or a later time that the day's trains cannot
 * reach. Empty if all times are possible or the day has none.
 */
export function clockFaults({ legs, clock }: Day): string[] {
  const { leaveBy, thereBy } = clock ?? {}
  const stations = new Set(legs.flatMap(leg => [leg.from, leg.to]))
  const faults = [leaveBy, thereBy].flatMap(anchor =>
    anchor && !stations.has(anchor.station) ? [`no leg of the day stops at "${anchor.station}"`] : [],
  )
  if (!leaveBy || !thereBy || faults.length > 0) return faults
  const first = legs.findIndex(leg => leg.from === leaveBy.station)
  const last = legs.findIndex((leg, index) => index >= first && leg.to === thereBy.station)
  if (first < 0 || last < 0) return [`no legs lead from "${leaveBy.station}" to "${thereBy.station}"`]
  const needed = legs.slice(first, last + 1).reduce((minutes, leg) => minutes + leg.minutes, 0)
  const allowedMinutes = minutesOf(thereBy.time) - minutesOf(leaveBy.time)
  return allowedMinutes < needed ? [`${needed} minutes of trains do not fit between the times`] : []
}
