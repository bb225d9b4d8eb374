import type { Locale } from '../../i18n/locales.ts'
import { fold } from './fold.ts'
import { correctionsOf } from './misspelling.ts'
import { queryLength } from './query-length.ts'
import { isStopWord } from './stop-words.ts'
import type { Vocabulary } from './vocabulary.ts'
import { wordsOf } from './words.ts'

const mostQueryTerms = 12

/** One term to look for, derived from one word of the query. */
export interface QueryTerm {
  readonly term: string
  /** The term of the typed word from which this term is derived; for a typed word's own term, the term itself. */
  readonly origin: string
  readonly weight: number
  /**
   * The share of the typed word that a text with this term covers: all of it, or less if the term is only a part of a
   * word that other texts have.
   */
  readonly covers: number
  /** Longer terms of the texts that begin with it. */
  readonly longer: readonly string[]
}

/** The different terms of a query, without stop words if there are other words. */
export function queryTerms(query: string, locale: Locale, stem: (word: string) => string): string[] {
  const words = wordsOf(query.slice(0, queryLength)).map(({ word }) => word)
  const significantWords = words.filter(word => !isStopWord(word, locale))
  const terms = (significantWords.length > 0 ? significantWords : words).map(stem)
  // A single letter, or one repeated letter, is in every text by chance.
  return [...new Set(terms.filter(term => term.length > 1))].slice(0, mostQueryTerms)
}

/** The different stop words of a query, folded. */
export function stopWordsOf(query: string, locale: Locale): string[] {
  const words = wordsOf(query.slice(0, queryLength)).map(({ word }) => word)
  return [...new Set(words.filter(word => isStopWord(word, locale)).map(fold))]
}

/**
 * The number of typed words that some terms cover; a part of a word counts as a part. It allocates nothing, since it
 * runs for every result at every key.
 */
export function coverage(terms: readonly QueryTerm[]): number {
  let sum = 0
  for (const [at, { origin, covers }] of terms.entries()) {
    const isBest = terms.every(
      (other, place) =>
        other.origin !== origin || other.covers < covers || (other.covers === covers && place >= at),
    )
    if (isBest) sum += covers
  }
  return sum
}

/** The number of typed words from which some terms are derived. It allocates nothing either. */
export function countOrigins(terms: readonly QueryTerm[]): number {
  let count = 0
  for (const [at, { origin }] of terms.entries())
    if (terms.findIndex(other => other.origin === origin) === at) count++
  return count
}

/** Shorter terms are too often a part of other words by chance. */
const partLength = 4

/**
 * The terms to look for instead of a typed one: the term itself, corrections if no text has it, its parts, and
 * compounds with it, since Swedish and Danish write "nattågsbiljett" as one word.
 */
export function expandTerm(term: string, vocabulary: Vocabulary): QueryTerm[] {
  const known = vocabulary.has(term)
  const related: QueryTerm[] = []
  const relate = (other: string, weight: number) =>
    related.push({ term: other, origin: term, weight, covers: known ? weight : 1, longer: [] })
  const longer = vocabulary.longer(term)
  if (term.length >= partLength)
    for (const compound of vocabulary.endingIn(term)) if (!compound.startsWith(term)) relate(compound, 0.4)
  for (const part of partsOf(term))
    if (vocabulary.has(part)) relate(part, (known ? 0.5 : 1) * (part.length / term.length))
  if (![term, ...longer].some(form => vocabulary.hasOwn(form)))
    for (const { term: correction, weight } of correctionsOf(term, vocabulary)) relate(correction, weight)
  return [{ term, origin: term, weight: 1, covers: 1, longer }, ...related]
}

/** The possible parts of a compound: all of its beginnings and ends that are long enough to be words. */
function partsOf(term: string): string[] {
  const parts: string[] = []
  for (let length = partLength; length < term.length; length++)
    parts.push(term.slice(0, length), term.slice(-length))
  return parts
}
