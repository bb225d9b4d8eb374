import type { Currency } from '../shop/currency.ts'
import { parseCurrency } from '../shop/currency.ts'
import { type Minor, type Rates, toMinor } from '../shop/money.ts'
import { type EmissionFactors, shortestFlightKm, straightKm, trackPerKm } from './emissions.ts'
import type { Ride } from './graph.ts'
import { type TimeOnTheWay, timeOnTheWay, travelDaysOf } from './lay-out.ts'
import type { Price } from './network.ts'
import { nextOffset, type Plan } from './plan-trip.ts'
import type { PlannerNetwork } from './planner-network.ts'
import { travelDate } from './running.ts'
import { type SeatFee, seatFee } from './seat-fee.ts'
import { type Trip, travellerCount } from './trip.ts'

/** A sum of amounts some of which may be unknown. */
export interface KnownSum {
  /** In the reader's currency. */
  readonly total: Minor
  /** Amounts in currencies for which there is no rate. */
  readonly others: readonly Price[]
  /** The number of trains with a known amount, and the number of trains. */
  readonly known: number
  readonly all: number
}

export interface TripTotals extends TimeOnTheWay {
  /** From the first day to the last, both included. */
  readonly daysAway: number
  readonly trainDays: number
  /** Travel days of a pass. */
  readonly travelDays: number
  /** Days with trains on the pass in each country, by its ISO code. A country that is only crossed does not count. */
  readonly daysIn: Readonly<Record<string, number>>
  /** The offsets of the days with trains on the pass in no other country, by its ISO code. */
  readonly daysWithin: Readonly<Record<string, readonly number[]>>
  /** The offsets of the first and the last day of travel. */
  readonly firstDay: number
  readonly lastDay: number
  /** Seats and berths that are compulsory with a pass, for all travellers. */
  readonly seats: KnownSum
  /** Seats that can be reserved, but need not be, for all travellers. */
  readonly optionalSeats: KnownSum
  /** Tickets for what the pass does not cover, for all travellers. */
  readonly ownTickets: KnownSum
  /** Ordinary tickets for the whole way, for all travellers but children. */
  readonly fares: KnownSum
  /** The months of these prices, from the oldest to the newest. */
  readonly fareMonths: readonly string[]
  /** Kilograms for each traveller; undefined if it is unknown for a part of the way. */
  readonly trainKg: number | undefined
  readonly planeKg: number
}

interface Money {
  readonly currency: Currency
  /** The value of a euro in each other currency. */
  readonly rates: Rates
}

/** Adds up the times and costs of a planned trip. */
export function tripTotals(
  { days, stages }: Plan,
  trip: Trip,
  network: PlannerNetwork,
  { factors, ...money }: Money & { readonly factors: EmissionFactors },
): TripTotals {
  const rides = days.flatMap(({ legs, date }) =>
    legs.flatMap(({ ride }) => (ride ? [{ ride, date: date ? travelDate(date) : undefined }] : [])),
  )
  const everybody = travellerCount(trip)
  const payers = everybody - trip.travellers.child || everybody
  const seatFees = rides.map(({ ride, date }) => seatFee(ride, network, trip.class, date))
  const seatsWhere = (isCounted: (fee: SeatFee) => boolean) =>
    sumOf(
      seatFees.filter(isCounted).map(({ fee }) => fee),
      everybody,
      money,
    )
  const fareOf = ({ line }: Ride) => line.fare
  const notCovered = rides.filter(({ ride }) => !ride.isOnPass)
  const withWay = days.filter(({ legs }) => legs.length > 0)
  return {
    daysAway: days.length > 0 ? nextOffset(days) + 1 : 0,
    trainDays: days.filter(({ legs }) => legs.some(({ ride }) => ride)).length,
    travelDays: travelDaysOf(days),
    ...daysInCountries(days, network),
    firstDay: withWay[0]?.offset ?? 0,
    lastDay: lastDayOnTheWay(days),
    ...timeOnTheWay(days),
    seats: seatsWhere(({ isNeeded }) => isNeeded),
    optionalSeats: seatsWhere(({ isOptional }) => isOptional),
    ownTickets: sumOf(
      notCovered.map(({ ride }) => fareOf(ride)),
      payers,
      money,
    ),
    fares: sumOf(
      rides.map(({ ride }) => fareOf(ride)),
      payers,
      money,
    ),
    fareMonths: rides.flatMap(({ ride }) => ride.line.fareAsOf ?? []).sort(),
    ...emissionsOf(
      rides.map(({ ride }) => ride),
      stages,
      network,
      factors,
    ),
  }
}

/** The days on which a train on the pass leaves a country's station or arrives at one, by the country. */
function daysInCountries(days: Plan['days'], { stations }: PlannerNetwork) {
  const daysIn: Record<string, number> = {}
  const daysWithin: Record<string, number[]> = {}
  for (const { legs, offset } of days) {
    const rides = legs.flatMap(({ ride }) => (ride?.isOnPass ? [ride] : []))
    const ids = rides.flatMap(({ from, to }) => [from, to])
    const countries = new Set(ids.flatMap(id => stations.get(id)?.country ?? []))
    for (const country of countries) daysIn[country] = (daysIn[country] ?? 0) + 1
    const [only] = countries
    if (only && countries.size === 1) daysWithin[only] = [...(daysWithin[only] ?? []), offset]
  }
  return { daysIn, daysWithin }
}

/** The day on which the last train or ferry arrives. */
function lastDayOnTheWay(days: Plan['days']): number {
  const last = days.findLast(({ legs }) => legs.length > 0)
  return last ? last.offset + (typeof last.night === 'string' ? 1 : 0) : 0
}

/** A price in the reader's currency, at the shop's own rates; undefined if there is no rate. */
export function inCurrency({ amount, currency: code }: Price, { currency, rates }: Money): Minor | undefined {
  const from = parseCurrency(code)
  if (!from) return undefined
  if (from === currency) return toMinor(amount, currency)
  const euros = from === 'EUR' ? amount : amount / rates[from]
  return toMinor(currency === 'EUR' ? euros : euros * rates[currency], currency)
}

function sumOf(prices: readonly (Price | undefined)[], people: number, money: Money): KnownSum {
  let total = 0
  const others = new Map<string, number>()
  for (const price of prices) {
    if (!price) continue
    const minor = inCurrency(price, money)
    if (minor === undefined)
      others.set(price.currency, (others.get(price.currency) ?? 0) + price.amount * people)
    else total += minor * people
  }
  return {
    total,
    others: [...others].map(([currency, amount]) => ({ amount, currency })),
    known: prices.filter(price => price !== undefined).length,
    all: prices.length,
  }
}

/** Emissions of trains from station to station, and of planes from stop to stop. Ferries and buses are not included. */
function emissionsOf(
  rides: readonly Ride[],
  stages: Plan['stages'],
  { stations }: PlannerNetwork,
  factors: EmissionFactors,
) {
  const km = (from: string, to: string) => {
    const [one, other] = [stations.get(from), stations.get(to)]
    return one && other ? straightKm(one, other) : 0
  }
  const isByTrain = rides.every(({ line }) => line.mode === 'train')
  const trainKm = rides.reduce((sum, { from, to }) => sum + km(from, to) * trackPerKm, 0)
  const planeKm = stages
    .map(({ from, to }) => km(from, to))
    .filter(distance => distance >= shortestFlightKm)
    .reduce((sum, distance) => sum + distance, 0)
  return {
    trainKg: isByTrain ? (trainKm * factors.train) / 1000 : undefined,
    planeKg: (planeKm * factors.plane) / 1000,
  }
}
