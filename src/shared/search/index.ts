import type { Locale } from '../../i18n/locales.ts'
import { anchorOf } from './anchor-of.ts'
import type { SearchEntry } from './entry.ts'
import { excerpt } from './excerpt.ts'
import { createJourneySearch, type Journeys } from './journeys.ts'
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
  /** Where it leads to: the entry, or the section of it that was asked for. */
  readonly href: string
  /** The heading of that section. */
  readonly section: string | undefined
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
const boosts = [3, 2, 2, 1.5, 1, 0.5]
/** The field with words of other languages. */
const elsewhereField = 2
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

/** The part of the best result's relevance that another needs: with less it was met by chance. */
const relevanceThreshold = 0.15

/**
 * How much more a result counts whose title is all that was asked, and how much one whose keyword or name in another
 * language is. A title or a name that is only near adds a power of its nearness.
 */
const titleMatchBoost = 5
const keywordMatchBoost = 2
/** How much more one counts whose title is put as the question is: "where do I buy", and not "can I cancel". */
const sameWordingBoost = 0.5
/** How much more an answer counts than a page that is as near: it is read at once, and leads to the page. */
const answer = 0.3

/** What a tip counts beside an answer or a page: it is long, and often there is a question of the same subject. */
const tip = 0.75
/** What a page of terms counts beside another that is as near, unless it is asked for by name. */
const legal = 0.2
/** How near a name must be to the query for the query to name it. */
const namedThreshold = 0.5

/**
 * The factor of a table row when the query has a word of the table too, such as "seat" or "fee", and the factor when the
 * query has only a part of the row's name, such as the town at one end of its line.
 */
const tableWordFactor = 2
const partialNameFactor = 0.5

/** How near a heading must be to what was asked for a result to lead to its section. */
const sectionThreshold = 0.4

/** Results of which it is looked at what they are called: no title lifts one from further down. */
const compared = 40

/** Names of a result that are shown. */
const shownNames = 2

/**
 * A search over entries in one language that forgives typing errors, missing accents, other forms of a word, and
 * words half typed. A question that names two cities finds the journey between them. Everything it needs stands in memory: a key is answered within a frame.
 */
