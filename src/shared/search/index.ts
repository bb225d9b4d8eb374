import type { Locale } from '../../i18n/locales.ts'
import { anchorOf } from './anchor-of.ts'
import type { SearchEntry } from './entry.ts'
import { excerpt } from './excerpt.ts'
import { createJourneySearch, type Journeys } from './journeys.ts'
import { mark, type Segment } from './mark.ts'
import { expandTerm, type QueryTerm, queryTerms } from './query.ts'
import { createRanking, type Query } from './rank.ts'
import { createTermIndex } from './term-index.ts'
import { createTextReader, memoized } from './text-reader.ts'
import { Vocabulary } from './vocabulary.ts'

/** An entry that was found, with the words of the query marked. */
export interface Hit {
  readonly entry: SearchEntry
  /** Where the result leads: to the entry, or to the section of it that the query names. */
  readonly href: string
  /** The heading of that section. */
  readonly section: string | undefined
  readonly title: readonly Segment[]
  /** The part of the text around the first word of the query. */
  readonly text: readonly Segment[]
  /** Names that the query has, if neither title nor text shows why the entry was found. */
  readonly names: readonly string[]
}

export interface Search {
  /** Adds entries; a page adds them in small parts, so that it stays responsive. */
  add(entries: readonly SearchEntry[]): void
  /** The entries of every kind that a query finds, best first. */
  find(query: string, limit: number): readonly Hit[]
}

/** The fields of an entry that are searched, and the boost of a word in each. */
const boosts = [3, 2, 2, 1.5, 1, 0.5]
const fieldsOf = ({
  title,
  keywords,
  elsewhere,
  names,
  text,
  sections,
  more,
}: SearchEntry): readonly string[] => [
  title,
  keywords.join(' · '),
  elsewhere.join(' · '),
  names.join(' · '),
  text,
  [more, ...sections].join(' · '),
]
/** The field with words of other languages. */
const elsewhereField = 2

/** The number of names that a result shows. */
const shownNames = 2

/**
 * A search over entries in one language. It forgives typing errors, missing accents, other forms of a word, and words
 * that are not typed to their end. A query that names two cities finds the journey between them. All of it is in
 * memory, so that each key is answered within a frame.
 */
export function createSearch(locale: Locale, journeys?: Journeys): Search {
  const entries: SearchEntry[] = []
  const vocabulary = new Vocabulary()
  const index = createTermIndex(boosts)
  const reader = createTextReader(locale)
  const ranking = createRanking({ locale, entries, index, reader })
  const findJourneys = journeys && createJourneySearch(journeys, locale)
  const expansions = new Map<string, readonly QueryTerm[]>()
  const expansionOf = memoized(term => expandTerm(term, vocabulary), expansions)

  /** The terms of a field, and its number of different words. Stop words do not make a field longer. */
  function indexedTerms(text: string, isOwn: boolean) {
    const words = reader.wordsIn(text)
    const terms = words.map(({ term }) => term)
    for (const term of terms) vocabulary.add(term, isOwn)
    const different = [...new Set(words.map(({ word }) => word))]
    return { terms, length: different.filter(word => !reader.isStopWord(word)).length }
  }

  /** The terms to look for, each once. */
  function termsOf(query: string): readonly QueryTerm[] {
    const expanded = queryTerms(query, locale, reader.stemOf).flatMap(expansionOf)
    const isTyped = ({ term, origin }: QueryTerm) => term === origin
    // A typed term comes last, so that it replaces the same term derived from another typed word.
    const ordered = [...expanded.filter(term => !isTyped(term)), ...expanded.filter(isTyped)]
    return weighed([...new Map(ordered.map(term => [term.term, term])).values()])
  }

  /** The terms, each weighed by how rare it is. A word that no entry has is left out. */
  function weighed(terms: readonly QueryTerm[]): readonly QueryTerm[] {
    const spreads = new Map<string, number>()
    for (const term of terms)
      spreads.set(term.origin, Math.max(spreads.get(term.origin) ?? 0, index.spreadOf(term)))
    return terms.flatMap(term => {
      const spread = spreads.get(term.origin) ?? 0
      return spread === 0 ? [] : { ...term, covers: term.covers * rarityOf(spread) }
    })
  }

  function hit(entry: SearchEntry, query: Query): Hit {
    const section = ranking.nearestSection(entry, query)
    const href = section === undefined ? entry.href : `${entry.href}#${anchorOf(section)}`
    const isMatch = ({ term }: { readonly term: string }) => query.matching.has(term)
    const words = reader.wordsIn(entry.text)
    const { text, from } = excerpt(entry.text, words.find(isMatch))
    const inExcerpt = words
      .filter(({ start, end }) => start >= from && end <= from + text.length)
      .filter(isMatch)
      .map(({ word, start, end }) => ({ word, start: start - from, end: end - from }))
    const title = mark(entry.title, reader.wordsIn(entry.title).filter(isMatch))
    const found = { entry, href, section, title, text: mark(text, inExcerpt) }
    const isShown = [...found.title, ...found.text].some(part => part.marked)
    const names = isShown ? [] : entry.names.filter(name => reader.wordsIn(name).some(isMatch))
    return { ...found, names: shortest(names) }
  }

  return {
    add(more) {
      expansions.clear()
      for (const entry of more) {
        const terms = fieldsOf(entry).map((text, field) => indexedTerms(text, field !== elsewhereField))
        index.add(terms, entry.kind !== 'seat')
      }
      entries.push(...more)
    },
    find(text, limit) {
      const terms = termsOf(text)
      const query = {
        text,
        terms,
        matching: new Set(terms.flatMap(({ term, longer }) => [term, ...longer])),
      }
      const found = ranking
        .rank(query)
        .slice(0, limit)
        .flatMap(({ document }) => entries[document] ?? [])
      const { entries: between = [], isAll = false } = findJourneys?.(text) ?? {}
      // If the query asks for more than the journey, the best answer comes first.
      const before = isAll ? 0 : 1
      return [...found.slice(0, before), ...between, ...found.slice(before)]
        .slice(0, limit)
        .map(entry => hit(entry, query))
    },
  }
}

/** The weight of a word by the share of entries that have it: the rarer, the heavier. */
const rarityOf = (spread: number) => Math.log(1 + 1 / spread)

/** The shortest names, without those that contain another: "Bergen" stands for "Bergen Line". */
function shortest(names: readonly string[]): string[] {
  const shown: string[] = []
  for (const name of names.toSorted((one, other) => one.length - other.length))
    if (!shown.some(shorter => name.includes(shorter))) shown.push(name)
  return shown.slice(0, shownNames)
}
