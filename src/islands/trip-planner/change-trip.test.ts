import { expect, test } from 'vitest'
import { emptyTrip, type Trip, tripLimits } from '../../shared/trip/trip.ts'
import { tripAddress } from '../../shared/trip/trip-address.ts'
import { changeTrip, newHistory, type TripChange } from './change-trip.ts'

const start: Trip = {
  ...emptyTrip,
  from: 'a',
  stops: [
    { station: 'b', nights: 1 },
    { station: 'c', nights: 2, way: 'by-night' },
    { station: 'd', nights: 3 },
  ],
  wayHome: 'fewest-changes',
}
const after = (...changes: TripChange[]) => changes.reduce(changeTrip, { trip: start, past: [] })
const address = (...changes: TripChange[]) => tripAddress(after(...changes).trip)

test.each<[string, TripChange, string]>([
  [
    'adds a stop at the end, from where another way leads home',
    { type: 'add', station: 'e' },
    '?from=a&stop=b.1&stop=c.2.by-night&stop=d.3&stop=e.1&home=yes',
  ],
  [
    'adds no stop where the traveller is already, but a night',
    { type: 'add', station: 'd' },
    '?from=a&stop=b.1&stop=c.2.by-night&stop=d.4&home=fewest-changes',
  ],
  [
    'removes a stop, and the way from it',
    { type: 'remove', place: 1 },
    '?from=a&stop=b.1&stop=d.3&home=fewest-changes',
  ],
  [
    'moves a stop down',
    { type: 'move', place: 0, to: 1 },
    '?from=a&stop=c.2&stop=b.1&stop=d.3&home=fewest-changes',
  ],
  [
    'moves a stop to the end',
    { type: 'move', place: 0, to: 2 },
    '?from=a&stop=c.2&stop=d.3&stop=b.1&home=yes',
  ],
  [
    'changes nights',
    { type: 'nights', place: 0, nights: 4 },
    '?from=a&stop=b.4&stop=c.2.by-night&stop=d.3&home=fewest-changes',
  ],
  [
    'keeps nights within their limits',
    { type: 'nights', place: 0, nights: 99 },
    '?from=a&stop=b.30&stop=c.2.by-night&stop=d.3&home=fewest-changes',
  ],
  [
    'chooses a way to a stop',
    { type: 'way', place: 0, way: 'by-night' },
    '?from=a&stop=b.1.by-night&stop=c.2.by-night&stop=d.3&home=fewest-changes',
  ],
  [
    'chooses the way home',
    { type: 'way', place: 3, way: 'by-night' },
    '?from=a&stop=b.1&stop=c.2.by-night&stop=d.3&home=by-night',
  ],
  ['stays away', { type: 'return', isReturn: false }, '?from=a&stop=b.1&stop=c.2.by-night&stop=d.3'],
  [
    'begins elsewhere, where the first stop was',
    { type: 'from', station: 'b' },
    '?from=b&stop=c.2.by-night&stop=d.3&home=yes',
  ],
  [
    'chooses a first day',
    { type: 'date', date: '2027-06-14' },
    '?from=a&stop=b.1&stop=c.2.by-night&stop=d.3&home=fewest-changes&day=2027-06-14',
  ],
  [
    'counts travellers',
    { type: 'travellers', group: 'child', count: 2 },
    '?from=a&stop=b.1&stop=c.2.by-night&stop=d.3&home=fewest-changes&adult=1&child=2',
  ],
])('%s', (_, change, expected) => {
  expect(address(change)).toBe(expected)
  expect(address(change, { type: 'undo' })).toBe(tripAddress(start))
})

test.each<TripChange>([
  { type: 'move', place: 0, to: -1 },
  { type: 'move', place: 2, to: 3 },
  { type: 'nights', place: 0, nights: 1 },
  { type: 'travellers', group: 'adult', count: 0 },
  { type: 'travellers', group: 'adult', count: 41 },
  { type: 'remove', place: 7 },
  { type: 'pace', pace: 8 },
])('does not record a change that makes no difference: $type', change => {
  expect(after(change)).toEqual({ trip: start, past: [] })
})

test('joins a stop with the next one if nothing is left between them', () => {
  const trip: Trip = { ...start, stops: ['b', 'c', 'b'].map(station => ({ station, nights: 20 })) }
  const { stops } = changeTrip({ trip, past: [] }, { type: 'remove', place: 1 }).trip
  expect(stops).toEqual([{ station: 'b', nights: 30 }])
})

test('accepts no more stops than a trip may have', () => {
  let history = newHistory
  for (let count = 0; count < 20; count++)
    history = changeTrip(history, { type: 'add', station: `s${count}` })
  expect(history.trip.stops).toHaveLength(tripLimits.stops)
})

test('starts again with an empty trip, which can be undone', () => {
  expect(after({ type: 'start-again' })).toEqual({ trip: emptyTrip, past: [start] })
})

test('begins with the trip of an address, which cannot be undone', () => {
  expect(changeTrip(newHistory, { type: 'read', trip: start })).toEqual({ trip: start, past: [] })
})

test('does nothing if there is nothing to undo', () => {
  expect(changeTrip(newHistory, { type: 'undo' })).toBe(newHistory)
})
