import { expect, test } from 'vitest'
import { emptyTrip, type TripStop, tripLimits } from '../../shared/trip/trip.ts'
import { additionOf } from './addition.ts'
import { text } from './text.ts'

const prague = { id: 'praha-hln', name: 'Prague' }
const inPrague = (nights: number): TripStop => ({ station: prague.id, nights })
const full = Array.from({ length: tripLimits.stops }, (_, place) => ({ station: `s${place}`, nights: 1 }))

test.each<[string, { from?: string; stops?: readonly TripStop[] }, string, boolean]>([
  ['is added', {}, 'Prague added.', false],
  [
    'is added again, after another stop',
    { stops: [inPrague(1), ...full.slice(0, 1)] },
    'Prague added.',
    false,
  ],
  [
    'gets a further night',
    { stops: [inPrague(1)] },
    'Prague was already the last stop. Nights there: 2.',
    false,
  ],
  [
    'keeps its nights',
    { stops: [inPrague(30)] },
    'Prague was already the last stop. Nights there: 30.',
    true,
  ],
  ['is where it begins', { from: prague.id }, 'The trip already starts in Prague.', true],
  ['has no room', { stops: full }, 'A trip has room for 12 stops.', true],
])('a stop that %s', (_, trip, words, isRefused) => {
  expect(additionOf({ ...emptyTrip, from: 'malmo-c', ...trip }, prague, text('en'))).toEqual({
    words,
    isRefused,
  })
})
