import { type IsoDay, isIsoDay } from '../iso-day.ts'
import { type AgeGroup, ageGroups } from '../shop/price-rules/age.ts'
import { type WayName, wayNames } from './find-ways.ts'
import { type Pace, paces } from './lay-out.ts'
import { emptyTrip, type Trip, type TripStop, travellerCount, tripLimits } from './trip.ts'

/** The parts of a trip that an address must have; everything else has the planner's starting values. */
type AddressedTrip = Pick<Trip, 'from' | 'stops'> & Partial<Trip>

/**
 * The query string of a trip, empty for an empty one. It leaves out whatever has its starting value, except the way home:
 * without `home` a trip ends at its last stop.
 *
 *     tripAddress({ from: 'malmo-c', stops: [{ station: 'berlin-hbf', nights: 2, way: 'by-night' }] })
 *     // => '?from=malmo-c&stop=berlin-hbf.2.by-night'
 */
export function tripAddress({ from, stops, ...rest }: AddressedTrip): string {
  const trip: Trip = { ...emptyTrip, isReturn: false, ...rest, from, stops }
  const query = new URLSearchParams()
  if (from) query.append('from', from)
  for (const { station, nights, way } of stops)
    query.append('stop', [station, nights, ...(way ? [way] : [])].join('.'))
  if (trip.isReturn) query.append('home', trip.wayHome ?? 'yes')
  if (trip.date) query.append('day', trip.date)
  if (trip.pace !== emptyTrip.pace) query.append('pace', String(trip.pace))
  if (!trip.nightTrains) query.append('night-trains', 'no')
  const isUsualParty = ageGroups.every(group => trip.travellers[group] === emptyTrip.travellers[group])
  for (const group of ageGroups)
    if (!isUsualParty && trip.travellers[group] > 0) query.append(group, String(trip.travellers[group]))
  if (trip.class !== emptyTrip.class) query.append('class', trip.class)
  const text = query.toString()
  // The planner starts with an empty round trip, so that needs no query.
  return text === '' || text === 'home=yes' ? '' : `?${text}`
}

interface Known {
  readonly isStation: (id: string) => boolean
  readonly today: IsoDay
}

/** What was left out of an address. */
export interface LeftOut {
  /** Parts that are unknown or invalid. */
  readonly dropped: readonly string[]
  /** The stations of the stops for which a trip has no room. */
  readonly extraStops: readonly string[]
}

export interface ReadTrip extends LeftOut {
  readonly trip: Trip
}

const maxDropped = 40

/**
 * Reads a trip from a query string. Other parameters are ignored, as campaigns add them.
 *
 * @returns undefined if the address contains no trip
 */
export function readTripAddress(search: string, { isStation, today }: Known): ReadTrip | undefined {
  const query = new URLSearchParams(search)
  const dropped: string[] = []
  const drop = (name: string, value: string) => {
    dropped.push(`${name}=${value}`.slice(0, maxDropped))
    return undefined
  }
  /** The first value of a parameter; further ones that differ are dropped. */
  function firstOf(name: string): string | undefined {
    const [first, ...others] = query.getAll(name)
    for (const other of others) if (other !== first) drop(name, other)
    return first
  }
  function read<Value>(name: string, parse: (value: string) => Value | undefined): Value | undefined {
    const value = firstOf(name)
    return value === undefined ? undefined : (parse(value) ?? drop(name, value))
  }
  const isTripParameter = (name: string) => tripParameters.includes(name)
  if (![...query.keys()].some(isTripParameter)) return undefined

  const from = read('from', value => (isStation(value) ? value : undefined)) ?? ''
  const stops: TripStop[] = []
  const extraStops: string[] = []
  for (const value of query.getAll('stop')) {
    const stop = readStop(value)
    const before = stops.at(-1)?.station ?? from
    if (!stop || !isStation(stop.station)) drop('stop', value)
    else if (stops.length === tripLimits.stops) extraStops.push(stop.station)
    else if (stop.station === before) drop('stop', value)
    else stops.push(stop)
  }
  const home = read('home', value => (value === 'yes' ? value : wayName(value)))
  const date = read('day', value => (isIsoDay(value) && value >= today ? value : undefined))
  const pace = read('pace', value => paces.find(hours => String(hours) === value)) satisfies Pace | undefined
  const night = read('night-trains', value => (value === 'no' || value === 'yes' ? value : undefined))
  const travelClass = read('class', value => (value === 'first' || value === 'second' ? value : undefined))
  const counted = ageGroups.flatMap((group): Counted[] => {
    const value = firstOf(group)
    return value === undefined ? [] : [[group, value]]
  })
  const travellers = readTravellers(counted)
  if (!travellers) for (const [group, value] of counted) drop(group, value)
  const trip: Trip = {
    from,
    stops,
    isReturn: home !== undefined,
    ...(home && home !== 'yes' ? { wayHome: home } : {}),
    ...(date ? { date } : {}),
    pace: pace ?? emptyTrip.pace,
    nightTrains: night !== 'no',
    travellers: travellers ?? emptyTrip.travellers,
    class: travelClass ?? emptyTrip.class,
  }
  return { trip, dropped, extraStops }
}

/** The names of a trip's parameters in an address. They mean the same in every language. */
export const tripParameters: readonly string[] = [
  'from',
  'stop',
  'home',
  'day',
  'pace',
  'night-trains',
  'class',
  ...ageGroups,
]

const wayName = (value: string): WayName | undefined => wayNames.find(name => name === value)

/** Reads a stop. `readStop('berlin-hbf.2.by-night') // => { station: 'berlin-hbf', nights: 2, way: 'by-night' }` */
function readStop(value: string): TripStop | undefined {
  const [, station, nightsText, wayText] =
    /^([a-z0-9-]{1,60})(?:\.(\d{1,2})(?:\.([a-z-]{1,30}))?)?$/.exec(value) ?? []
  const nights = Number(nightsText ?? 1)
  const way = wayText === undefined ? undefined : wayName(wayText)
  if (station === undefined || nights > tripLimits.nights || (wayText !== undefined && !way)) return undefined
  return { station, nights, ...(way ? { way } : {}) }
}

type Counted = readonly [AgeGroup, string]

/** Undefined if the address has no travellers, or more than may travel together. */
function readTravellers(counted: readonly Counted[]): Trip['travellers'] | undefined {
  const travellers: Record<AgeGroup, number> = { adult: 0, youth: 0, senior: 0, child: 0 }
  for (const [group, value] of counted) travellers[group] = /^\d{1,2}$/.test(value) ? Number(value) : NaN
  const all = travellerCount({ travellers })
  return all > 0 && all <= tripLimits.travellers ? travellers : undefined
}
