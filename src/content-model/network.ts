import { getCollection } from 'astro:content'
import { shopDay } from '../shared/shop/iso-day.ts'
import { type Graph, toGraph } from '../shared/trip/graph.ts'
import type { Network } from '../shared/trip/network.ts'
import { perContent } from './content-version.ts'
import { networkOf } from './network-of.ts'

/** The network of today, the graph in which ways are found, and the ids of the stations that its lines reach. */
export const getNetwork = perContent(
  async (): Promise<{ network: Network; graph: Graph; stations: ReadonlySet<string> }> => {
    const [connections, transfers, reservations] = await Promise.all([
      getCollection('connections'),
      getCollection('transfers'),
      getCollection('reservations'),
    ])
    const network = networkOf(
      {
        connections: connections.flatMap(({ data }) => data),
        transfers: transfers.flatMap(({ data }) => data),
        reservations: reservations.map(({ data }) => data),
      },
      shopDay(new Date()),
    )
    const stations = new Set(network.lines.flatMap(({ from, to }) => [from, to]))
    return { network, graph: toGraph(network), stations }
  },
)
