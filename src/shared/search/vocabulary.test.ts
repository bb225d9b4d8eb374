import { expect, test } from 'vitest'
import { Vocabulary } from './vocabulary.ts'

const vocabulary = new Vocabulary()
for (const term of ['train', 'trainer', 'tram', 'nighttrain', 'train', 'rain', 'at']) vocabulary.add(term)

test('contains every term once', () => {
  expect(vocabulary.startingWith(() => true)).toEqual([
    'train',
    'trainer',
    'tram',
    'nighttrain',
    'rain',
    'at',
  ])
  expect(['tram', 'tra', ''].map(term => vocabulary.has(term))).toEqual([true, false, false])
})

test('finds terms by a test of their beginnings', () => {
  expect(vocabulary.startingWith(beginning => beginning[1] === 'r' || beginning === 'at')).toEqual([
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
])('finds the terms that begin with "%s": %j', (term, longer) => {
  expect(vocabulary.longer(term)).toEqual(longer)
})

test.each([
  ['rain', ['train', 'nighttrain']],
  ['train', ['nighttrain']],
  ['ferry', []],
])('finds the terms that end in "%s": %j', (term, compounds) => {
  expect(vocabulary.endingIn(term)).toEqual(compounds)
})
