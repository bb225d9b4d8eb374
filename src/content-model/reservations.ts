import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content'
import { seatNeeds } from './reservation-schema.ts'

export type Reservation = CollectionEntry<'reservations'>['data']
export type Operator = CollectionEntry<'operators'>['data']

/** All trains of `content/reservations.yaml`, those first where a seat must be had. */
export async function getReservations(): Promise<Reservation[]> {
  const need = ({ seat }: Reservation) => seatNeeds.indexOf(seat)
  return (await getCollection('reservations'))
    .map(entry => entry.data)
    .sort((one, other) => need(one) - need(other))
}

/** The trains in a country's table. `(await reservationsIn('NO')).map(train => train.id) // => ['stockholm-oslo', …]` */
export async function reservationsIn(country: string): Promise<Reservation[]> {
  return (await getReservations()).filter(train => train.countries.includes(country))
}

/**
 * The trains with these ids, each as often as it is named.
 *
 * @throws with file, field and what is allowed, for an id that `content/reservations.yaml` does not have.
 */
export async function reservationsById(ids: readonly string[], where: string): Promise<Reservation[]> {
  return byId('reservations', ids, where)
}

/**
 * The companies with these ids.
 *
 * @throws with file, field and what is allowed, for an id that `content/operators.yaml` does not have.
 */
export async function operatorsById(ids: readonly string[], where: string): Promise<Operator[]> {
  return byId('operators', ids, where)
}

async function byId<Kind extends Extract<CollectionKey, 'reservations' | 'operators'>>(
  kind: Kind,
  ids: readonly string[],
  where: string,
): Promise<CollectionEntry<Kind>['data'][]> {
  const all = new Map((await getCollection(kind)).map(entry => [entry.data.id, entry.data]))
  return ids.map(id => {
    const found = all.get(id)
    if (found) return found
    throw new Error(`${where}: content/${kind}.yaml has no "${id}"; there are: ${[...all.keys()].join(', ')}`)
  })
}
