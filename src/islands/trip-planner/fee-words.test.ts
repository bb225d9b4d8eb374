import { expect, test } from 'vitest'
import type { Price } from '../../shared/trip/network.ts'
import type { SeatFee } from '../../shared/trip/seat-fee.ts'
import { feeWords, knownSumWords } from './fee-words.ts'
import { samplePlanner } from './sample-planner.ts'

const planner = samplePlanner({})
const seat = (isNeeded: boolean, fee?: Price): SeatFee => ({
  isNeeded,
  isOptional: !isNeeded,
  fee,
  asOf: fee && '2026-11',
  trains: [],
})
const euros = (amount: number) => ({ amount, currency: 'EUR' })

test.each<[string, SeatFee[], number, string, string, boolean]>([
  ['a seat that one must have', [seat(true, euros(13))], 0, '€13', 'each, as of November 2026', false],
  [
    'two seats, one of them free to have or not',
    [seat(true, euros(13)), seat(false, euros(6.5))],
    0,
    '€13',
    'each, as of November 2026',
    false,
  ],
  [
    'a seat whose fee is not known beside one whose fee is',
    [seat(true, euros(13)), seat(true)],
    0,
    '€13',
    'each, fee not known for 1',
    false,
  ],
  ['a fee that is not known', [seat(true)], 0, 'not known', 'ask us', true],
  ['a seat if one likes', [seat(false, euros(6.5))], 0, '€7', 'a seat, if you like', false],
  ['nothing to reserve', [seat(false)], 0, '€0', 'covered by the pass', false],
  [
    'a train that the pass does not cover',
    [seat(false)],
    1,
    'separate ticket',
    'not covered by the pass',
    false,
  ],
  [
    'such a train after one with a seat',
    [seat(true, euros(13)), seat(false)],
    1,
    '€13',
    'each, as of November 2026 + separate ticket',
    false,
  ],
  [
    'a fee in a currency without a rate',
    [seat(true, { amount: 20, currency: 'CHF' })],
    0,
    'CHF\u00a020',
    'each, as of November 2026',
    false,
  ],
])('gives the fee for %s', (_, fees, ownTickets, amount, note, isUnknown) => {
  expect(feeWords({ fees, ownTickets }, planner, planner.text)).toEqual({ amount, note, isUnknown })
})

test('appends amounts without a rate, rounded up to whole units', () => {
  const sum = { total: 4830, others: [{ amount: 5, currency: 'CHF' }] }
  expect(knownSumWords(sum, planner)).toBe('€49 + CHF\u00a05')
})

test('adds up the amounts of a currency without a rate', () => {
  const francs = (amount: number) => ({ amount, currency: 'CHF' })
  expect(knownSumWords({ total: 30000, others: [francs(5), francs(7)] }, planner)).toBe('€300 + CHF\u00a012')
})
