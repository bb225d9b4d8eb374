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
  [['lcpp'], 'lcpp is no part of the bench: lighthouse, lcp'],
  [['--locale', 'no'], '--locale no: en, sv or da'],
  [['--runs', '0'], '--runs 0: a number from 1 to 99'],
  [['--pages', '300,many'], '--pages many: a number from 1 to 99999'],
])('refuses %j and says what is allowed', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})
