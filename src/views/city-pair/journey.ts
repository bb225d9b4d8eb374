import { type CityPair, getCityPairs } from '../../content-model/city-pairs.ts'
import { getEmissions } from '../../content-model/emissions.ts'
import { getNetwork } from '../../content-model/network.ts'
import { getStations, placeName, type Station } from '../../content-model/stations.ts'
import type { Locale } from '../../i18n/locales.ts'
import { isoDay } from '../../shared/iso-day.ts'
import { layOut, travelDaysOf } from '../../shared/trip/lay-out.ts'
import { countriesOf } from './countries-of.ts'
import { stopsOfWay } from './journey-lines.ts'
import { journeySentences, leadOf } from './journey-sentences.ts'
import { type ShownWay, shownWay } from './shown-way.ts'

/** Hours on trains per day when a journey is divided into days. */
const pace = 10

export interface Journey {
  readonly from: string
  readonly to: string
  readonly ways: readonly ShownWay[]
  readonly lead: string
  /** Sentences about this journey that are true of no other in this way. */
  readonly sentences: readonly string[]
  /** The days of a pass that a single journey takes. */
  readonly travelDays: number
  readonly stations: ReadonlyMap<string, Station>
  /** The codes of the countries on the way, in order. */
  readonly countries: readonly string[]
  /** The month of the newest fact that the page shows, as `2025-11`. */
  readonly updated: string
}

/** The month of the newest time, fee or seat of some ways: many sources give no day. */
function newestMonth(ways: readonly ShownWay[]): string {
  const dates = ways.flatMap(({ rides }) =>
    rides.flatMap(({ ride, facts }) => [ride.line.asOf, ...(facts.fee ? [isoDay(facts.fee.asOf)] : [])]),
  )
  return dates.sort().at(-1)?.slice(0, 7) ?? ''
}

/** Everything that the page of a journey shows, in one language. */
export async function journeyOf(pair: CityPair, locale: Locale): Promise<Journey> {
  const stations = new Map(
    (await getStations(pair.ways.flatMap(stopsOfWay))).map(station => [station.id, station]),
  )
  const cities = new Map((await getCityPairs()).flatMap(({ to }) => to.stations.map(id => [id, to] as const)))
  const townOf = (id: string) => {
    const station = stations.get(id)
    return cities.get(id)?.name[locale] ?? (station ? placeName(station, locale) : id)
  }
  const ways = await Promise.all(pair.ways.map(way => shownWay(way, townOf, locale)))
  const best = ways[0]
  const { graph } = await getNetwork()
  const days = best ? layOut(graph, [{ way: best.way, nights: 0 }], { pace }) : []
  const countries = best ? countriesOf(best.way, id => stations.get(id)?.country) : []
  const travelDays = travelDaysOf(days)
  const { factors } = await getEmissions(locale)
  const known = {
    from: pair.from.name[locale],
    to: pair.to.name[locale],
    ways,
    days,
    travelDays,
    stations,
    countries,
    townOf,
    factors,
    locale,
  }
  return {
    from: known.from,
    to: known.to,
    ways,
    lead: leadOf(known),
    sentences: journeySentences(known),
    travelDays,
    stations,
    countries,
    updated: newestMonth(ways),
  }
}
