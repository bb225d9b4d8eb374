import { expect, test } from 'vitest'
import { seatAllowance } from './seat-allowance.ts'

const fee = (second: number, currency: 'EUR' | 'DKK') => ({
  second,
  currency,
  asOf: new Date('2025-06-15'),
  source: 'https://rail.example/fees',
})

test.each([
  { what: 'the fee in whole euros, rounded up', train: { fee: fee(5.5, 'EUR') }, eur: 6 },
  { what: 'our own figure where nothing is known', train: { allow: 8 }, eur: 8 },
  {
    what: 'our own figure before a fee for something cheaper',
    train: { fee: fee(4.9, 'EUR'), allow: 65 },
    eur: 65,
  },
])('counts $what', ({ train, eur }) => {
  expect(seatAllowance(train)).toBe(eur)
})

test('counts nothing if there is neither a fee in euros nor a figure of our own', () => {
  expect(seatAllowance({ fee: fee(30, 'DKK') })).toBeUndefined()
})
