import { getCollection } from 'astro:content'
import { shopDay } from '../shared/shop/iso-day.ts'
import { type Graph, toGraph } from '../shared/trip/graph.ts'
import type { Network } from '../shared/trip/network.ts'
import { perContent } from './content-version.ts'
import { networkOf } from './network-of.ts'

/** The network of today, and the graph in which ways are found. */
export const getNetwork = perContent(async (): Promise<{ network: Network; graph: Graph }> => {
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
  return { network, graph: toGraph(network) }
})
