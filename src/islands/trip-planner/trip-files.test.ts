import * as v from 'valibot'
import { expect, test } from 'vitest'
import { basketLimits } from '../../shared/shop/basket/limits.ts'
import { basketLine } from '../../shared/shop/basket/line.ts'
import type { Trip } from '../../shared/trip/trip.ts'
import { tripAddress } from '../../shared/trip/trip-address.ts'
import { isSameOrder } from './basket-lines.ts'
import { samplePlanner } from './sample-planner.ts'
import { seatRequest } from './seat-request.ts'
import { tripCalendar } from './trip-calendar.ts'

const milan: Partial<Trip> = {
  stops: [
    { station: 'hamburg-hbf', nights: 1 },
    { station: 'milano-centrale', nights: 2, way: 'by-night' },
  ],
  date: '2027-06-14',
  travellers: { adult: 2, youth: 0, senior: 0, child: 1 },
  isReturn: false,
}
const request = (trip: Partial<Trip>, site = 'https://perrong.example/plan-a-trip') => {
  const planner = samplePlanner(trip)
  const { plan, loaded, locale, text } = planner
  const address = site + tripAddress(planner.trip)
  return seatRequest(plan, planner.trip, { id: 'seats', network: loaded.network, address, locale, text })
}

test('requests the seats of a trip in one line of the basket', () => {
  const line = request(milan)
  expect(v.is(basketLine, line)).toBe(true)
  expect(line).toEqual({
    kind: 'ticket',
    id: 'seats',
    from: 'Malmö C',
    to: 'Milano Centrale',
    date: '2027-06-14',
    time: '',
    class: 'second',
    travellers: '2 adults, 1 child',
    wishes: [
      'Seats and berths with a pass:',
      'Mon 14 Jun: Malmö C – Hamburg Hbf (Snälltåget)',
      'Tue 15 Jun: Hamburg Hbf – Basel SBB (Nightjet)',
      'Wed 16 Jun: Basel SBB – Milano Centrale (EuroCity)',
    ].join('\n'),
  })
})

const places = ['milano-centrale', 'basel-sbb']
const longTrip: Partial<Trip> = {
  ...milan,
  stops: Array.from({ length: 9 }, (_, place) => ({ station: places[place % 2] ?? '', nights: 1 })),
  isReturn: true,
}

test('requests as many trains as fit in a line, and says where the others are', () => {
  const line = request(longTrip)
  expect(line?.wishes.length).toBeLessThanOrEqual(basketLimits.note)
  expect(line?.wishes).toMatch(
    /\nand \d+ more: https:\/\/perrong\.example\/plan-a-trip\?from=malmo-c.*&home=yes&day=2027-06-14/,
  )
  expect(v.is(basketLine, line)).toBe(true)
})

test('a request differs if only the trains that do not fit are others', () => {
  const [before, after] = [request(longTrip), request({ ...longTrip, wayHome: 'by-night' })]
  expect(before && after && isSameOrder(before, after)).toBe(false)
})

test('says how many more trains there are if not even the address fits', () => {
  const line = request(longTrip, `https://${'long.'.repeat(80)}example/`)
  expect(line?.wishes).toMatch(/\nand \d+ more$/)
})

test('names the request for a round trip by its start and its last stop', () => {
  expect(request({ ...milan, isReturn: true })).toMatchObject({ from: 'Malmö C', to: 'Milano Centrale' })
})

test('requests the optional seats of a trip on which none is compulsory', () => {
  const line = request({ ...milan, from: 'hamburg-hbf', stops: [{ station: 'basel-sbb', nights: 1 }] })
  expect(v.is(basketLine, line)).toBe(true)
  expect(line).toMatchObject({
    from: 'Hamburg Hbf',
    to: 'Basel SBB',
    wishes: 'Seats with a pass, not compulsory:\nMon 14 Jun: Hamburg Hbf – Basel SBB (ICE)',
  })
})

test('requests the ticket of a ferry', () => {
  const line = request({ ...milan, from: 'como', stops: [{ station: 'bellagio', nights: 1 }] })
  expect(line?.wishes).toBe(
    'Seats and berths with a pass:\nMon 14 Jun: Como S. Giovanni – Bellagio (separate ticket)',
  )
})

test.each<[string, Partial<Trip>]>([
  ['without a first day', { ...milan, date: '' }],
  [
    'where no train has seats to reserve',
    { ...milan, from: 'milano-centrale', stops: [{ station: 'como', nights: 1 }] },
  ],
])('requests nothing %s', (_, { date, ...trip }) =>
  expect(request(date ? { ...trip, date } : trip)).toBeUndefined(),
)

const calendar = (trip: Partial<Trip>) => {
  const { plan, locale, nameOf, text, loaded } = samplePlanner(trip)
  return tripCalendar({
    days: plan.days,
    network: loaded.network,
    made: new Date('2026-11-25T12:00:00Z'),
    address: 'https://perrong.example/plan-a-trip?from=malmo-c',
    locale,
    nameOf,
    text,
  })
}

test('makes a calendar file with an event for each travel day', () => {
  const file = calendar(milan)?.replaceAll('\r\n ', '') ?? ''
  expect(file.match(/^SUMMARY:.*/gm)?.map(row => row.trim())).toEqual([
    'SUMMARY:Malmö – Hamburg',
    'SUMMARY:Night train Hamburg–Basel',
    'SUMMARY:Basel – Milan',
  ])
  expect(file.match(/^DTSTART.*/gm)?.map(row => row.trim())).toEqual([
    'DTSTART;VALUE=DATE:20270614',
    'DTSTART;VALUE=DATE:20270615',
    'DTSTART;VALUE=DATE:20270616',
  ])
  expect(file).toContain(
    'Hamburg Hbf – Basel SBB\\, Nightjet: Leaves 21:44\\, arrives 08:21 (as of June 2026)',
  )
  expect(file).toContain('Malmö C – Hamburg Hbf\\, Snälltåget: about')
  expect(file).toContain('https://perrong.example/plan-a-trip?from=malmo-c')
  expect(new Set(file.match(/^UID:.*/gm)).size).toBe(3)
})

test('makes no calendar file while the first day is not decided', () => {
  const { date: _, ...undecided } = milan
  expect(calendar(undecided)).toBeUndefined()
})
