import type { Locale } from '../../i18n/locales.ts'
import { queryTerms, stopWordsOf } from './query.ts'
import { stem } from './stem.ts'
import { isStopWord } from './stop-words.ts'
import { type Word, wordsOf } from './words.ts'

/** A word of a text with its term, the form under which it is searched. */
export interface TextWord extends Word {
  readonly term: string
}

/** Reads texts in one language and remembers the results, since every key of a query asks for the same ones again. */
export interface TextReader {
  readonly stemOf: (word: string) => string
  readonly isStopWord: (word: string) => boolean
  readonly wordsIn: (text: string) => readonly TextWord[]
  /** The terms of a text without stop words. */
  readonly termsIn: (text: string) => readonly string[]
  /** The stop words of a text. */
  readonly linkingWordsIn: (text: string) => readonly string[]
}

export function createTextReader(locale: Locale): TextReader {
  const stemOf = memoized(word => stem(word, locale))
  return {
    stemOf,
    isStopWord: memoized(word => isStopWord(word, locale)),
    wordsIn: memoized(text => wordsOf(text).map(word => ({ ...word, term: stemOf(word.word) }))),
    termsIn: memoized(text => queryTerms(text, locale, stemOf)),
    linkingWordsIn: memoized(text => stopWordsOf(text, locale)),
  }
}

/** The function with its results kept in `known`, which the caller may empty. */
export function memoized<Value>(make: (key: string) => Value, known = new Map<string, Value>()) {
  return (key: string): Value => {
    let value = known.get(key)
    if (value === undefined) {
      value = make(key)
      known.set(key, value)
    }
    return value
  }
}
