import { type CityPair, getCityPairs } from '../../content-model/city-pairs.ts'
import { getEmissions } from '../../content-model/emissions.ts'
import { getNetwork } from '../../content-model/network.ts'
import { getStations, placeName, type Station } from '../../content-model/stations.ts'
import { countryName, formatDuration, formatList, formatNumber } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { journeyEmissions } from '../../illustrations/chart/journey-emissions.ts'
import { distance } from '../../shared/trip/distance.ts'
import type { FoundWay } from '../../shared/trip/find-ways.ts'
import type { Ride } from '../../shared/trip/graph.ts'
import { layOut, type TripDay, travelDaysOf } from '../../shared/trip/lay-out.ts'
import { type RideFacts, rideFacts, sumOf } from './ride-facts.ts'
import { sentences } from './sentences.ts'

/** Hours a day for which a journey is laid out. */
const pace = 10

/** How much longer railways are than the line between their stations, about: most lie between 1.2 and 1.4. */
const railDetour = 1.3

/** A way with what a page shows of it. */
export interface ShownWay {
  readonly way: FoundWay
  readonly rides: readonly { readonly ride: Ride; readonly facts: RideFacts }[]
  /** Towns where one changes. */
  readonly towns: readonly string[]
  readonly fees: string | undefined
  readonly unknownFees: number
  readonly tickets: number
}

export interface Journey {
  readonly from: string
  readonly to: string
  readonly ways: readonly ShownWay[]
  readonly lead: string
  /** What is worth knowing, each sentence about this journey alone. */
  readonly sentences: readonly string[]
  /** Days of a pass, one way. */
  readonly travelDays: number
  readonly stations: ReadonlyMap<string, Station>
  /** Codes of the countries on the way, in order. */
  readonly countries: readonly string[]
}

const ridesOf = (way: FoundWay): Ride[] => way.legs.flatMap(({ ride }) => ride ?? [])

/** The stations of a way in order, those at both ends of a walk included. */
const stationsOf = (way: FoundWay): string[] => {
  const parts = way.legs.map(leg => leg.ride ?? leg.transfer)
  return [...new Set(parts.flatMap(part => [part.from, part.to]))]
}

/** Everything that the page of a journey shows, in one language. */
export async function journeyOf(pair: CityPair, locale: Locale): Promise<Journey> {
  const stations = new Map(
    (await getStations(pair.ways.flatMap(stationsOf))).map(station => [station.id, station]),
  )
  const cities = new Map((await getCityPairs()).flatMap(({ to }) => to.stations.map(id => [id, to] as const)))
  const townOf = (id: string) => {
    const station = stations.get(id)
    return cities.get(id)?.name[locale] ?? (station ? placeName(station, locale) : id)
  }
  const ways = await Promise.all(pair.ways.map(way => shown(way, townOf, locale)))
  const best = ways[0]
  const { graph } = await getNetwork()
  const days = best ? layOut(graph, [{ way: best.way, nights: 0 }], { pace }) : []
  const codes = best ? stationsOf(best.way).flatMap(id => stations.get(id)?.country ?? []) : []
  const countries = [...new Set(codes)]
  const known = { pair, ways, days, stations, countries, townOf, locale }
  return {
    from: pair.from.name[locale],
    to: pair.to.name[locale],
    ways,
    lead: leadOf(known),
    sentences: await sentencesOf(known),
    travelDays: travelDaysOf(days),
    stations,
    countries,
  }
}

async function shown(way: FoundWay, townOf: (id: string) => string, locale: Locale): Promise<ShownWay> {
  const rides = await Promise.all(
    ridesOf(way).map(async ride => ({ ride, facts: await rideFacts(ride, locale) })),
  )
  return {
    way,
    rides,
    towns: rides.slice(1).map(({ ride }) => townOf(ride.from)),
    fees: sumOf(
      rides.flatMap(({ facts }) => facts.fee?.price ?? []),
      locale,
    ),
    unknownFees: rides.filter(({ facts }) => facts.isFeeUnknown).length,
    tickets: rides.filter(({ ride }) => !ride.isOnPass).length,
  }
}

interface Known {
  readonly pair: CityPair
  readonly ways: readonly ShownWay[]
  readonly days: readonly TripDay[]
  readonly stations: ReadonlyMap<string, Station>
  readonly countries: readonly string[]
  readonly townOf: (id: string) => string
  readonly locale: Locale
}

const isNamed = ({ way }: ShownWay, name: FoundWay['names'][number]) => way.names.includes(name)

function leadOf({ pair, ways, locale }: Known): string {
  const s = sentences(locale)
  const [from, to] = [pair.from.name[locale], pair.to.name[locale]]
  const byDay = ways.find(way => isNamed(way, 'by-day'))
  const [best] = ways
  if (!byDay) return best ? s.leadNight(from, to, formatDuration(best.way.minutes, locale)) : ''
  const time = formatDuration(byDay.way.minutes, locale)
  return byDay.towns.length > 0
    ? s.lead(from, to, time, formatList([...new Set(byDay.towns)], locale))
    : s.leadDirect(from, to, time)
}

async function sentencesOf(known: Known): Promise<string[]> {
  const { ways, locale } = known
  const [best] = ways
  if (!best) return []
  return [
    ...nightSentences(known),
    ...daySentences(known, best),
    ...alternativeSentences(known, best),
    ...modeSentences(known, best),
    ...seatSentences(known, best),
    ...fareSentences(known, best),
    await emissionSentence(known, best),
  ].map(sentence => sentence.replace(/ %/g, locale === 'en' ? '%' : '\u00a0%'))
}

