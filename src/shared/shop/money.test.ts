import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { currencies, parseCurrency } from './currency.ts'
import {
  cheapest,
  convert,
  discounted,
  hasWholeMinorUnits,
  isFactor,
  roundEstimate,
  roundPrice,
  scaled,
  sum,
  times,
  toMinor,
  zipAmounts,
} from './money.ts'

const rates = { SEK: 10.95, DKK: 7.47, NOK: 11.7 }

test.each([
  [335, 33500],
  [19.99, 1999],
  [0.29, 29],
])('%d euros are %d cents', (written, minor) => {
  expect(hasWholeMinorUnits(written, 'EUR')).toBe(true)
  expect(toMinor(written, 'EUR')).toBe(minor)
})

test('an amount with fractions of a cent is not in minor units', () => {
  expect(hasWholeMinorUnits(19.999, 'EUR')).toBe(false)
})

test.each([
  [33549, 33500],
  [33550, 33600],
  [33500, 33500],
])('rounds %d to whole units, half up: %d', (minor, rounded) => {
  expect(roundPrice(minor, 'SEK')).toBe(rounded)
})

test('multiplies without losing a half to binary fractions', () => {
  expect(100 * 1.005).not.toBe(100.5)
  expect(times(100, 1.005)).toBe(100.5)
})

test.each([
  [33500, 10, 30100],
  [33500, 15, 28400],
  [38500, 10, 34600],
  [40000, 10, 36000],
  [70000, 29, 49700],
  [100, 90, 0],
])('%d with %d per cent off is %d, rounded in the customer’s favour', (price, percentage, left) => {
  expect(discounted(price, percentage, 'EUR')).toBe(left)
})

test('converts at one rate and rounds in each currency, and leaves the base currency unchanged', () => {
  expect(convert(33550, rates)).toEqual({ EUR: 33550, SEK: 367400, DKK: 250600, NOK: 392500 })
})

test('rounds once, however many factors there are', () => {
  expect(scaled(33500, [0.75, 1.27], 'EUR')).toBe(31900)
})

test('a factor has at most four decimals', () => {
  expect([1.27, 10.95, 0.3333, 0.33333].map(isFactor)).toEqual([true, true, true, false])
})

test('turns lists of one length into rows, and never invents an amount', () => {
  const lists = { EUR: [1, 2], SEK: [3, 4], DKK: [5, 6], NOK: [7, 8] }
  expect(zipAmounts(lists)).toEqual([
    { EUR: 1, SEK: 3, DKK: 5, NOK: 7 },
    { EUR: 2, SEK: 4, DKK: 6, NOK: 8 },
  ])
  expect(() => zipAmounts({ ...lists, NOK: [7] })).toThrow('no amount 2 in NOK')
})

test('adds up each currency separately', () => {
  const one = { EUR: 100, SEK: 1100, DKK: 700, NOK: 1200 }
  expect(sum([one, one])).toEqual({ EUR: 200, SEK: 2200, DKK: 1400, NOK: 2400 })
  expect(sum([])).toEqual({ EUR: 0, SEK: 0, DKK: 0, NOK: 0 })
})

test('finds the lowest in each currency, and throws without prices', () => {
  const one = { EUR: 2500, SEK: 25000, DKK: 30000, NOK: 25000 }
  const other = { EUR: 5000, SEK: 20000, DKK: 20000, NOK: 50000 }
  expect(cheapest([one, other])).toEqual({ EUR: 2500, SEK: 20000, DKK: 20000, NOK: 25000 })
  expect(() => cheapest([])).toThrow(RangeError)
})

test.each([
  ['SEK', 'SEK'],
  ['sek', undefined],
  ['', undefined],
  [null, undefined],
])('%j names the currency %j', (code, known) => {
  expect(parseCurrency(code)).toBe(known)
})

test('the style sheet shows each currency on its own', async () => {
  const css = await readFile('src/styles/currency.css', 'utf8')
  const shown = [...css.matchAll(/\[data-currency='(\w+)'\] \.price > :not\(\.in-(\w+)\)/g)]
  expect(shown.map(([, code, name]) => [code, name])).toEqual(
    currencies.map(code => [code, code.toLowerCase()]),
  )
})

test('rounds an estimate to tens, and from a thousand on to hundreds', () => {
  expect(roundEstimate({ EUR: 34_700, SEK: 569_400, DKK: 100_000, NOK: 99_900 })).toEqual({
    EUR: 35_000,
    SEK: 570_000,
    DKK: 100_000,
    NOK: 100_000,
  })
})
