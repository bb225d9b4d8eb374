import type { Line } from './network.ts'

interface NamedStation {
  readonly id: string
  readonly country: string
  /** The town's name. */
  readonly name: string
}

/**
 * The cities with several stations for trains, each with their ids: those with the same name. The way from a station to
 * a port remains a part of a journey.
 */
export function citiesOf(
  stations: readonly NamedStation[],
  lines: readonly Pick<Line, 'from' | 'to' | 'mode'>[],
): string[][] {
  const withTrains = new Set(
    lines.filter(({ mode }) => mode === 'train').flatMap(({ from, to }) => [from, to]),
  )
  const cities = Map.groupBy(
    stations.filter(({ id }) => withTrains.has(id)),
    ({ country, name }) => `${country} ${name}`,
  )
  return [...cities.values()].filter(city => city.length > 1).map(city => city.map(({ id }) => id))
}
