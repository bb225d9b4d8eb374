import * as v from 'valibot'
import type { Line, NightTimes } from './network.ts'
import {
  type PackedExtras,
  type PackedLine,
  type PackedNetwork,
  type PackedStation,
  type PackedTrain,
  packedNetwork,
} from './packed-network.ts'
import type { PlannerNetwork, PlannerOperator, PlannerStation } from './planner-network.ts'
import { weekdays } from './travel-modes.ts'

/**
 * Packs a network for the browser: stations by country, lines by the station where they begin, and indexes into these
 * lists instead of ids. Stations and trains that no line needs are left out.
 */
export function packNetwork({ lines, trains, transfers, changes, stations }: PlannerNetwork): PackedNetwork {
  const used = new Set([
    ...lines.flatMap(({ from, to }) => [from, to]),
    ...transfers.flatMap(({ from, to }) => [from, to]),
  ])
  const kept = [...stations.values()]
    .filter(({ id }) => used.has(id))
    .sort((one, other) => compare(one.country, other.country) || compare(one.id, other.id))
  const stationPlace = placesOf(kept.map(({ id }) => id))
  const trainIds = [...new Set(lines.flatMap(line => line.trains))].sort()
  const trainPlace = placesOf(trainIds)
  const operators: PlannerOperator[] = []
  const operatorPlace = ({ name, url }: PlannerOperator) => {
    const place = operators.findIndex(known => known.name === name && known.url === url)
    return place >= 0 ? place : operators.push({ name, url }) - 1
  }
  const packTrain = (id: string): PackedTrain => {
    const train = trains[id]
    if (!train) throw new Error(`The network has no train "${id}"`)
    const { name, seat, fee, firstFee, feeAsOf = '' } = train
    const companies = train.operators.map(operatorPlace)
    if (!fee) return [name, seat, companies]
    const { amount, currency } = fee
    return firstFee === undefined
      ? [name, seat, companies, amount, currency, feeAsOf]
      : [name, seat, companies, amount, currency, feeAsOf, firstFee]
  }
  return v.parse(packedNetwork, {
    stations: Object.fromEntries(
      [...Map.groupBy(kept, ({ country }) => country)].map(([country, there]) => [
        country,
        there.map(packStation),
      ]),
    ),
    trains: trainIds.map(packTrain),
    operators: operators.map(({ name, url }) => [name, url]),
    lines: kept.map(({ id }) =>
      lines
        .filter(({ from }) => from === id)
        .map(line => packLine(line, stationPlace(line.to), line.trains.map(trainPlace)))
        .sort(([one], [other]) => one - other),
    ),
    transfers: transfers.map(({ from, to, minutes, by }) => [
      stationPlace(from),
      stationPlace(to),
      minutes,
      by,
    ]),
    changes: Object.entries(changes)
      .filter(([id]) => used.has(id))
      .map(([id, minutes]) => [stationPlace(id), minutes]),
  })
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

function placesOf(ids: readonly string[]): (id: string) => number {
  const places = new Map(ids.map((id, place) => [id, place]))
  return id => {
    const place = places.get(id)
    if (place === undefined) throw new Error(`The network has no "${id}"`)
    return place
  }
}

const packStation = ({ id, platform, name, otherNames, lat, lon }: PlannerStation): PackedStation => [
  id,
  platform,
  Math.round(lat * 100),
  Math.round(lon * 100),
  ...(name === platform && otherNames.length === 0 ? [] : [name, ...otherNames]),
]

const packTimes = ({ leaves, arrives }: NightTimes) => `${leaves}-${arrives}`

function packLine(line: Line, to: number, trains: number[]): PackedLine {
  const { minutes, mode, oneWay, night, runs, season, until, fare, fareAsOf = '', asOf } = line
  const more: PackedExtras = {
    ...(mode === 'train' ? {} : { mode }),
    ...(oneWay ? { oneWay: 1 } : {}),
    ...(night ? { night: [packTimes(night), ...(night.back ? [packTimes(night.back)] : [])], asOf } : {}),
    ...(runs ? { runs: runs.map(day => weekdays.indexOf(day)).join('') } : {}),
    ...(season ? { season: `${season.from}/${season.to}` } : {}),
    ...(until ? { until } : {}),
    ...(fare ? { fare: [fare.amount, fare.currency, fareAsOf.slice(0, 7)] } : {}),
  }
  if (Object.keys(more).length > 0) return [to, minutes, trains, more]
  return trains.length > 0 ? [to, minutes, trains] : [to, minutes]
}
