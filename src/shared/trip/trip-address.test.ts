import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wayNames } from './find-ways.ts'
import { paces } from './lay-out.ts'
import { emptyTrip, type Trip, travellerCount, tripLimits } from './trip.ts'
import { readTripAddress, tripAddress } from './trip-address.ts'

const stations = ['malmo-c', 'hamburg-hbf', 'milano-centrale', 'genova-pp']
const known = { isStation: (id: string) => stations.includes(id), today: '2026-11-25' }
const read = (search: string) => readTripAddress(search, known)
const addressOf = (search: string) => {
  const result = read(search)
  return result && [tripAddress(result.trip), ...result.dropped]
}

test('writes what differs from the planner’s starting values, and the way home', () => {
  expect(tripAddress(emptyTrip)).toBe('')
  expect(
    tripAddress({
      ...emptyTrip,
      from: 'malmo-c',
      stops: [
        { station: 'hamburg-hbf', nights: 1 },
        { station: 'milano-centrale', nights: 2, way: 'by-night' },
      ],
      wayHome: 'without-reservation',
      date: '2027-06-14',
      pace: 10,
      nightTrains: false,
      travellers: { adult: 2, youth: 0, senior: 0, child: 1 },
      class: 'first',
    }),
  ).toBe(
    '?from=malmo-c&stop=hamburg-hbf.1&stop=milano-centrale.2.by-night&home=without-reservation&day=2027-06-14' +
      '&pace=10&night-trains=no&adult=2&child=1&class=first',
  )
})

test('a trip without a way home consists of its start and its stops', () => {
  const address = tripAddress({ from: 'malmo-c', stops: [{ station: 'hamburg-hbf', nights: 0 }] })
  expect(address).toBe('?from=malmo-c&stop=hamburg-hbf.0')
  expect(read(address)?.trip).toMatchObject({ isReturn: false, pace: 8, class: 'second' })
})

const anyTrip = fc
  .record({
    from: fc.constantFrom('', ...stations),
    stops: fc.array(
      fc.record(
        {
          station: fc.constantFrom(...stations),
          nights: fc.nat({ max: tripLimits.nights }),
          way: fc.constantFrom(...wayNames),
        },
        { requiredKeys: ['station', 'nights'] },
      ),
      { maxLength: tripLimits.stops },
    ),
    home: fc.constantFrom(undefined, 'yes' as const, ...wayNames),
    date: fc.constantFrom(undefined, '2026-11-25', '2027-06-14'),
    pace: fc.constantFrom(...paces),
    nightTrains: fc.boolean(),
    travellers: fc.record({
      adult: fc.nat({ max: 10 }),
      youth: fc.nat({ max: 10 }),
      senior: fc.nat({ max: 10 }),
      child: fc.nat({ max: 10 }),
    }),
    class: fc.constantFrom('first' as const, 'second' as const),
  })
  .map(({ home, date, stops, ...rest }): Trip => {
    const isNew = ({ station }: { station: string }, place: number) =>
      station !== (stops[place - 1]?.station ?? rest.from)
    return {
      ...rest,
      stops: stops.filter(isNew),
      isReturn: home !== undefined,
      ...(home && home !== 'yes' ? { wayHome: home } : {}),
      ...(date ? { date } : {}),
    }
  })
  .filter(trip => travellerCount(trip) > 0)

test('reads back every trip that it writes', () => {
  fc.assert(
    fc.property(anyTrip, trip => {
      const address = tripAddress(trip)
      // The empty address stands for the trip with which the planner begins, which is a return trip.
      if (address === '') expect({ ...trip, isReturn: true }).toEqual(emptyTrip)
      else expect(read(address)).toEqual({ trip, dropped: [], extraStops: [] })
    }),
    { seed: 20261125, numRuns: 2000 },
  )
})

test.each([
  ['no trip', '?utm_source=letter&fbclid=1', undefined],
  ['other parameters beside a trip', '?utm_source=x&from=malmo-c', ['?from=malmo-c']],
  ['an unknown start', '?from=atlantis&stop=genova-pp.1', ['?stop=genova-pp.1', 'from=atlantis']],
  ['an unknown stop', '?from=malmo-c&stop=atlantis.1', ['?from=malmo-c', 'stop=atlantis.1']],
  ['a stop without nights', '?stop=genova-pp', ['?stop=genova-pp.1']],
  ['too many nights', '?from=malmo-c&stop=genova-pp.31', ['?from=malmo-c', 'stop=genova-pp.31']],
  ['a second start', '?from=malmo-c&from=genova-pp', ['?from=malmo-c', 'from=genova-pp']],
  ['the same start twice', '?from=malmo-c&from=malmo-c', ['?from=malmo-c']],
  ['two numbers of adults', '?from=malmo-c&adult=2&adult=3', ['?from=malmo-c&adult=2', 'adult=3']],
  ['an unknown way', '?from=malmo-c&stop=genova-pp.1.fly', ['?from=malmo-c', 'stop=genova-pp.1.fly']],
  ['the same place again', '?from=malmo-c&stop=malmo-c.1', ['?from=malmo-c', 'stop=malmo-c.1']],
  ['a day that has passed', '?from=malmo-c&day=2026-11-24', ['?from=malmo-c', 'day=2026-11-24']],
  ['a day that there is not', '?from=malmo-c&day=2027-02-30', ['?from=malmo-c', 'day=2027-02-30']],
  ['an unknown pace', '?from=malmo-c&pace=9', ['?from=malmo-c', 'pace=9']],
  ['nobody', '?from=malmo-c&adult=0', ['?from=malmo-c', 'adult=0']],
  ['too many people', '?from=malmo-c&adult=39&child=2', ['?from=malmo-c', 'adult=39', 'child=2']],
  ['a number that is none', '?from=malmo-c&adult=two', ['?from=malmo-c', 'adult=two']],
  ['markup', '?from=<script>', ['', 'from=<script>']],
])('reads %s', (_, search, expected) => expect(addressOf(search)).toEqual(expected))

test('reads no more stops than a trip may have, and reports the others', () => {
  const many = Array.from({ length: 13 }, (_, place) => `stop=${stations[place % 4]}.1`).join('&')
  const result = read(`?${many}`)
  expect(result?.trip.stops).toHaveLength(12)
  expect(result).toMatchObject({ dropped: [], extraStops: ['malmo-c'] })
  expect(read(`?from=${'a'.repeat(99)}`)?.dropped[0]).toHaveLength(40)
})
