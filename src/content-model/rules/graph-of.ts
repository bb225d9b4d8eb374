import { isoDay } from '../../i18n/format.ts'
import { type Graph, toGraph } from '../../shared/trip/graph.ts'
import { networkOf } from '../network-of.ts'
import type { Content } from './content.ts'

/** The network as the content has it on a day; with connections that have ended, without a day. */
export const graphOf = ({ connections, single }: Content, now?: Date): Graph =>
  toGraph(
    networkOf(
      {
        connections: connections.flatMap(({ data }) => data),
        transfers: single.transfers?.data ?? [],
        reservations: single.reservations?.data ?? [],
      },
      now && isoDay(now),
    ),
  )
