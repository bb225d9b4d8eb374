import type { FoundWay } from '../../shared/trip/find-ways.ts'
import type { Ride } from '../../shared/trip/graph.ts'

/** The codes of the countries of a way in order, including those that a train crosses without a change. */
export function countriesOf(way: FoundWay, countryAt: (station: string) => string | undefined): string[] {
  const codes = way.legs.flatMap(({ ride, transfer }) => {
    const { from, to } = ride ?? transfer
    return [countryAt(from) ?? [], ride ? throughOf(ride) : [], countryAt(to) ?? []].flat()
  })
  return [...new Set(codes)]
}

/** The countries between its stations, in the direction of the ride. */
const throughOf = ({ line: { from, through = [] }, from: start }: Ride) =>
  from === start ? through : through.toReversed()
