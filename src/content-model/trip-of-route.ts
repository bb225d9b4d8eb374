import { type Trip, type TripStop, tripLimits } from '../shared/trip/trip.ts'

interface Day {
  readonly legs: readonly { readonly from: string; readonly to: string }[]
  readonly night?: string | undefined
}

/**
 * A route as a trip that can be changed: its start, its overnight stops, and where it turns back.
 *
 * @returns undefined if the network does not reach all of its stops
 */
export function tripOfRoute(
  from: string,
  days: readonly Day[],
  known: ReadonlySet<string>,
): Pick<Trip, 'from' | 'stops' | 'isReturn'> | undefined {
  const stops: TripStop[] = []
  const nightAt = (station: string) => {
    const last = stops.at(-1)
    if (last?.station === station) stops[stops.length - 1] = { ...last, nights: last.nights + 1 }
    else stops.push({ station, nights: 1 })
  }
  for (const { night } of days) if (night && night !== 'train') nightAt(night)
  const end = days.flatMap(({ legs }) => legs).at(-1)?.to
  const isReturn = end === from
  if (end && !isReturn && stops.at(-1)?.station !== end) stops.push({ station: end, nights: 0 })
  const isWhole = stops.length > 0 && stops.length <= tripLimits.stops
  return isWhole && [from, ...stops.map(({ station }) => station)].every(id => known.has(id))
    ? { from, stops, isReturn }
    : undefined
}
