import {
  countryInSentence,
  countryName,
  formatDuration,
  formatList,
  formatNumber,
} from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import {
  type Coordinates,
  type EmissionFactors,
  shortestFlightKm,
  straightKm,
  trackPerKm,
} from '../../shared/trip/emissions.ts'
import type { WayName } from '../../shared/trip/find-ways.ts'
import type { Ride } from '../../shared/trip/graph.ts'
import type { TripDay } from '../../shared/trip/lay-out.ts'
import { runningWords } from '../../shared/trip/running-words.ts'
import { tripText } from '../../shared/trip/text.ts'
import type { TravelMode } from '../../shared/trip/travel-modes.ts'
import { sentences } from './sentences.ts'
import type { ShownWay } from './shown-way.ts'

/** The facts about a journey, in one language. */
export interface KnownJourney {
  readonly from: string
  readonly to: string
  /** The first is the best. */
  readonly ways: readonly ShownWay[]
  /** The best way, divided into days. */
  readonly days: readonly TripDay[]
  /** The days of a pass that a single journey takes. */
  readonly travelDays: number
  readonly stations: ReadonlyMap<string, Coordinates & { readonly name: string }>
  /** The codes of the countries on the best way, in order. */
  readonly countries: readonly string[]
  readonly townOf: (station: string) => string
  readonly factors: EmissionFactors
  readonly locale: Locale
}

/** A way with fewer changes is advised only if it takes at most this many times as long as the fastest. */
const longestForFewer = 1.5

/** A day trip spends at most this time on trains, there and back. */
const dayTripMinutes = 8 * 60

const nightRides = ({ rides }: ShownWay): Ride[] => rides.flatMap(({ ride }) => (ride.isNight ? [ride] : []))

/**
 * The seasons and weekdays of rides that do not run every day, in parentheses after a space. Rides that differ in this
 * are named by their ends.
 */
function runningNote(
  rides: readonly Ride[],
  { townOf, locale }: Pick<KnownJourney, 'townOf' | 'locale'>,
): string {
  const all = rides.map(ride => ({ ride, days: runningWords(ride.line, tripText(locale), locale) }))
  const isSame = new Set(all.map(({ days }) => days)).size === 1
  const notes = all.flatMap(({ ride, days }) => {
    if (!days) return []
    return isSame ? days : `${townOf(ride.from)}–${townOf(ride.to)} ${days}`
  })
  return notes.length > 0 ? ` (${[...new Set(notes)].join('; ')})` : ''
}

const wayNamed = (ways: readonly ShownWay[], name: WayName) =>
  ways.find(({ way }) => way.names.includes(name))

/**
 * Prepares a sentence for display: a Danish time that ends in a full stop ends the sentence too, and a figure stays
 * with its per cent sign or its word.
 */
const set = (sentence: string, locale: Locale) =>
  sentence
    .replace(/\.\.(?= |$)/g, '.')
    .replace(/ %/g, locale === 'en' ? '%' : '\u00a0%')
    .replace(/(\d) (?=\p{L})/gu, '$1\u00a0')

/** The leads of a journey without a change. */
const directLeads = {
  train: 'leadDirect',
  ferry: 'leadDirectShip',
  bus: 'leadDirectBus',
} as const satisfies Record<TravelMode, string>

/** How long the journey takes by day and by night, and how many days of a pass. */
export function leadOf(known: KnownJourney): string {
  const { from, to, ways, travelDays, locale } = known
  const s = sentences(locale)
  const byDay = wayNamed(ways, 'by-day')
  const byNight = wayNamed(ways, 'by-night')
  const timeOf = ({ way }: ShownWay) => formatDuration(way.minutes, locale)
  const [best] = ways
  if (!best) return ''
  const time = timeOf(best)
  const first = !byDay
    ? `${s.leadNight(from, to, time)}${runningNote(nightRides(best), known)}`
    : byDay.way.changes > 0
      ? s.lead(from, to, time, s.changes(byDay.way.changes), formatList([...new Set(byDay.towns)], locale))
      : s[directLeads[byDay.rides[0]?.ride.line.mode ?? 'train']](from, to, time)
  const night =
    byDay && byNight && byNight !== byDay
      ? [`${s.byNight(timeOf(byNight))}${runningNote(nightRides(byNight), known)}.`]
      : []
  const days = travelDays > 0 ? [s.travelDays(from, to, travelDays)] : []
  return set([`${first}.`, ...night, ...days].join(' '), locale)
}

