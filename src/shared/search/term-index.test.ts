import { expect, test } from 'vitest'
import { createTermIndex } from './term-index.ts'

const title = 3
const text = 1

function indexOf(...documents: readonly (readonly [title: string, text: string])[]) {
  const index = createTermIndex([title, text])
  const field = (words: string) => {
    const terms = words.split(' ').filter(Boolean)
    return { terms, length: new Set(terms).size }
  }
  for (const [title, text] of documents) index.add([field(title), field(text)])
  return index
}

const query = (term: string, weight = 1, longer: readonly string[] = []) => ({
  term,
  origin: term,
  weight,
  covers: 1,
  longer,
})

const ranked = (index: ReturnType<typeof indexOf>, ...terms: readonly ReturnType<typeof query>[]) =>
  index
    .score(terms)
    .toSorted((one, other) => other.score - one.score)
    .map(({ document }) => document)

const filler = ['', 'some other words stand here'] as const

test.each([
  [
    'a title',
    [
      ['a', 'train x'],
      ['train', 'a x'],
    ],
    [1, 0],
  ],
  [
    'what is said more often',
    [
      ['', 'train a b c'],
      ['', 'train train a b c'],
    ],
    [1, 0],
  ],
  [
    'a short text',
    [
      ['', 'train a b c d e f'],
      ['', 'train a'],
    ],
    [1, 0],
  ],
] as const)('scores %s higher', (_, documents, order) => {
  expect(ranked(indexOf(...documents, filler, filler), query('train'))).toEqual(order)
})

test('scores a rare term higher than a common one', () => {
  const index = indexOf(['', 'train a'], ['', 'ferry a'], ['', 'train b'], ['', 'train c'], filler)
  expect(ranked(index, query('train'), query('ferry'))[0]).toBe(1)
})

test('scores a complete term higher, and a short missing end higher than a long one', () => {
  const index = indexOf(['', 'trainstations'], ['', 'train'], ['', 'trains'], filler, filler)
  expect(ranked(index, query('train', 1, ['trainstations', 'trains']))).toEqual([1, 2, 0])
})

test('scores a term by its weight', () => {
  const index = indexOf(['', 'train'], ['', 'tram'], filler, filler)
  expect(ranked(index, query('train', 0.5), query('tram'))).toEqual([1, 0])
})

test('returns which of the terms a document has, each once', () => {
  const index = indexOf(['train', 'train night trains'], ['', 'night'], filler)
  const terms = [query('train', 1, ['trains']), query('night'), query('nowhere')]
  const found = index.score(terms).map(({ document, terms }) => [document, terms.map(({ term }) => term)])
  expect(found).toEqual([
    [0, ['train', 'night']],
    [1, ['night']],
  ])
})

test('returns the share of documents that have a term, or its most frequent longer form', () => {
  const index = indexOf(['train', 'train'], ['', 'trains'], ['', 'trains'], filler)
  expect(index.spreadOf(query('train'))).toBe(1 / 4)
  expect(index.spreadOf(query('train', 1, ['trains']))).toBe(2 / 4)
  expect(index.spreadOf(query('nowhere'))).toBe(0)
})
