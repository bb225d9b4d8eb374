import type { z } from 'astro/zod'
import type { IsoDay } from '../shared/iso-day.ts'
import { isoDay } from '../shared/iso-day.ts'
import { citiesOf } from '../shared/trip/cities-of.ts'
import type { Line, Network, TrainFacts } from '../shared/trip/network.ts'
import type { Connection, Transfer } from './connection-schema.ts'
import type { station } from './file-schemas.ts'
import type { reservation } from './reservation-schema.ts'

/** The content of the network's files. */
interface NetworkFiles {
  readonly stations: readonly z.output<typeof station>[]
  readonly connections: readonly Connection[]
  readonly transfers: readonly Transfer[]
  readonly reservations: readonly z.output<typeof reservation>[]
}

/** The network of all connections that still run on a day, or of all connections if no day is given. */
export function networkOf(
  { stations, connections, transfers, reservations }: NetworkFiles,
  today?: IsoDay,
): Network {
  const lines = connections.map(lineOf).filter(({ until }) => !until || !today || until >= today)
  return {
    lines,
    // Stations with one name in English have one in every language: a test compares them.
    cities: citiesOf(
      stations.map(({ id, country, name, place }) => ({ id, country, name: place?.en ?? name })),
      lines,
    ),
    trains: Object.fromEntries(reservations.map(train => [train.id, trainFacts(train)])),
    transfers: transfers.flatMap(({ from, to, minutes, by }) =>
      from && to && by ? [{ from, to, minutes, by }] : [],
    ),
    changes: Object.fromEntries(transfers.flatMap(({ at, minutes }) => (at ? [[at, minutes]] : []))),
  }
}

function lineOf(connection: Connection): Line {
  const { oneWay, night, runs, season, until, through, fare, trains, ...line } = connection
  return {
    ...line,
    trains: trains ?? [],
    ...(oneWay ? { oneWay } : {}),
    ...(night ? { night: nightOf(night) } : {}),
    ...(runs ? { runs } : {}),
    ...(season ? { season } : {}),
    ...(until ? { until: isoDay(until) } : {}),
    ...(through ? { through } : {}),
    ...(fare ? { fare: { amount: fare.from, currency: fare.currency }, fareAsOf: fare.asOf } : {}),
  }
}

const nightOf = ({ back, ...times }: NonNullable<Connection['night']>) => ({
  ...times,
  ...(back ? { back } : {}),
})

const trainFacts = ({ seat, fee }: NetworkFiles['reservations'][number]): TrainFacts => ({
  seat,
  ...(fee ? { fee: { amount: fee.second, currency: fee.currency } } : {}),
})
