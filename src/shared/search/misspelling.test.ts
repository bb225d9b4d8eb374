import { describe, expect, test } from 'vitest'
import { correctionsOf, misspelling } from './misspelling.ts'
import { Vocabulary } from './vocabulary.ts'

describe('the number of wrong letters in a typed word', () => {
  test.each([
    ['norwey', 'norway', 1],
    ['refnud', 'refund', 1],
    ['bergen', 'borgen', 1],
    ['interail', 'interrail', 1],
    ['pas', 'pas', 0],
    ['kitten', 'sitting', 3],
    ['a', 'abcdefgh', 7],
    ['', 'abc', 3],
  ])('%s, %s: %i', (typed, word, wrong) => {
    expect(misspelling(typed, word).full).toBe(wrong)
  })

  test('compares a word that is not typed to its end with its beginning', () => {
    expect(misspelling('resarv', 'reservation').prefix).toBe(1)
    expect(misspelling('reserv', 'reservation').prefix).toBe(0)
  })

  test('compares words of any length', () => {
    expect(misspelling('a'.repeat(1000), 'a'.repeat(1000)).full).toBeGreaterThan(0)
  })
})

describe('corrections', () => {
  function terms(typed: string, ...texts: string[]): string[] {
    const vocabulary = new Vocabulary()
    for (const term of texts) vocabulary.add(term)
    return correctionsOf(typed, vocabulary).map(({ term }) => term)
  }

  test.each([
    { typed: 'nozomy', vocabulary: ['nozomi', 'nation'], meant: ['nozomi'] },
    { typed: 'kontact', vocabulary: ['contact'], meant: ['contact'] },
    { typed: 'bern', vocabulary: ['born', 'tern'], meant: ['born'] },
    { typed: 'nis', vocabulary: ['nic', 'nise'], meant: [] },
    { typed: 'oslo', vocabulary: ['also', 'slow'], meant: [] },
    { typed: 'bergen', vocabulary: ['borrow', 'regent'], meant: [] },
    { typed: 'compensaton', vocabulary: ['compensation', 'composition'], meant: ['compensation'] },
    { typed: 'resarv', vocabulary: ['reservation', 'restaurant'], meant: ['reservation'] },
  ])('of $vocabulary for "$typed": $meant', ({ typed, vocabulary, meant }) => {
    expect(terms(typed, ...vocabulary)).toEqual(meant)
  })
})