/** Sentences about this journey that are true of no other in this way. */
export function journeySentences(known: KnownJourney): string[] {
  const [best] = known.ways
  if (!best) return []
  return [
    ...nightSentences(known),
    ...daySentences(known, best),
    ...alternativeSentences(known, best),
    ...modeSentences(known, best),
    ...seatSentences(known, best),
    ...emissionSentences(known, best),
  ].map(sentence => set(sentence, known.locale))
}

function nightSentences(known: KnownJourney): string[] {
  const { from, to, ways, townOf, locale } = known
  const s = sentences(locale)
  const night = wayNamed(ways, 'by-night')
  const ride = night?.rides.find(({ ride: { isNight } }) => isNight)?.ride
  if (!night || !ride) return []
  const asleep = townOf(ride.from)
  const awake = `${townOf(ride.to)}${runningNote([ride], known)}`
  return night.way.dayMinutes === 0
    ? [s.nightTrain(asleep, awake, formatDuration(night.way.minutes, locale))]
    : [s.leftForDay(from, to, asleep, awake, formatDuration(night.way.dayMinutes, locale))]
}

/** How the fastest way is divided into days, and which of its rides is the longest. */
function daySentences(known: KnownJourney, { rides, way }: ShownWay): string[] {
  const { from, to, days, countries, townOf, locale } = known
  const s = sentences(locale)
  const nights = days.flatMap(({ night }) => (typeof night === 'object' ? [townOf(night.station)] : []))
  // A city may have a station of its own for ships. Nobody stays overnight where the journey begins or ends.
  const stays = nights.filter(town => town !== from && town !== to)
  const [stay, ...more] = stays
  const longest = rides.toSorted((one, other) => other.ride.minutes - one.ride.minutes)[0]?.ride
  const between = countries.slice(1, -1).map(code => countryInSentence(countryName(code, locale), locale))
  return [
    ...(days.every(({ night }) => night === undefined)
      ? [
          way.minutes * 2 <= dayTripMinutes
            ? s.dayTrip(from, to, formatDuration(way.minutes * 2, locale))
            : s.oneDay(from, to, formatDuration(way.minutes, locale)),
        ]
      : []),
    ...(stay !== undefined && more.length === 0 ? [s.stayOver(stay, to)] : []),
    ...(more.length > 0 ? [s.stayOvers(from, formatList(stays, locale), to)] : []),
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
    ...(between.length > 0 ? [s.countries(from, to, formatList(between, locale))] : []),
  ]
}

/** What other ways offer that the fastest does not. */
function alternativeSentences(known: KnownJourney, best: ShownWay): string[] {
  const { to, ways, locale } = known
  const s = sentences(locale)
  const others = ways.filter(way => way !== best)
  const without = wayNamed(others, 'without-reservation')
  const fewest = wayNamed(others, 'fewest-changes')
  // A night train for the whole way is mentioned already.
  const fewer = fewest?.way.names.includes('by-night') && fewest.way.dayMinutes === 0 ? undefined : fewest
  const time = fewer && formatDuration(fewer.way.minutes, locale)
  return [
    ...(without && without.way.minutes > best.way.minutes
      ? [s.without(to, formatDuration(without.way.minutes - best.way.minutes, locale))]
      : []),
    ...(fewer && time && fewer.way.changes === 0 ? [directSentence(known, fewer, time)] : []),
    ...(fewer && time && fewer.way.changes > 0 && fewer.way.minutes <= best.way.minutes * longestForFewer
      ? [s.fewer(to, s.changes(fewer.way.changes), `${time}${runningNote(nightRides(fewer), known)}`)]
      : []),
  ]
}

/** A further way without a change: a train, a ferry or a bus. */
function directSentence(known: KnownJourney, { rides, way }: ShownWay, time: string): string {
  const { from, to, locale } = known
  const s = sentences(locale)
  const ride = rides[0]?.ride
  const end = `${to}${ride ? runningNote([ride], known) : ''}`
  if (!ride || ride.line.mode === 'train') return s.fewerDirect(from, end, time, way.nights > 0)
  const first = s[ride.line.mode === 'ferry' ? 'directFerry' : 'directBus'](from, end, time)
  return ride.isOnPass ? first : `${first} ${s.notOnPass}`
}

