import type { Connection } from '../../../src/content-model/connection-schema.ts'
import type { Content } from '../../../src/content-model/rules/content.ts'
import type { Fault } from '../../../src/content-model/rules/fault.ts'
import { straightKm } from '../../../src/shared/trip/emissions.ts'
import { minutesOf } from '../../../src/shared/trip/minutes-of.ts'
import { listedConnections } from './listed-connections.ts'

/** Kilometres per hour as the crow flies, above which a time is probably wrong. */
const fastest = 320
const slowest = 15

/** Connections that would be faster than any train, or slower than a bicycle. */
export function speedNotes(content: Content): Fault[] {
  const stations = new Map(content.single.stations?.data.map(station => [station.id, station]))
  return listedConnections(content).flatMap(({ connection: { from, to, minutes }, note }) => {
    const [one, other] = [stations.get(from), stations.get(to)]
    if (!one || !other) return []
    const km = straightKm(one, other)
    const speed = Math.round(km / (minutes / 60))
    return speed > fastest || speed < slowest
      ? [
          note(
            'minutes',
            `means ${speed} km/h over ${Math.round(km)} km as the crow flies (usual: ${slowest} to ${fastest}): is that right?`,
          ),
        ]
      : []
  })
}

/** Minutes from departure to arrival, in local time. */
function clockMinutes({ leaves, arrives }: { leaves: string; arrives: string }): number {
  const between = minutesOf(arrives) - minutesOf(leaves)
  return between > 0 ? between : between + 24 * 60
}

/** Time zones at the two ends may differ by two hours, and the times there and back by half an hour. */
const mostClockDifference = 150

/** Night trains without times, or with times that contradict its minutes. */
export function nightNotes(content: Content): Fault[] {
  const names = new Map(content.single.reservations?.data.map(({ id, train }) => [id, train.en]))
  const isNightTrain = ({ mode, trains = [] }: Connection) =>
    mode === 'train' && trains.length > 0 && trains.every(id => /\bnight/i.test(names.get(id) ?? ''))
  return listedConnections(content).flatMap(({ connection, note }) => {
    const { night, minutes, oneWay } = connection
    if (!night)
      return isNightTrain(connection)
        ? [note('trains', 'names a night train: it must have night: { leaves, arrives }')]
        : []
    const wrong = [night, ...(night.back ? [night.back] : [])].find(
      times => Math.abs(clockMinutes(times) - minutes) > mostClockDifference,
    )
    return [
      ...(wrong
        ? [
            note(
              'night',
              `is ${clockMinutes(wrong)} minutes from ${wrong.leaves} to ${wrong.arrives}, but minutes is ${minutes}`,
            ),
          ]
        : []),
      ...(oneWay || night.back ? [] : [note('night', 'has no times for the way back: add back')]),
    ]
  })
}

/** Connections whose last day has passed. */
export const endedNotes = (content: Content, now: Date): Fault[] =>
  listedConnections(content).flatMap(({ connection: { until }, note }) =>
    until && until.getTime() + 86_400_000 <= now.getTime()
      ? [note('until', 'has passed: find out whether it runs again, or delete the line')]
      : [],
  )
