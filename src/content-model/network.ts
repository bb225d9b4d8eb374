import { getCollection } from 'astro:content'
import { shopDay } from '../shared/iso-day.ts'
import { type Graph, toGraph } from '../shared/trip/graph.ts'
import type { Network } from '../shared/trip/network.ts'
import { perContent } from './content-version.ts'
import { networkOf } from './network-of.ts'

interface Networks {
  /** Connections that still run. */
  readonly network: Network
  /** The graph in which ways are searched. */
  readonly graph: Graph
  /**
   * The graph including connections that have ended: a route that uses one is still shown, and the content report notes
   * it.
   */
  readonly graphWithEnded: Graph
  /** The ids of the stations that the current lines reach. */
  readonly stations: ReadonlySet<string>
}

/** The current network. */
export const getNetwork = perContent(async (): Promise<Networks> => {
  const [stationEntries, connections, transfers, reservations] = await Promise.all([
    getCollection('stations'),
    getCollection('connections'),
    getCollection('transfers'),
    getCollection('reservations'),
  ])
  const files = {
    stations: stationEntries.map(({ data }) => data),
    connections: connections.flatMap(({ data }) => data),
    transfers: transfers.flatMap(({ data }) => data),
    reservations: reservations.map(({ data }) => data),
  }
  const network = networkOf(files, shopDay(new Date()))
  const stations = new Set(network.lines.flatMap(({ from, to }) => [from, to]))
  return { network, graph: toGraph(network), graphWithEnded: toGraph(networkOf(files)), stations }
})
