import type { Connection } from '../../../src/content-model/connection-schema.ts'
import type { Content } from '../../../src/content-model/rules/content.ts'
import type { Fault } from '../../../src/content-model/rules/fault.ts'
import { type ListedConnection, listedConnections, pairOf } from './listed-connections.ts'

/** The properties that distinguish two connections between the same stations. */
const kindOf = ({ mode, trains = [], night, season, runs = [] }: Connection) =>
  JSON.stringify([mode, trains.toSorted(), night !== undefined, season, runs.toSorted()])

/** Two one-way connections in opposite directions are not duplicates. */
const isOpposite = (one: Connection, other: Connection) => one.oneWay && other.oneWay && one.from === other.to

/** Duplicate connections: the same stations, trains and days. */
export function doubledFaults(content: Content): Fault[] {
  const groups = Map.groupBy(
    listedConnections(content),
    ({ connection }) => `${pairOf(connection)} ${kindOf(connection)}`,
  )
  return [...groups.values()].flatMap(group =>
    group.flatMap(({ connection, note }, index) => {
      const double = group
        .slice(0, index)
        .find((before: ListedConnection) => !isOpposite(before.connection, connection))
      return double
        ? [note('from', `is already in ${double.place()}: the same stations, trains and days; keep one`)]
        : []
    }),
  )
}

/** Connections without `trains` beside one with them: most often the same train, added once more. */
export function unnamedNotes(content: Content): Fault[] {
  const groups = Map.groupBy(
    listedConnections(content),
    ({ connection }) =>
      `${pairOf(connection)} ${connection.mode} ${connection.night ? 'by night' : 'by day'}`,
  )
  return [...groups.values()].flatMap(group => {
    const named = group.find(({ connection }) => connection.trains)
    if (!named) return []
    return group
      .filter(({ connection }) => !connection.trains && !isOpposite(named.connection, connection))
      .map(({ note }) =>
        note(
          'minutes',
          `the seat rule is unknown, and ${named.place()} has \`trains\`: keep that line if it is the same train`,
        ),
      )
  })
}

/** One-way connections without one in the other direction. */
export function oneWayNotes(content: Content): Fault[] {
  const all = listedConnections(content)
  return all.flatMap(({ connection: { from, to, mode, oneWay }, note }) => {
    const isAnswered = all.some(
      ({ connection: other }) => other.from === to && other.to === from && other.mode === mode,
    )
    return oneWay && !isAnswered
      ? [note('oneWay', `there is no line back from ${to} to ${from} by ${mode}: is that right?`)]
      : []
  })
}

/** Duplicate transfers: between the same stations, or at the same one. */
export function doubledTransferFaults({ single: { transfers } }: Content): Fault[] {
  if (!transfers) return []
  const { file, data } = transfers
  const places = data.map(({ from, to, at }) => at ?? (from && to ? pairOf({ from, to }) : ''))
  return places.flatMap((place, index) =>
    places.indexOf(place) < index ? [file.fault([index], `${place} is listed twice; keep one`)] : [],
  )
}
