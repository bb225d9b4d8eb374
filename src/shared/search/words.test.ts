import { expect, test } from 'vitest'
import { wordsOf } from './words.ts'

test.each([
  ['Day 1, at 08:30', ['Day', '1', 'at', '08', '30']],
  ['Ærø – Åre', ['Ærø', 'Åre']],
  ['e-mail', ['e', 'mail', 'email']],
  ['“hello”', ['hello']],
  ['a - b', ['a', 'b']],
  ["‘one’ 'two'", ['one', 'two']],
  ['', []],
])('finds the words of "%s"', (text, words) => {
  expect(wordsOf(text).map(({ word }) => word)).toEqual(words)
})

test('returns the position of a word', () => {
  expect(wordsOf('Go by Wi-Fi').at(-1)).toEqual({ word: 'WiFi', start: 6, end: 11 })
})
