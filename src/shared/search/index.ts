import MiniSearch, { type SearchResult } from 'minisearch'
import type { Locale } from '../../i18n/locales.ts'
import type { SearchEntry } from './entry.ts'
import { excerpt } from './excerpt.ts'
import { mark, type Segment } from './mark.ts'
import { expandTerm, type QueryTerm, typedTerms } from './query.ts'
import { stem } from './stem.ts'
import { type Word, wordsOf } from './words.ts'

/** An entry that was found, with what was looked for marked. */
export interface Hit {
  readonly entry: SearchEntry
  readonly title: readonly Segment[]
  /** The part of the text around the first word that was looked for. */
  readonly text: readonly Segment[]
}

export interface Search {
  /** Adds a part of the entries; a page adds them in small parts, so as not to stand still. */
  add(entries: readonly SearchEntry[]): void
  /** What a question finds, best first, at most `limit` of each kind of result. */
  find(query: string, limit: number): Found
}

/** Results: answers to questions, and pages to read further. */
export interface Found {
  readonly questions: readonly Hit[]
  readonly pages: readonly Hit[]
}

/** The part of the best result's score that another of its kind needs: with less it is noise below it. */
const worthShowing = 0.25

/** The part of the best score of all that a result needs: with less, a word was met by chance. */
const byChance = 0.1

/**
 * A search over entries in one language that forgives typing errors, missing accents, other forms of a word, and
 * words half typed. Everything it needs stands in memory: a key is answered within a frame.
 */
export function createSearch(locale: Locale): Search {
  const entries: SearchEntry[] = []
  const vocabulary = new Set<string>()
  const stems = new Map<string, string>()
  const expansions = new Map<string, readonly QueryTerm[]>()
  const texts = new Map<string, readonly Word[]>()

  const stemOf = memoized(stems, word => stem(word, locale))
  const wordsIn = memoized(texts, wordsOf)
  const expansionOf = memoized(expansions, term => expandTerm(term, vocabulary))

  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'keywords', 'text'],
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
      boost: { title: 3, keywords: 2 },
      tokenize: text => text.split(' ').filter(term => term !== ''),
      processTerm: term => term,
      prefix: term => wanted.get(term)?.prefix ?? false,
      fuzzy: term => wanted.get(term)?.edits ?? false,
      boostTerm: term => wanted.get(term)?.weight ?? 1,
    })
    const covered = ({ queryTerms }: SearchResult) =>
      new Set(queryTerms.map(term => wanted.get(term)?.origin)).size / terms.length
    return results
      .map(result => ({ ...result, score: result.score * covered(result) }))
      .sort((one, other) => other.score - one.score)
  }

  function hit({ id, match }: SearchResult): Hit[] {
    const entry = entries[Number(id)]
    if (!entry) return []
    const matches = (word: string) => Object.hasOwn(match, stemOf(word))
    const first = wordsIn(entry.text).find(({ word }) => matches(word))
    const text = excerpt(entry.text, first)
    return [{ entry, title: mark(entry.title, matches), text: mark(text, matches) }]
  }

  return {
    add(more) {
      expansions.clear()
      index.addAll(more.map((entry, position) => ({ ...entry, id: entries.length + position })))
      entries.push(...more)
    },
    find(query, limit) {
      const results = ranked(query)
      const least = (results[0]?.score ?? 0) * byChance
      const shown = (questions: boolean) => {
        const group = results.filter(({ id }) => (entries[Number(id)]?.kind === 'question') === questions)
        const leastOfGroup = Math.max(least, (group[0]?.score ?? 0) * worthShowing)
        const worth = group.filter(({ score }) => score >= leastOfGroup)
        return worth.slice(0, limit).flatMap(hit)
      }
      return { questions: shown(true), pages: shown(false) }
    },
  }
}

function memoized<Value>(known: Map<string, Value>, make: (key: string) => Value): (key: string) => Value {
  return key => {
    let value = known.get(key)
    if (value === undefined) {
      value = make(key)
      known.set(key, value)
    }
    return value
  }
}
