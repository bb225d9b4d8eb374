import { expect, test } from 'vitest'
import { parts, readOptions } from './options.ts'

test('measures everything, in English, without arguments', () => {
  expect(readOptions([])).toEqual({ parts, locale: 'en', runs: 3, pairs: 9, pages: [300, 3000, 10000] })
})

test('measures the named parts, in the order of the table', () => {
  const args = ['search', 'lcp', '--locale', 'da', '--runs', '1', '--pairs', '12', '--pages', '10000']
  const options = { parts: ['lcp', 'search'], locale: 'da', runs: 1, pairs: 12, pages: [10000] }
  expect(readOptions(args)).toEqual(options)
})

test.each([
  [['lcpp'], '"lcpp" is not a part of the bench; the parts are lighthouse, lcp'],
  [['--locale', 'no'], '--locale must be en, sv or da, not "no"'],
  [['--runs', '0'], '--runs must be a number from 1 to 99, not "0"'],
  [['--pages', '300,many'], '--pages must be a number from 1 to 99999, not "many"'],
])('refuses %j and says what is allowed', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})
