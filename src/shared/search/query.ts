import type { Locale } from '../../i18n/locales.ts'
import { fold } from './fold.ts'
import { correctionsOf } from './misspelling.ts'
import { isStopWord } from './stop-words.ts'
import type { Vocabulary } from './vocabulary.ts'
import { wordsOf } from './words.ts'

/** A question is read so far and no further; what is longer is no question. */
export const queryLength = 200
const queryTerms = 12

/** One term to look for, derived from one word of the question. */
export interface QueryTerm {
  readonly term: string
  /** The term of the word as it was typed; of a typed word's own term, that term. */
  readonly origin: string
  readonly weight: number
  /** How much of the typed word a text says that has this term: all, or only a part of a word that other texts know whole. */
  readonly covers: number
  /** Terms of the texts that begin with it. */
  readonly longer: readonly string[]
}

/** The different terms of what was typed, without words that only hold a sentence together, if others are left. */
export function typedTerms(query: string, locale: Locale, stem: (word: string) => string): string[] {
  const words = wordsOf(query.slice(0, queryLength)).map(({ word }) => word)
  const telling = words.filter(word => !isStopWord(word, locale))
  const terms = (telling.length > 0 ? telling : words).map(stem)
  // One letter, or the same one many times, stands in every text by chance.
  return [...new Set(terms.filter(term => term.length > 1))].slice(0, queryTerms)
}

/** The different words of what was typed that only hold a sentence together, folded. */
export function linkingWords(query: string, locale: Locale): string[] {
  const words = wordsOf(query.slice(0, queryLength)).map(({ word }) => word)
  return [...new Set(words.filter(word => isStopWord(word, locale)).map(fold))]
}

/** How many of the typed words some terms say, a part of a word for a part. Makes nothing: a key asks it of every result. */
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

/** Shorter terms are too often a part of other words by chance. */
const partLength = 4

/**
 * The terms to look for instead of a typed one: itself, with typing errors forgiven only when no text has it, and
 * what it is compounded of or part of: Swedish and Danish write "nattågsbiljett" as one word.
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

/** What a term may be compounded of: every beginning and end of it that is a word's length. */
function partsOf(term: string): string[] {
  const parts: string[] = []
  for (let length = partLength; length < term.length; length++)
    parts.push(term.slice(0, length), term.slice(-length))
  return parts
}
