import type { Locale } from '../../i18n/locales.ts'
import type { SearchEntry } from './entry.ts'
import { excerpt } from './excerpt.ts'
import { mark, type Segment } from './mark.ts'
import { coverage, expandTerm, linkingWords, type QueryTerm, typedTerms } from './query.ts'
import { stem } from './stem.ts'
import { isStopWord } from './stop-words.ts'
import { createTermIndex, type Found } from './term-index.ts'
import { Vocabulary } from './vocabulary.ts'
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

/** What is looked at of an entry, and how much a word counts there. */
const fields = ['title', 'keywords', 'names', 'text', 'more'] as const
const boosts = { title: 3, keywords: 2, names: 1.5, text: 1, more: 0.5 }

/** The part of the best result's relevance that another needs: with less it was met by chance. */
const relevanceThreshold = 0.15

/** How much more a result counts whose title is all that was asked, and how much one whose keyword is. */
const titleMatchBoost = 5
const keywordMatchBoost = 2
/** How much more one counts whose title is put as the question is: "where do I buy", and not "can I cancel". */
const sameWordingBoost = 0.5
/** How much more an answer counts than a page that is as near: it is read at once, and leads to the page. */
const answer = 0.3

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
  const vocabulary = new Vocabulary()
  const index = createTermIndex(fields.map(field => boosts[field]))
  const stemOf = memoized(word => stem(word, locale))
  const isTelling = memoized(word => !isStopWord(word, locale))
  const wordsIn = memoized(text => wordsOf(text).map(word => ({ ...word, term: stemOf(word.word) })))
  const expansions = new Map<string, readonly QueryTerm[]>()
  const expansionOf = memoized(term => expandTerm(term, vocabulary), expansions)
  const telling = memoized((text): readonly string[] => typedTerms(text, locale, stemOf))
  const linking = memoized((text): readonly string[] => linkingWords(text, locale))

  /** What a field says: its terms, and how many different words it has. A whole sentence is no longer than its telling words. */
  function termsIn(text: string) {
    const words = wordsIn(text)
    const terms = words.map(({ term }) => term)
    for (const term of terms) vocabulary.add(term)
    const different = [...new Set(words.map(({ word }) => word))]
    return { terms, length: different.filter(isTelling).length }
  }

  /** What a question looks for: each term once. */
  function termsOf(query: string): readonly QueryTerm[] {
    const expanded = typedTerms(query, locale, stemOf).flatMap(expansionOf)
    const isTyped = ({ term, origin }: QueryTerm) => term === origin
    // What was typed itself comes last, and so stands, also where it is a part of another word that was typed.
    const ordered = [...expanded.filter(term => !isTyped(term)), ...expanded.filter(isTyped)]
    return [...new Map(ordered.map(term => [term.term, term])).values()]
  }

  /** The documents that are about what is looked for, best first; `met` are the terms that any text can have of it. */
  function ranked(query: string, wanted: readonly QueryTerm[], met: ReadonlySet<string>): readonly Found[] {
    const totalWeight = coverage(wanted)
    const links = linkingWords(query, locale)
    /** How much a phrase of a document is what was asked: 1 when it has all of it, and nothing else. */
    const likeness = (phrase: string, terms: readonly QueryTerm[]) => {
      const all = telling(phrase)
      const here = all.filter(term => met.has(term))
      if (here.length === 0) return 0
      const meant = terms.filter(query => here.some(term => term.startsWith(query.term)))
      return (here.length / all.length) * (coverage(meant) / totalWeight)
    }
    /** How much more a document counts that is called what was asked. */
    const called = ({ title, keywords }: SearchEntry, terms: readonly QueryTerm[]) => {
      // A title that lacks a word of the question is no better for being short.
      if (coverage(terms) < totalWeight) return 0
      const keyword = keywords.some(keyword => likeness(keyword, terms) === 1)
      return titleMatchBoost * likeness(title, terms) ** 2 + (keyword ? keywordMatchBoost : 0)
    }
    /** How much of how the question is put is in a title. */
    const put = ({ title }: SearchEntry) =>
      links.length > 0 ? links.filter(word => linking(title).includes(word)).length / links.length : 0
    /** What a score is multiplied by for what a document is, and for its title. */
    const named = ({ document, terms }: Found) => {
      const entry = entries[document]
      if (!entry) return 1
      return (
        1 + called(entry, terms) + sameWordingBoost * put(entry) + (entry.kind === 'question' ? answer : 0)
      )
    }
    const relevant = index.score(wanted)
    for (const found of relevant) found.score *= found.terms.length * (coverage(found.terms) / totalWeight)
    relevant.sort(byScore)
    const least = (relevant[0]?.score ?? 0) * relevanceThreshold
    return relevant
      .slice(0, compared)
      .filter(({ score }) => score >= least)
      .map(found => ({ ...found, score: found.score * named(found) }))
      .sort(byScore)
  }

  function hit(entry: SearchEntry, met: ReadonlySet<string>): Hit {
    const isMeant = ({ term }: { readonly term: string }) => met.has(term)
    const words = wordsIn(entry.text)
    const { text, from } = excerpt(entry.text, words.find(isMeant))
    const inExcerpt = words
      .filter(({ start, end }) => start >= from && end <= from + text.length)
      .filter(isMeant)
      .map(({ word, start, end }) => ({ word, start: start - from, end: end - from }))
    const title = mark(entry.title, wordsIn(entry.title).filter(isMeant))
    const found = { entry, title, text: mark(text, inExcerpt) }
    const isSeen = [...found.title, ...found.text].some(part => part.marked)
    const named = isSeen ? [] : entry.names.filter(name => wordsIn(name).some(isMeant))
    return { ...found, names: shortest(named) }
  }

  return {
    add(more) {
      expansions.clear()
      for (const entry of more) index.add(fields.map(field => termsIn(String(entry[field]))))
      entries.push(...more)
    },
    find(query, limit) {
      const wanted = termsOf(query)
      const met = new Set(wanted.flatMap(({ term, longer }) => [term, ...longer]))
      return ranked(query, wanted, met)
        .slice(0, limit)
        .flatMap(({ document }) => entries[document] ?? [])
        .map(entry => hit(entry, met))
    },
  }
}

const byScore = (one: Found, other: Found) => other.score - one.score

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
