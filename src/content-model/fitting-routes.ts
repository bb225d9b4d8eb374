import { type Coordinates, straightKm } from '../shared/trip/emissions.ts'
import type { Graph } from '../shared/trip/graph.ts'

interface Part {
  readonly from: string
  readonly to: string
}

/** A route: where it begins, and its legs, which lead there and often back. */
interface RouteLegs {
  readonly id: string
  readonly start: string
  readonly legs: readonly Part[]
}

/** What is known of the stations. */
interface Places {
  readonly at: ReadonlyMap<string, Coordinates>
  readonly stationsBeside: Graph['stationsBeside']
}

/** A route, by the cities where its travellers board and leave. */
interface RouteLine {
  readonly id: string
  readonly start: string
  readonly cities: ReadonlySet<string>
  /** Its parts in either direction, each once. */
  readonly parts: ReadonlySet<string>
  readonly km: number
}

/**
 * A route that does not lead to the end of a journey must have at least this much in common with it: kilometres of both
 * per kilometre of either.
 */
const minShared = 0.2

/**
 * Prepares the search for the routes that fit a journey, once for all journeys. It returns their ids, the most fitting
 * first:
 *
 * - Those that begin in the city of arrival, and those that lead from one of its ends to the other.
 * - Those that lead to the city of arrival from another city on the way, perhaps by a line of their own, and those that
 *   share a good part of its line.
 *
 * In both groups, the route that has more in common with the journey comes first, and then the shorter one.
 */
export function routeFinder(
  routes: readonly RouteLegs[],
  places: Places,
): (journey: readonly Part[]) => string[] {
  const { cityOf, kmOf, partOf } = measures(places)
  const lines = routes.map(({ id, start, legs }): RouteLine => {
    const parts = new Map(legs.map(({ from, to }) => [partOf(cityOf(from), cityOf(to)), kmOf({ from, to })]))
    return {
      id,
      start: cityOf(start),
      cities: new Set(legs.flatMap(({ from, to }) => [cityOf(from), cityOf(to)])),
      parts: new Set(parts.keys()),
      km: sum(parts.values()),
    }
  })
  const startingIn = indexBy(lines, ({ start }) => [start])
  const callingAt = indexBy(lines, ({ cities }) => cities)
  const along = indexBy(lines, ({ parts }) => parts)

  return journey => {
    const cities = [...journey.slice(0, 1).map(({ from }) => from), ...journey.map(({ to }) => to)].map(
      cityOf,
    )
    const [first, last] = [cities[0] ?? '', cities.at(-1) ?? '']
    const kms = journey.map(kmOf)
    const leadingThere = callingAt(last).flatMap(line => {
      const from = cities.findIndex(city => line.cities.has(city))
      return from < journey.length ? [{ line, from, to: journey.length }] : []
    })
    const common = Map.groupBy(
      [
        ...leadingThere,
        ...cities.flatMap((city, from) =>
          cities
            .slice(from + 1)
            .flatMap((other, more) =>
              along(partOf(city, other)).map(line => ({ line, from, to: from + 1 + more })),
            ),
        ),
      ],
      ({ line }) => line,
    )
    const fits = (line: RouteLine) => {
      const stretches = common.get(line) ?? []
      const km = sum(kms.filter((_, leg) => stretches.some(({ from, to }) => from <= leg && leg < to)))
      const shared = km / (sum(kms) + line.km - km)
      if (line.start === last || (line.cities.has(first) && line.cities.has(last))) return shared + 1
      return line.cities.has(last) || shared >= minShared ? shared : undefined
    }
    return [...new Set([...startingIn(last), ...common.keys()])]
      .flatMap(line => {
        const fit = fits(line)
        return fit === undefined ? [] : [{ line, fit }]
      })
      .toSorted((one, other) => other.fit - one.fit || one.line.km - other.line.km)
      .map(({ line }) => line.id)
  }
}

/** How stations are named by their cities, and measured. */
const measures = ({ at, stationsBeside }: Places) => ({
  /** A city is named by the first of its stations. */
  cityOf: (station: string) => stationsBeside(station)[0] ?? station,
  /** A part is the same in both directions. */
  partOf: (city: string, other: string) => [city, other].toSorted().join(' '),
  kmOf: ({ from, to }: Part) => {
    const [one, other] = [at.get(from), at.get(to)]
    return one && other ? straightKm(one, other) : 0
  },
})

const sum = (figures: Iterable<number>) => [...figures].reduce((total, figure) => total + figure, 0)

/** Looks up the routes of a city or a part. */
function indexBy(lines: readonly RouteLine[], keysOf: (line: RouteLine) => Iterable<string>) {
  const pairs = lines.flatMap(line => [...keysOf(line)].map(key => ({ key, line })))
  const groups = Map.groupBy(pairs, ({ key }) => key)
  return (key: string) => (groups.get(key) ?? []).map(({ line }) => line)
}
