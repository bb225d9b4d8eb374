import { getCollection } from 'astro:content'
import { contentHash } from '../build-cache/content-hash.ts'
import { type Locale, locales } from '../i18n/locales.ts'
import { packNetwork } from '../shared/trip/pack-network.ts'
import type { PlannerNetwork, PlannerStation, PlannerTrain } from '../shared/trip/planner-network.ts'
import { assertChecked } from './assert-checked.ts'
import { perContent } from './content-version.ts'
import { getNetwork } from './network.ts'
import { placeName, type Station } from './stations.ts'

/** The network as the trip planner of a locale fetches it, under a name that changes with its content. */
export interface NetworkFile extends Pick<PlannerNetwork, 'stations' | 'lines'> {
  readonly name: string
  readonly path: string
  readonly json: string
}

const files = perContent(() => new Map<Locale, Promise<NetworkFile>>())

export async function networkFile(locale: Locale): Promise<NetworkFile> {
  const known = await files()
  const file = known.get(locale) ?? writeNetwork(locale)
  known.set(locale, file)
  return file
}

async function writeNetwork(locale: Locale): Promise<NetworkFile> {
  const [{ network }, stations, reservations, operators] = await Promise.all([
    getNetwork(),
    getCollection('stations'),
    getCollection('reservations'),
    getCollection('operators'),
  ])
  const companies = new Map(operators.map(({ data: { id, name, url } }) => [id, { name, url }]))
  const trains = reservations.map(({ data }): [string, PlannerTrain] => [
    data.id,
    {
      ...assertChecked(network.trains[data.id], `The train "${data.id}"`),
      name: data.train[locale],
      operators: data.operators.map(id => assertChecked(companies.get(id), `The company "${id}"`)),
      ...(data.fee ? { feeAsOf: data.fee.asOf.toISOString().slice(0, 7) } : {}),
      ...(data.fee?.first === undefined ? {} : { firstFee: data.fee.first }),
    },
  ])
  const named: PlannerNetwork = {
    ...network,
    trains: Object.fromEntries(trains),
    stations: new Map(stations.map(({ data }) => [data.id, plannerStation(data, locale)])),
  }
  const json = JSON.stringify(packNetwork(named))
  const name = `${locale}-${contentHash(json)}`
  return { name, path: `/network/${name}.json`, json, stations: named.stations, lines: named.lines }
}

function plannerStation(station: Station, locale: Locale): PlannerStation {
  const { id, name: platform, country, lat, lon } = station
  const name = placeName(station, locale)
  const others = locales.flatMap(other => [
    placeName(station, other),
    ...(station.destinations ?? []).map(destination => destination[other]),
  ])
  const otherNames = [...new Set(others)].filter(other => other !== name && other !== platform)
  return { id, platform, name, otherNames, country, lat, lon }
}
