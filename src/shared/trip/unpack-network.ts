import { citiesOf } from './cities-of.ts'
import type { Line, NightTimes } from './network.ts'
import type { PackedLine, PackedNetwork, PackedStation, PackedTrain } from './packed-network.ts'
import type { PlannerNetwork, PlannerOperator, PlannerStation, PlannerTrain } from './planner-network.ts'
import { weekdays } from './travel-modes.ts'

/**
 * The network of a fetched file: the inverse of `packNetwork`. Trains are named by their indexes in the list.
 *
 * @throws if the file is not a network
 */
export function unpackNetwork(fetched: unknown): PlannerNetwork {
  if (!isNetwork(fetched)) throw new TypeError('The fetched file is not a network.')
  const packed = fetched
  const stations = Object.entries(packed.stations).flatMap(([country, there]) =>
    there.map(station => unpackStation(station, country)),
  )
  const idAt = (place: number) => stations[place]?.id ?? ''
  const operators = packed.operators.map(([name, url]) => ({ name, url }))
  const lines = packed.lines.flatMap((from, place) =>
    from.map(line => unpackLine(line, idAt(place), idAt(line[0]))),
  )
  return {
    stations: new Map(stations.map(station => [station.id, station])),
    trains: Object.fromEntries(packed.trains.map((train, place) => [place, unpackTrain(train, operators)])),
    lines,
    cities: citiesOf(stations, lines),
    transfers: packed.transfers.map(([from, to, minutes, by]) => ({
      from: idAt(from),
      to: idAt(to),
      minutes,
      by,
    })),
    changes: Object.fromEntries(packed.changes.map(([at, minutes]) => [idAt(at), minutes])),
  }
}

/**
 * A quick test that tells the file from an error page. The build has checked its content, and its name changes with it.
 */
const isNetwork = (fetched: unknown): fetched is PackedNetwork =>
  typeof fetched === 'object' &&
  fetched !== null &&
  ['stations', 'trains', 'operators', 'lines', 'transfers', 'changes'].every(name => name in fetched)

function unpackStation(
  [id, platform, lat, lon, name = platform, ...otherNames]: PackedStation,
  country: string,
): PlannerStation {
  return { id, platform, name, otherNames, country, lat: lat / 100, lon: lon / 100 }
}

function unpackTrain(
  [name, seat, places, amount, currency, feeAsOf, firstFee]: PackedTrain,
  operators: readonly PlannerOperator[],
): PlannerTrain {
  return {
    name,
    seat,
    operators: places.flatMap(place => operators[place] ?? []),
    ...(amount !== undefined && currency !== undefined ? { fee: { amount, currency } } : {}),
    ...(feeAsOf ? { feeAsOf } : {}),
    ...(firstFee === undefined ? {} : { firstFee }),
  }
}

/** Reads the times of a night train. `unpackTimes('19:55-08:20') // => { leaves: '19:55', arrives: '08:20' }` */
function unpackTimes(times: string): NightTimes {
  const [leaves = '', arrives = ''] = times.split('-')
  return { leaves, arrives }
}

function unpackLine([, minutes, trains = [], more = {}]: PackedLine, from: string, to: string): Line {
  const { mode = 'train', oneWay, night, asOf = '', runs, season, until, fare } = more
  const [there, back] = night ?? []
  const [first = '', last = ''] = season?.split('/') ?? []
  return {
    from,
    to,
    minutes,
    mode,
    trains: trains.map(String),
    asOf,
    ...(oneWay ? { oneWay: true } : {}),
    ...(there ? { night: { ...unpackTimes(there), ...(back ? { back: unpackTimes(back) } : {}) } } : {}),
    ...(runs ? { runs: [...runs].flatMap(place => weekdays[Number(place)] ?? []) } : {}),
    ...(season ? { season: { from: first, to: last } } : {}),
    ...(until ? { until } : {}),
    ...(fare ? { fare: { amount: fare[0], currency: fare[1] }, fareAsOf: fare[2] } : {}),
  }
}
