import { networkOf } from '../../../src/content-model/network-of.ts'
import type { Content } from '../../../src/content-model/rules/content.ts'
import { isoDay } from '../../../src/i18n/format.ts'
import { type Graph, toGraph } from '../../../src/shared/trip/graph.ts'

/** The network as the content has it on a day. */
export const graphOf = ({ connections, single }: Content, now: Date): Graph =>
  toGraph(
    networkOf(
      {
        connections: connections.flatMap(({ data }) => data),
        transfers: single.transfers?.data ?? [],
        reservations: single.reservations?.data ?? [],
      },
      isoDay(now),
    ),
  )