/** Ships, buses, and changes of station within a city on the fastest way. */
function modeSentences(known: KnownJourney, { way }: ShownWay): string[] {
  const { from, to, townOf, stations, locale } = known
  const s = sentences(locale)
  const nameOf = (id: string) => stations.get(id)?.name ?? id
  return way.legs.flatMap(({ ride, transfer }) => {
    if (transfer) {
      const town = townOf(transfer.from)
      const time = formatDuration(transfer.minutes, locale)
      const ends = [nameOf(transfer.from), nameOf(transfer.to)] as const
      if (town === from) return [s.crossFirst(town, ...ends, time, to)]
      return [town === to ? s.crossLast(town, ...ends, time, from) : s.crossTown(town, ...ends, time, to)]
    }
    const { mode } = ride.line
    return mode === 'train'
      ? []
      : [
          s[mode](
            townOf(ride.from),
            `${townOf(ride.to)}${runningNote([ride], known)}`,
            formatDuration(ride.minutes, locale),
            ride.isOnPass,
          ),
        ]
  })
}

/** What must be reserved or bought on the fastest way. */
function seatSentences({ from, to, townOf, locale }: KnownJourney, { rides }: ShownWay): string[] {
  const s = sentences(locale)
  const endsOf = ({ ride }: { readonly ride: Ride }) => [townOf(ride.from), townOf(ride.to)] as const
  const withSeat = (need: Ride['seat']) => rides.filter(({ ride }) => ride.isOnPass && ride.seat === need)
  const legsOf = (some: typeof rides) =>
    formatList(
      some.map(one => endsOf(one).join('–')),
      locale,
    )
  const must = withSeat('compulsory')
  const summer = withSeat('summer')
  const unclear = withSeat('unknown')
  const bought = rides.filter(({ ride }) => !ride.isOnPass)
  const isFree = must.length + summer.length + unclear.length + bought.length === 0
  return [
    ...(must.length > 0
      ? [rides.length === 1 ? s.mustReserveDirect(from, to) : s.mustReserve(from, to, legsOf(must))]
      : []),
    ...summer.map(one => s.summer(...endsOf(one), to)),
    // Ships and buses are mentioned with their durations.
    ...bought.filter(({ ride }) => ride.line.mode === 'train').map(one => s.ownTicket(...endsOf(one), to)),
    ...(rides.length === bought.length ? [s.passCoversNothing(from, to)] : []),
    ...(isFree ? [s.needNotReserve(from, to)] : []),
    ...(unclear.length > 0
      ? [rides.length === 1 ? s.notConfirmedDirect(from, to) : s.notConfirmed(from, to, legsOf(unclear))]
      : []),
  ]
}

/** What emits something that is not known. */
const emittingKeys = { ferry: 'emittingFerry', bus: 'emittingBus' } as const

/** Emissions, or why they are not compared: nothing is known of ships and buses, and nobody flies a short distance. */
function emissionSentences(known: KnownJourney, { rides }: ShownWay): string[] {
  const { from, to, stations, factors, locale } = known
  const s = sentences(locale)
  const others = rides.flatMap(({ ride: { line } }) => (line.mode === 'train' ? [] : [line.mode]))
  if (others.length > 0) {
    const modes = [...new Set(others)].map(mode => s[emittingKeys[mode]])
    return [s.emissionsUnknown(from, to, formatList(modes, locale))]
  }
  const km = (start: string | undefined, end: string | undefined) => {
    const [one, other] = [stations.get(start ?? ''), stations.get(end ?? '')]
    return one && other ? straightKm(one, other) : 0
  }
  const kilograms = (grams: number) => `${formatNumber(Math.round(grams / 1000), locale)}\u00a0kg`
  const flight = km(rides[0]?.ride.from, rides.at(-1)?.ride.to)
  const track = rides.reduce((sum, { ride }) => sum + km(ride.from, ride.to) * trackPerKm, 0)
  const byTrain = kilograms(track * factors.train)
  return [
    flight < shortestFlightKm
      ? s.emissionsNear(from, to, byTrain)
      : s.emissions(from, to, byTrain, kilograms(flight * factors.plane)),
  ]
}
