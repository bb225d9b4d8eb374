import { type CollectionEntry, getCollection } from 'astro:content'
import type { Locale } from '../i18n/locales.ts'
import type { Price } from '../shared/trip/network.ts'
import { seatNeeds } from '../shared/trip/seat-needs.ts'
import { assertChecked } from './assert-checked.ts'
import { dataById } from './data-by-id.ts'
import { factsOfProduct } from './products.ts'

export type Reservation = CollectionEntry<'reservations'>['data']
export type Operator = CollectionEntry<'operators'>['data']

const findReservation = dataById('reservations')
const findOperator = dataById('operators')

/** All trains of `content/reservations.yaml`, those with compulsory seats first. */
async function getReservations(): Promise<Reservation[]> {
  const need = ({ seat }: Reservation) => seatNeeds.indexOf(seat)
  return (await getCollection('reservations'))
    .map(entry => entry.data)
    .sort((one, other) => need(one) - need(other))
}

/** The trains in the table of some countries. `(await reservationsIn(['NO'])).map(train => train.id) // => ['stockholm-oslo', …]` */
export async function reservationsIn(countries: readonly string[]): Promise<Reservation[]> {
  return (await getReservations()).filter(
    ({ countries: of, listed = true }) => listed && of.some(code => countries.includes(code)),
  )
}

/** The trains in the table of all Interrail countries, which is in a tip. */
export async function interrailReservations(locale: Locale): Promise<Reservation[]> {
  return reservationsIn((await factsOfProduct('interrail-global', locale)).residence.countries)
}

/** The trains with these ids, each as often as it is named. */
export const reservationsById = (ids: readonly string[]): Promise<Reservation[]> =>
  Promise.all(ids.map(async id => assertChecked(await findReservation(id), `The train "${id}"`)))

/** The companies with these ids. */
export const operatorsById = (ids: readonly string[]): Promise<Operator[]> =>
  Promise.all(ids.map(async id => assertChecked(await findOperator(id), `The company "${id}"`)))

/** What a seat costs on the cheapest of some trains, and when that was so. */
export function lowestFee(
  trains: readonly Reservation[],
): { readonly price: Price; readonly asOf: Date } | undefined {
  const [lowest] = trains.flatMap(({ fee }) => fee ?? []).toSorted((one, other) => one.second - other.second)
  return lowest && { price: { amount: lowest.second, currency: lowest.currency }, asOf: lowest.asOf }
}
