import type { Content } from '../../../src/content-model/rules/content.ts'
import type { Fault } from '../../../src/content-model/rules/fault.ts'
import { type FoundWay, findWays } from '../../../src/shared/trip/find-ways.ts'
import { graphOf } from './graph-of.ts'
import { type ListedConnection, listedConnections, pairOf } from './listed-connections.ts'

/** The largest difference, as a part of the connection's minutes, that is not worth a note. */
const mostDifference = 0.15

const differs = (minutes: number, from: number) => Math.abs(minutes - from) > from * mostDifference

/** Legs of routes and ways of guides that take another time than the network says. */
export function contradictionNotes(content: Content, now: Date): Fault[] {
  const byPair = Map.groupBy(listedConnections(content), ({ connection }) => pairOf(connection))
  const direct = (from: string, to: string, isAlike: (one: ListedConnection) => boolean) =>
    (byPair.get(pairOf({ from, to })) ?? []).filter(isAlike)
  const graph = graphOf(content, now)
  return [
    ...[...content.entries.routes.values()].flatMap(({ facts: { file, data } }) =>
      data.days.flatMap(({ legs, night }, day) =>
        legs.flatMap(({ from, to, minutes, mode }, index) => {
          const isNight = night === 'train' && index === legs.length - 1
          const said = direct(
            from,
            to,
            ({ connection }) => connection.mode === mode && (connection.night !== undefined) === isNight,
          )
          return noteOf(said, minutes, message =>
            file.fault(['days', day, 'legs', index, 'minutes'], message),
          )
        }),
      ),
    ),
    ...[...content.entries.guides.values()].flatMap(({ facts: { file, data } }) =>
      data.reach.ways.flatMap(({ from, to, minutes, changes, night }, index) => {
        const note = (message: string) => file.fault(['reach', 'ways', index, 'minutes'], message)
        if (changes === 0) {
          const said = direct(from, to, ({ connection }) => (connection.night !== undefined) === night)
          return noteOf(said, minutes, note)
        }
        const ways = findWays(graph, from, to).filter(
          way => way.changes === changes && way.nights > 0 === night,
        )
        return ways.length > 0 && ways.every(way => differs(minutes, rideMinutes(way)))
          ? [note(`is ${minutes}, and ${ways.map(rideMinutes).join(' or ')} by content/connections`)]
          : []
      }),
    ),
  ]
}

/** A note where there are connections and none takes about as long. */
function noteOf(
  said: readonly ListedConnection[],
  minutes: number,
  note: (message: string) => Fault,
): Fault[] {
  const [first] = said
  return first && said.every(({ connection }) => differs(minutes, connection.minutes))
    ? [note(`is ${minutes}, and ${first.connection.minutes} in ${first.place}: the network has the figures`)]
    : []
}

/** On trains, changes not included. */
const rideMinutes = ({ legs }: FoundWay): number =>
  legs.reduce((sum, { ride }) => sum + (ride?.minutes ?? 0), 0)
