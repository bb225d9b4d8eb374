import { connectionCounts } from '../shared/trip/connection-counts.ts'
import { perContent } from './content-version.ts'
import { getNetwork } from './network.ts'
import { getStations } from './stations.ts'

/** The station of each country with the most direct connections, where a trip to it may begin. */
const hubs = perContent(async (): Promise<ReadonlyMap<string, string>> => {
  const { network, stations: ids } = await getNetwork()
  const connections = connectionCounts(network.lines)
  const stations = (await getStations(ids)).sort(
    (one, other) => (connections.get(one.id) ?? 0) - (connections.get(other.id) ?? 0),
  )
  // The stations are sorted by their connections, so the last one of a country remains in the map.
  return new Map(stations.map(({ country, id }) => [country, id]))
})

/** The id of the station with the most direct connections in a country; undefined if the network has none. */
export const hubOf = async (country: string): Promise<string | undefined> => (await hubs()).get(country)
