import { expect, test } from 'vitest'
import { Vocabulary } from './vocabulary.ts'

const vocabulary = new Vocabulary()
for (const term of ['train', 'trainer', 'tram', 'nighttrain', 'train', 'rain', 'at']) vocabulary.add(term)

test('holds every term once', () => {
  expect(vocabulary.begunAs(() => true)).toEqual(['train', 'trainer', 'tram', 'nighttrain', 'rain', 'at'])
  expect(['tram', 'tra', ''].map(term => vocabulary.has(term))).toEqual([true, false, false])
})

test('knows what begins in one of some ways', () => {
  expect(vocabulary.begunAs(beginning => beginning[1] === 'r' || beginning === 'at')).toEqual([
    'train',
    'trainer',
    'tram',
    'at',
  ])
})

test.each([
  ['tr', ['train', 'trainer', 'tram']],
  ['train', ['trainer']],
  ['at', []],
  ['xy', []],
])('knows what is begun by "%s": %j', (term, longer) => {
  expect(vocabulary.longer(term)).toEqual(longer)
})

test.each([
  ['rain', ['train', 'nighttrain']],
  ['train', ['nighttrain']],
  ['ferry', []],
])('knows what ends in "%s": %j', (term, compounds) => {
  expect(vocabulary.endingIn(term)).toEqual(compounds)
})
