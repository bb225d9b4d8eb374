import { expect, test } from 'vitest'
import { travelDate } from './running.ts'
import { line } from './sample-network.ts'
import type { SeatNeed } from './seat-needs.ts'
import { seatWordsKey } from './seat-words.ts'

const ride = (seat: SeatNeed, mode: 'train' | 'bus' | 'ferry', day?: string) => ({
  ride: { seat, line: line('a', 'b', 60, { mode }) },
  date: day === undefined ? undefined : travelDate(day),
})

test.each([
  { rides: [ride('own-ticket', 'ferry')], key: 'ferry-ticket' },
  { rides: [ride('optional', 'train'), ride('own-ticket', 'ferry')], key: 'ferry-ticket' },
  { rides: [ride('own-ticket', 'bus'), ride('own-ticket', 'ferry')], key: 'own-ticket' },
  { rides: [ride('own-ticket', 'train')], key: 'own-ticket' },
  { rides: [ride('unknown', 'ferry')], key: 'ferry-unknown' },
  { rides: [ride('none', 'train'), ride('unknown', 'ferry')], key: 'ferry-unknown' },
  { rides: [ride('unknown', 'train'), ride('unknown', 'ferry')], key: 'unknown' },
  { rides: [ride('compulsory', 'ferry')], key: 'compulsory' },
] as const)('ferries have words of their own about the ticket and the pass: $key', ({ rides, key }) => {
  expect(seatWordsKey(rides)).toBe(key)
})

test.each([
  { day: undefined, key: 'summer' },
  { day: '2027-07-12', key: 'summer-day' },
  { day: '2027-05-12', key: 'optional' },
])('a seat that can be compulsory in summer has words for its day: $key', ({ day, key }) => {
  expect(seatWordsKey([ride('summer', 'train', day), ride('none', 'train', day)])).toBe(key)
})

test('each ride of a way that crosses the beginning of summer has its own day', () => {
  const june = ride('summer', 'train', '2027-06-01')
  expect(seatWordsKey([ride('summer', 'train', '2027-05-31'), june])).toBe('summer-day')
  expect(seatWordsKey([ride('summer', 'train', '2027-05-31'), ride('none', 'train', '2027-06-01')])).toBe(
    'optional',
  )
})