function nightSentences({ ways, townOf, locale }: Known): string[] {
  const s = sentences(locale)
  const night = ways.find(way => isNamed(way, 'by-night'))
  const ride = night?.rides.find(({ ride: { isNight } }) => isNight)?.ride
  return ride
    ? [s.sleepOnTrain(townOf(ride.from), townOf(ride.to), formatDuration(ride.minutes, locale))]
    : []
}

/** How the fastest way fits into days, and where one sits longest. */
function daySentences({ pair, days, countries, townOf, locale }: Known, { rides, way }: ShownWay): string[] {
  const s = sentences(locale)
  const [from, to] = [pair.from.name[locale], pair.to.name[locale]]
  const stays = days.flatMap(({ night }) => (night && night !== 'train' ? [townOf(night.station)] : []))
  const longest = rides.toSorted((one, other) => other.ride.minutes - one.ride.minutes)[0]?.ride
  const [stay] = stays
  return [
    ...(stay === undefined
      ? way.nights === 0
        ? [s.oneDay(from, to, formatDuration(way.minutes, locale))]
        : []
      : stays.length === 1
        ? [s.stayOver(stay, to)]
        : [s.stayOvers(formatList(stays, locale), to)]),
    ...(longest && rides.length > 1
      ? [
          s.longest(
            townOf(longest.from),
            townOf(longest.to),
            formatDuration(longest.minutes, locale),
            Math.round((longest.minutes / way.minutes) * 100),
          ),
        ]
      : []),
    ...(countries.length > 2
      ? [
          s.countries(
            from,
            to,
            formatList(
              countries.slice(1, -1).map(code => countryName(code, locale)),
              locale,
            ),
          ),
        ]
      : []),
  ]
}

/** What other ways have before the fastest. */
function alternativeSentences({ pair, ways, locale }: Known, best: ShownWay): string[] {
  const s = sentences(locale)
  const [from, to] = [pair.from.name[locale], pair.to.name[locale]]
  const other = (name: FoundWay['names'][number]) => ways.find(way => way !== best && isNamed(way, name))
  const without = other('without-reservation')
  const fewer = other('fewest-changes')
  const time = fewer && formatDuration(fewer.way.minutes, locale)
  return [
    ...(without && without.way.minutes > best.way.minutes
      ? [s.without(to, formatDuration(without.way.minutes - best.way.minutes, locale))]
      : []),
    ...(fewer && time
      ? [
          fewer.way.changes === 0
            ? s.fewerDirect(from, to, time)
            : s.fewer(to, s.changes(fewer.way.changes), time),
        ]
      : []),
  ]
}

/** Ships, buses, and ways through a city on the fastest way. */
function modeSentences({ townOf, stations, locale }: Known, { way }: ShownWay): string[] {
  const s = sentences(locale)
  const nameOf = (id: string) => stations.get(id)?.name ?? id
  return way.legs.flatMap(({ ride, transfer }) => {
    if (transfer)
      return [
        s.crossTown(
          townOf(transfer.from),
          nameOf(transfer.from),
          nameOf(transfer.to),
          formatDuration(transfer.minutes, locale),
        ),
      ]
    const { mode } = ride.line
    return mode === 'train'
      ? []
      : [s[mode](townOf(ride.from), townOf(ride.to), formatDuration(ride.minutes, locale))]
  })
}

function seatSentences({ pair, townOf, locale }: Known, { rides }: ShownWay): string[] {
  const s = sentences(locale)
  const [from, to] = [pair.from.name[locale], pair.to.name[locale]]
  const must = rides.filter(({ ride }) => ride.seat === 'compulsory').flatMap(({ facts }) => facts.names)
  const unclear = rides.filter(({ ride }) => ride.seat === 'unknown')
  return [
    ...(must.length > 0 ? [s.mustReserve(formatList([...new Set(must)], locale), to)] : []),
    ...(must.length === 0 && unclear.length === 0 ? [s.needNotReserve(from, to)] : []),
    ...unclear.map(({ ride }) => s.notConfirmed(townOf(ride.from), townOf(ride.to))),
  ]
}

function fareSentences({ pair, locale }: Known, { rides }: ShownWay): string[] {
  const fares = rides.flatMap(({ ride }) => ride.line.fare ?? [])
  const sum = sumOf(fares, locale)
  return sum ? [sentences(locale).fares(pair.to.name[locale], sum, fares.length, rides.length)] : []
}

async function emissionSentence(
  { pair, stations, locale }: Known,
  { way, rides }: ShownWay,
): Promise<string> {
  const { factors } = await getEmissions(locale)
  const between = (one: string, other: string) => {
    const [start, end] = [stations.get(one), stations.get(other)]
    return start && end ? distance(start, end) : 0
  }
  const ends = stationsOf(way)
  const km = {
    train: rides.reduce((sum, { ride }) => sum + between(ride.from, ride.to) * railDetour, 0),
    car: 0,
    plane: between(ends[0] ?? '', ends.at(-1) ?? ''),
  }
  const emissions = journeyEmissions(km, factors)
  const kilograms = (mode: 'train' | 'plane') =>
    `${formatNumber(emissions.find(one => one.mode === mode)?.kg ?? 0, locale)}\u00a0kg`
  return sentences(locale).emissions(
    pair.from.name[locale],
    pair.to.name[locale],
    kilograms('train'),
    kilograms('plane'),
  )
}