export function createSearch(locale: Locale, journeys?: Journeys): Search {
  const entries: SearchEntry[] = []
  const vocabulary = new Vocabulary()
  const index = createTermIndex(boosts)
  const findJourneys = journeys && createJourneySearch(journeys, locale)
  const stemOf = memoized(word => stem(word, locale))
  const isTelling = memoized(word => !isStopWord(word, locale))
  const wordsIn = memoized(text => wordsOf(text).map(word => ({ ...word, term: stemOf(word.word) })))
  const expansions = new Map<string, readonly QueryTerm[]>()
  const expansionOf = memoized(term => expandTerm(term, vocabulary), expansions)
  const telling = memoized((text): readonly string[] => typedTerms(text, locale, stemOf))
  const linking = memoized((text): readonly string[] => linkingWords(text, locale))

  /** What a field says: its terms, and how many different words it has. A whole sentence is no longer than its telling words. */
  function termsIn(text: string, isOwn: boolean) {
    const words = wordsIn(text)
    const terms = words.map(({ term }) => term)
    for (const term of terms) vocabulary.add(term, isOwn)
    const different = [...new Set(words.map(({ word }) => word))]
    return { terms, length: different.filter(isTelling).length }
  }

  /** What a question looks for: each term once. */
  function termsOf(query: string): readonly QueryTerm[] {
    const expanded = typedTerms(query, locale, stemOf).flatMap(expansionOf)
    const isTyped = ({ term, origin }: QueryTerm) => term === origin
    // What was typed itself comes last, and so stands, also where it is a part of another word that was typed.
    const ordered = [...expanded.filter(term => !isTyped(term)), ...expanded.filter(isTyped)]
    return weighed([...new Map(ordered.map(term => [term.term, term])).values()])
  }

  /** The terms, each with how much it tells one entry from another: a word that no entry has tells nothing. */
  function weighed(terms: readonly QueryTerm[]): readonly QueryTerm[] {
    const spreads = new Map<string, number>()
    for (const term of terms)
      spreads.set(term.origin, Math.max(spreads.get(term.origin) ?? 0, index.spreadOf(term)))
    return terms.flatMap(term => {
      const spread = spreads.get(term.origin) ?? 0
      return spread === 0 ? [] : { ...term, covers: term.covers * rarityOf(spread) }
    })
  }

  /** The documents that are about what is looked for, best first; `met` are the terms that any text can have of it. */
  function ranked(query: string, wanted: readonly QueryTerm[], met: ReadonlySet<string>): readonly Found[] {
    const totalWeight = coverage(wanted)
    const links = linkingWords(query, locale)
    const likeness = (phrase: string, terms: readonly QueryTerm[]) =>
      likenessOf(phrase, terms, met, totalWeight)
    /** How much more a document counts that is called what was asked. */
    const called = (entry: SearchEntry, terms: readonly QueryTerm[]) => {
      // A title that lacks a word of the question is no better for being short.
      if (coverage(terms) < totalWeight) return 0
      const title = likeness(entry.title, terms)
      const other = Math.max(0, ...otherNames(entry).map(name => likeness(name, terms)))
      return titleMatchBoost * title ** 2 + keywordMatchBoost * other ** 4
    }
    /** How much of how the question is put is in a title. */
    const put = ({ title }: SearchEntry) =>
      links.length > 0 ? links.filter(word => linking(title).includes(word)).length / links.length : 0
    /** What a score is multiplied by for what a document is, and for its title. */
    const named = ({ document, terms }: Found) => {
      const entry = entries[document]
      if (!entry) return 1
      if (entry.kind === 'legal' && !isNamedInQuery(entry, terms)) return legal
      const worth =
        1 + called(entry, terms) + sameWordingBoost * put(entry) + (entry.kind === 'question' ? answer : 0)
      if (entry.kind === 'tip') return worth * tip
      return entry.kind === 'seat' ? rowWorth(entry, terms) * worth : worth
    }
    const isNamedInQuery = (entry: SearchEntry, terms: readonly QueryTerm[]) =>
      [entry.title, ...otherNames(entry)].some(name => likeness(name, terms) >= namedThreshold)
    /** The factor of a table row: 0 if the query has only words that all rows have. */
    const rowWorth = (entry: SearchEntry, terms: readonly QueryTerm[]) => {
      const common = telling(entry.more)
      const own = [entry.title, ...entry.keywords].flatMap(telling).filter(term => !common.includes(term))
      if (!own.some(term => met.has(term))) return 0
      const isComplete = coverage(terms) >= totalWeight
      return isComplete && common.some(term => met.has(term))
        ? tableWordFactor
        : isNamed(entry, terms)
          ? 1
          : partialNameFactor
    }
    /** Whether its title is all that was asked, or a keyword is in it. */
    const isNamed = ({ title, keywords }: SearchEntry, terms: readonly QueryTerm[]) =>
      likeness(title, terms) === 1 || keywords.some(keyword => telling(keyword).every(term => met.has(term)))
    const relevant = index.score(wanted)
    for (const found of relevant) found.score *= found.terms.length * (coverage(found.terms) / totalWeight)
    relevant.sort(byScore)
    const least = (relevant[0]?.score ?? 0) * relevanceThreshold
    return relevant
      .slice(0, compared)
      .filter(({ score }) => score >= least)
      .map(found => ({ ...found, score: found.score * named(found) }))
      .filter(({ score }) => score > 0)
      .sort(byScore)
  }

  /** How much a phrase is what was asked: 1 when it has all of it, and nothing else. */
  function likenessOf(
    phrase: string,
    terms: readonly QueryTerm[],
    met: ReadonlySet<string>,
    totalWeight: number,
  ): number {
    const all = telling(phrase)
    const here = all.filter(term => met.has(term))
    if (here.length === 0) return 0
    const meant = terms.filter(query => here.some(term => term.startsWith(query.term)))
    return (here.length / all.length) * (coverage(meant) / totalWeight)
  }

  /** The section of an entry that is nearer to what was asked than the entry's title is. */
  function nearestSection(
    { title, sections }: SearchEntry,
    wanted: readonly QueryTerm[],
    met: ReadonlySet<string>,
  ): string | undefined {
    const totalWeight = coverage(wanted)
    const likeness = (phrase: string) => likenessOf(phrase, wanted, met, totalWeight)
    let best: string | undefined
    let most = Math.max(sectionThreshold, likeness(title))
    for (const section of sections) {
      const like = likeness(section)
      if (like <= most) continue
      best = section
      most = like
    }
    return best
  }

  function hit(entry: SearchEntry, wanted: readonly QueryTerm[], met: ReadonlySet<string>): Hit {
    const section = nearestSection(entry, wanted, met)
    const href = section === undefined ? entry.href : `${entry.href}#${anchorOf(section)}`
    const isMeant = ({ term }: { readonly term: string }) => met.has(term)
    const words = wordsIn(entry.text)
    const { text, from } = excerpt(entry.text, words.find(isMeant))
    const inExcerpt = words
      .filter(({ start, end }) => start >= from && end <= from + text.length)
      .filter(isMeant)
      .map(({ word, start, end }) => ({ word, start: start - from, end: end - from }))
    const title = mark(entry.title, wordsIn(entry.title).filter(isMeant))
    const found = { entry, href, section, title, text: mark(text, inExcerpt) }
    const isSeen = [...found.title, ...found.text].some(part => part.marked)
    const named = isSeen ? [] : entry.names.filter(name => wordsIn(name).some(isMeant))
    return { ...found, names: shortest(named) }
  }

  return {
    add(more) {
      expansions.clear()
      for (const entry of more) {
        const terms = fieldsOf(entry).map((text, field) => termsIn(text, field !== elsewhereField))
        index.add(terms, entry.kind !== 'seat')
      }
      entries.push(...more)
    },
    find(query, limit) {
      const wanted = termsOf(query)
      const met = new Set(wanted.flatMap(({ term, longer }) => [term, ...longer]))
      const found = ranked(query, wanted, met)
        .slice(0, limit)
        .flatMap(({ document }) => entries[document] ?? [])
      const { entries: between = [], isAll = false } = findJourneys?.(query) ?? {}
      // A question that asks for more than the way has its answer first.
      const before = isAll ? 0 : 1
      return [...found.slice(0, before), ...between, ...found.slice(before)]
        .slice(0, limit)
        .map(entry => hit(entry, wanted, met))
    },
  }
}

const otherNames = ({ keywords, elsewhere }: SearchEntry) => [...keywords, ...elsewhere]

/** The weight of a word by the share of entries that have it: the rarer, the heavier. */
const rarityOf = (spread: number) => Math.log(1 + 1 / spread)

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
