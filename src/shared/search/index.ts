import MiniSearch, { type SearchResult } from 'minisearch'
import type { Locale } from '../../i18n/locales.ts'
import type { SearchEntry } from './entry.ts'
import { excerpt } from './excerpt.ts'
import { mark, type Segment } from './mark.ts'
import { expandTerm, type QueryTerm, typedTerms } from './query.ts'
import { stem } from './stem.ts'
import { wordsOf } from './words.ts'

/** An entry that was found, with what was looked for marked. */
export interface Hit {
  readonly entry: SearchEntry
  readonly title: readonly Segment[]
  /** The part of the text around the first word that was looked for. */
  readonly text: readonly Segment[]
  /** The names that were looked for, where neither title nor text shows why it was found. */
  readonly names: readonly string[]
}

export interface Search {
  /** Adds a part of the entries; a page adds them in small parts, so as not to stand still. */
  add(entries: readonly SearchEntry[]): void
  /** What a question finds, of every kind, best first. */
  find(query: string, limit: number): readonly Hit[]
}

/** The part of the best result's relevance that another needs: with less it was met by chance. */
const worthShowing = 0.15

/** How much more a result counts whose title is all that was asked, and how much one whose keyword is. */
const wholeTitle = 4
const wholeKeyword = 1.5

/** Results of which it is looked at what they are called: no title lifts one from further down. */
const compared = 40

/** Names of a result that are shown. */
const shownNames = 2

/**
 * A search over entries in one language that forgives typing errors, missing accents, other forms of a word, and
 * words half typed. Everything it needs stands in memory: a key is answered within a frame.
 */
export function createSearch(locale: Locale): Search {
  const entries: SearchEntry[] = []
  const vocabulary = new Set<string>()
  const stemOf = memoized(word => stem(word, locale))
  const wordsIn = memoized(wordsOf)
  const expansions = new Map<string, readonly QueryTerm[]>()
  const expansionOf = memoized(term => expandTerm(term, vocabulary), expansions)
  const telling = memoized((text): readonly string[] => typedTerms(text, locale, stemOf))

  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'keywords', 'names', 'text', 'more'],
    tokenize: text => wordsIn(text).map(({ word }) => word),
    processTerm: word => {
      const term = stemOf(word)
      vocabulary.add(term)
      return term
    },
  })

  function ranked(query: string): readonly SearchResult[] {
    const terms = typedTerms(query, locale, stemOf)
    const expanded = terms.flatMap(expansionOf)
    const isTyped = ({ term, origin }: QueryTerm) => term === origin
    // What was typed itself comes last, and so stands, also where it is a part of another word that was typed.
    const ordered = [...expanded.filter(term => !isTyped(term)), ...expanded.filter(isTyped)]
    const wanted = new Map(ordered.map(term => [term.term, term]))
    const results = index.search([...wanted.keys()].join(' '), {
      boost: { title: 3, keywords: 2, names: 1.5, more: 0.5 },
      tokenize: text => text.split(' ').filter(term => term !== ''),
      processTerm: term => term,
      prefix: term => wanted.get(term)?.prefix ?? false,
      boostTerm: term => wanted.get(term)?.weight ?? 1,
    })
    const coveredBy = (queryTerms: readonly string[]) =>
      new Set(queryTerms.map(term => wanted.get(term)?.origin)).size / terms.length
    /** How much a phrase is what was asked: 1 when it has all of it, and nothing else. */
    const likeness = (phrase: string, { queryTerms, match }: SearchResult) => {
      const all = telling(phrase)
      const met = all.filter(term => Object.hasOwn(match, term))
      const meant = queryTerms.filter(query => met.some(term => term.startsWith(query)))
      // A title that lacks a word of the question is no better for being short.
      if (coveredBy(queryTerms) < 1) return 0
      return (met.length / Math.max(all.length, 1)) * coveredBy(meant)
    }
    const relevant = results
      .map(result => ({ ...result, score: result.score * coveredBy(result.queryTerms) }))
      .sort((one, other) => other.score - one.score)
    const least = (relevant[0]?.score ?? 0) * worthShowing
    return relevant
      .slice(0, compared)
      .filter(({ score }) => score >= least)
      .map(result => ({ ...result, score: result.score * named(result, phrase => likeness(phrase, result)) }))
      .sort((one, other) => other.score - one.score)
  }

  /** What a result's score is multiplied by for being called what was asked. */
  function named({ id }: SearchResult, likeness: (phrase: string) => number): number {
    const entry = entries[Number(id)]
    if (!entry) return 1
    const keyword = entry.keywords.some(keyword => likeness(keyword) === 1)
    return 1 + wholeTitle * likeness(entry.title) ** 2 + (keyword ? wholeKeyword : 0)
  }

  function hit({ id, match }: SearchResult): Hit[] {
    const entry = entries[Number(id)]
    if (!entry) return []
    const matches = (word: string) => Object.hasOwn(match, stemOf(word))
    const inText = wordsIn(entry.text)
    const text = excerpt(
      entry.text,
      inText.find(({ word }) => matches(word)),
    )
    const found = { entry, title: mark(entry.title, matches), text: mark(text, matches) }
    const isSeen = [...found.title, ...found.text].some(part => part.marked)
    const named = entry.names.filter(name => wordsIn(name).some(({ word }) => matches(word)))
    return [{ ...found, names: isSeen ? [] : shortest(named) }]
  }

  return {
    add(more) {
      expansions.clear()
      index.addAll(more.map((entry, position) => ({ ...entry, id: entries.length + position })))
      entries.push(...more)
    },
    find: (query, limit) => ranked(query).slice(0, limit).flatMap(hit),
  }
}

/** "Bergen" tells what "Bergen Line" does. */
function shortest(names: readonly string[]): string[] {
  const shown: string[] = []
  for (const name of names.toSorted((one, other) => one.length - other.length))
    if (!shown.some(shorter => name.includes(shorter))) shown.push(name)
  return shown.slice(0, shownNames)
}

function memoized<Value>(make: (key: string) => Value, known = new Map<string, Value>()) {
  return (key: string): Value => {
    let value = known.get(key)
    if (value === undefined) {
      value = make(key)
      known.set(key, value)
    }
    return value
  }
}
