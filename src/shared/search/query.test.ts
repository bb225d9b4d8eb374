import { expect, test } from 'vitest'
import { coverage, expandTerm, queryTerms, stopWordsOf } from './query.ts'
import { stem } from './stem.ts'
import { Vocabulary } from './vocabulary.ts'

const typed = (query: string) => queryTerms(query, 'sv', word => stem(word, 'sv'))

test.each([
  ['hur manga tåg, och när', ['mang', 'tag'], ['hur', 'och', 'nar']],
  ['FÅR jag, får jag', ['far', 'jag'], ['far', 'jag']],
  ['tåg', ['tag'], []],
])('splits "%s" into %j and %j', (query, terms, linking) => {
  expect(typed(query)).toEqual(terms)
  expect(stopWordsOf(query, 'sv')).toEqual(linking)
})

function coverageOf(query: string, ...said: readonly string[]) {
  const vocabulary = new Vocabulary()
  for (const term of ['bestal', 'avbestal', 'taxi']) vocabulary.add(term)
  return coverage(
    typed(query)
      .flatMap(term => expandTerm(term, vocabulary))
      .filter(({ term }) => said.includes(term)),
  )
}

test.each([
  { query: 'avbeställa taxi', said: ['avbestal', 'taxi'], covered: 2 },
  { query: 'avbeställa taxi', said: ['taxi'], covered: 1 },
  { query: 'avbeställa', said: ['avbestal', 'bestal'], covered: 1 },
  { query: 'avbestala taxxi', said: ['avbestal', 'taxi'], covered: 2 },
  { query: 'ombeställa', said: ['bestal'], covered: 1 },
  { query: 'avbeställa', said: [], covered: 0 },
])('says that a text with $said covers $covered of "$query"', ({ query, said, covered }) => {
  expect(coverageOf(query, ...said)).toBe(covered)
})

test('weighs a part of a word that the texts know less than the word', () => {
  expect(coverageOf('avbeställa', 'bestal')).toBeGreaterThan(0)
  expect(coverageOf('avbeställa', 'bestal')).toBeLessThan(0.5)
})
