import { countryName } from '../i18n/format.ts'
import type { Locale } from '../i18n/locales.ts'
import { seatOf } from '../shared/trip/graph.ts'
import type { Line, Network } from '../shared/trip/network.ts'
import type { SeatNeed } from '../shared/trip/seat-needs.ts'
import { getNetwork } from './network.ts'
import { getStations, type Station } from './stations.ts'

/** A direct connection as a row of a table. */
export interface ConnectionRow {
  readonly to: string
  readonly minutes: number
  readonly mode: Line['mode']
  readonly isNight: boolean
  readonly seat: SeatNeed
}

interface CountryConnections {
  readonly name: string
  /** By the station where they begin, in alphabetical order. */
  readonly stations: readonly { readonly from: string; readonly rows: readonly ConnectionRow[] }[]
  readonly count: number
}

/**
 * All direct connections by country, the countries in the alphabetical order of a language. A connection across a
 * border is listed under both countries.
 */
export async function connectionsByCountry(locale: Locale): Promise<CountryConnections[]> {
  const { network, stations: ids } = await getNetwork()
  const stations = new Map((await getStations(ids)).map(station => [station.id, station]))
  const { compare } = new Intl.Collator(locale)
  const ends = network.lines.flatMap(line => endsOf(line, network, stations))
  return [...Map.groupBy(ends, ({ country }) => country)]
    .map(([country, there]) => ({
      name: countryName(country, locale),
      count: there.length,
      stations: [...Map.groupBy(there, ({ from }) => from)]
        .map(([from, rows]) => ({ from, rows: rows.sort((one, other) => compare(one.to, other.to)) }))
        .sort((one, other) => compare(one.from, other.from)),
    }))
    .sort((one, other) => compare(one.name, other.name))
}

/** A connection as listed under the country where it begins, and under the one where it ends. */
function endsOf(line: Line, { trains }: Network, stations: ReadonlyMap<string, Station>) {
  const [from, to] = [stations.get(line.from), stations.get(line.to)]
  if (!from || !to) return []
  const facts = {
    minutes: line.minutes,
    mode: line.mode,
    isNight: line.night !== undefined,
    seat: seatOf(line, trains),
  }
  const there = { country: from.country, from: from.name, to: to.name, ...facts }
  const back = { country: to.country, from: to.name, to: from.name, ...facts }
  return from.country === to.country || line.oneWay ? [there] : [there, back]
}
