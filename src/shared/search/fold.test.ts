import { expect, test } from 'vitest'
import { fold, squeeze } from './fold.ts'

test.each([
  ['ändrar', 'andrar'],
  ['børn', 'born'],
  ['ærø', 'aero'],
  ['Ærø', 'AEROE'],
  ['Århus', 'Aarhus'],
  ['Århus', 'arhus'],
  ['återbetalning', 'aterbetalning'],
  ['Østerrike', 'Osterrike'],
  ['Österreich', 'oesterreich'],
  ['København', 'Kobenhavn'],
  ['Zürich', 'zurich'],
  ['Łódź', 'lodz'],
  ['café', 'cafe'],
  ['Straße', 'strasse'],
])('folds %s and %s to the same word', (written, typed) => {
  expect(fold(typed)).toBe(fold(written))
})

test('distinguishes words that differ in a letter of the plain alphabet', () => {
  expect(fold('resa')).not.toBe(fold('rosa'))
})

test.each([
  ['cancellation', 'cancelation'],
  ['bagggage', 'bagage'],
  ['pass', 'pas'],
  ['1100', '1100'],
])('makes the doubled letters of %s single, and leaves figures unchanged', (word, single) => {
  expect(squeeze(word)).toBe(single)
})
