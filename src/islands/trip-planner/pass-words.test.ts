import { expect, test } from 'vitest'
import type { Offer, SecondPass } from '../../shared/shop/pass-chooser/offers.ts'
import { emptyTrip } from '../../shared/trip/trip.ts'
import type { TripTotals } from '../../shared/trip/trip-totals.ts'
import { passAddress } from './pass-words.ts'

const trip = { ...emptyTrip, from: 'malmo-c', date: '2027-06-01' }
const totals = { travelDays: 16, firstDay: 0, lastDay: 34 } as TripTotals
const pass = (id: string) => ({ variant: { id } }) as Offer

test.each<[string, Offer, string]>([
  ['one pass', pass('flexi-15'), 'pass=flexi-15&days=16'],
  [
    'two passes, of which the form chooses both',
    { ...pass('continuous-15'), second: pass('flexi-4') as object as SecondPass },
    'days=16',
  ],
])('leads to the pass form for %s', (_, offer, query) =>
  expect(passAddress('/buy-interrail', offer, trip, totals)).toBe(
    `/buy-interrail?${query}&from=2027-06-01&to=2027-07-05&adult=1#order`,
  ),
)
