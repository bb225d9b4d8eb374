import { isoDay } from '../../shared/iso-day.ts'
import { type Graph, toGraph } from '../../shared/trip/graph.ts'
import { networkOf } from '../network-of.ts'
import type { Content } from './content.ts'

/** The network of the content on a day, or including connections that have ended if no day is given. */
export const graphOf = ({ connections, single }: Content, now?: Date): Graph =>
  toGraph(
    networkOf(
      {
        stations: single.stations?.data ?? [],
        connections: connections.flatMap(({ data }) => data),
        transfers: single.transfers?.data ?? [],
        reservations: single.reservations?.data ?? [],
      },
      now && isoDay(now),
    ),
  )
