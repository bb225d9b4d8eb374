import { connectionCounts } from '../shared/trip/connection-counts.ts'
import { perContent } from './content-version.ts'
import { getNetwork } from './network.ts'
import { getStations } from './stations.ts'

/** For each country, the station with most direct connections: where a trip to it may begin. */
const hubs = perContent(async (): Promise<ReadonlyMap<string, string>> => {
  const { network, stations: ids } = await getNetwork()
  const connections = connectionCounts(network.lines)
  const stations = (await getStations(ids)).sort(
    (one, other) => (connections.get(one.id) ?? 0) - (connections.get(other.id) ?? 0),
  )
  // The last of a country's stations has its most connections, and takes the place of those before it.
  return new Map(stations.map(({ country, id }) => [country, id]))
})

/** The id of the station with most direct connections in a country; undefined where the network has none. */
export const hubOf = async (country: string): Promise<string | undefined> => (await hubs()).get(country)
