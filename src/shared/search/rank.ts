import type { Locale } from '../../i18n/locales.ts'
import type { SearchEntry } from './entry.ts'
import { countOrigins, coverage, type QueryTerm, stopWordsOf } from './query.ts'
import type { MatchedDocument, TermIndex } from './term-index.ts'
import type { TextReader } from './text-reader.ts'

/** The share of the best result's relevance that another result needs. With less, it has the words by chance. */
const relevanceThreshold = 0.15

/** The number of results whose titles are compared with the query. No title lifts a result from further down. */
const comparedResults = 40

/**
 * What a result gains if its title is all of the query, and if a keyword or a name in another language is. A title or
 * name that is only similar gains a power of its similarity.
 */
const titleMatchBoost = 5
const keywordMatchBoost = 3
/** What a result gains if its title has the query's wording: "where do I buy", not "can I cancel". */
const sameWordingBoost = 0.5
/** What a question gains over a page that is as relevant: its answer is read at once, and leads to the page. */
const questionBoost = 0.3

/** The factor of a tip: it is long, and often there is a question on the same subject. */
const tipFactor = 0.75
/** The factor of a legal page, unless the query names it. */
const legalFactor = 0.2
/** The similarity of a name with the query from which the query names it. */
const namedThreshold = 0.5

/**
 * The factor of a table row if the query also has a word of the table, such as "seat" or "fee", and the factor if the
 * query has only a part of the row's name, such as the town at one end of its line.
 */
const tableWordFactor = 2
const partialNameFactor = 0.5

/** The similarity of a section's heading with the query from which a result leads to the section. */
const sectionThreshold = 0.4

/** A query as the index understands it. */
export interface Query {
  readonly text: string
  readonly terms: readonly QueryTerm[]
  /** All terms that a text may have for one of the query's. */
  readonly matching: ReadonlySet<string>
}

interface RankOptions {
  readonly locale: Locale
  /** The entries, in the order in which the index has them. */
  readonly entries: readonly SearchEntry[]
  readonly index: TermIndex
  readonly reader: TextReader
}

/** Orders what the index finds by how well it answers the query. */
export function createRanking({ locale, entries, index, reader }: RankOptions) {
  /**
   * How similar a phrase is to the query: 1 if it has all of it and nothing else. A longer word that begins as typed
   * counts by the share of it that is typed.
   */
  function similarity(
    phrase: string,
    terms: readonly QueryTerm[],
    matching: ReadonlySet<string>,
    totalWeight: number,
  ): number {
    const all = reader.termsIn(phrase)
    const shared = all.filter(term => matching.has(term))
    if (shared.length === 0) return 0
    const covered = terms.filter(query => shared.some(term => term.startsWith(query.term)))
    const typed = shared.reduce((sum, term) => sum + typedShare(term, covered), 0)
    return (typed / all.length) * (coverage(covered) / totalWeight)
  }

  return {
    /** The documents that answer the query, best first. */
    rank({ text, terms: wanted, matching }: Query): readonly MatchedDocument[] {
      const totalWeight = coverage(wanted)
      const links = stopWordsOf(text, locale)
      const similarityOf = (phrase: string, terms: readonly QueryTerm[]) =>
        similarity(phrase, terms, matching, totalWeight)

      const nameBoost = (entry: SearchEntry, terms: readonly QueryTerm[]) => {
        // A title that lacks a word of the query is no better for being short.
        if (coverage(terms) < totalWeight) return 0
        const title = similarityOf(entry.title, terms)
        const other = Math.max(0, ...otherNames(entry).map(name => similarityOf(name, terms)))
        return titleMatchBoost * title ** 2 + keywordMatchBoost * other ** 4
      }
      /** The share of the query's stop words that a title has too. */
      const sharedWording = ({ title }: SearchEntry) =>
        links.length > 0
          ? links.filter(word => reader.linkingWordsIn(title).includes(word)).length / links.length
          : 0
      const isNamedInQuery = (entry: SearchEntry, terms: readonly QueryTerm[]) =>
        [entry.title, ...otherNames(entry)].some(name => similarityOf(name, terms) >= namedThreshold)

      const factorOf = ({ document, terms }: MatchedDocument) => {
        const entry = entries[document]
        if (!entry) return 1
        if (entry.kind === 'legal' && !isNamedInQuery(entry, terms)) return legalFactor
        const factor =
          1 +
          nameBoost(entry, terms) +
          sameWordingBoost * sharedWording(entry) +
          (entry.kind === 'question' ? questionBoost : 0)
        if (entry.kind === 'tip') return factor * tipFactor
        return entry.kind === 'seat' ? rowFactor(entry, terms) * factor : factor
      }
      /** The factor of a table row: 0 if the query has only words that all rows have. */
      const rowFactor = (entry: SearchEntry, terms: readonly QueryTerm[]) => {
        const common = reader.termsIn(entry.more)
        const own = [entry.title, ...entry.keywords]
          .flatMap(reader.termsIn)
          .filter(term => !common.includes(term))
        if (!own.some(term => matching.has(term))) return 0
        const isComplete = coverage(terms) >= totalWeight
        const title = reader.termsIn(entry.title)
        const isTableWord = (term: string) => matching.has(term) && !title.includes(term)
        if (isComplete && common.some(isTableWord)) return tableWordFactor
        return isRowNamed(entry, terms) ? 1 : partialNameFactor
      }
      /** Whether the title of a row is all of the query, or the query has all of a keyword. */
      const isRowNamed = ({ title, keywords }: SearchEntry, terms: readonly QueryTerm[]) =>
        similarityOf(title, terms) === 1 ||
        keywords.some(keyword => reader.termsIn(keyword).every(term => matching.has(term)))

      const relevant = index.score(wanted)
      for (const found of relevant)
        found.score *= countOrigins(found.terms) * (coverage(found.terms) / totalWeight)
      relevant.sort(byScore)
      const least = (relevant[0]?.score ?? 0) * relevanceThreshold
      return relevant
        .slice(0, comparedResults)
        .filter(({ score }) => score >= least)
        .map(found => ({ ...found, score: found.score * factorOf(found) }))
        .filter(({ score }) => score > 0)
        .sort(byScore)
    },

    /** The section of an entry that is more similar to the query than the entry's title is. */
    nearestSection({ title, sections }: SearchEntry, { terms, matching }: Query): string | undefined {
      const totalWeight = coverage(terms)
      const similarityOf = (phrase: string) => similarity(phrase, terms, matching, totalWeight)
      let nearest: string | undefined
      let highest = Math.max(sectionThreshold, similarityOf(title))
      for (const section of sections) {
        const similar = similarityOf(section)
        if (similar <= highest) continue
        nearest = section
        highest = similar
      }
      return nearest
    },
  }
}

/** The share of a phrase's term that is typed: 1 for a whole word, less for one that only begins as typed. */
const typedShare = (term: string, typed: readonly QueryTerm[]) =>
  Math.max(...typed.map(query => (term.startsWith(query.term) ? query.term.length / term.length : 0)))

const otherNames = ({ keywords, elsewhere }: SearchEntry) => [...keywords, ...elsewhere]

const byScore = (one: MatchedDocument, other: MatchedDocument) => other.score - one.score
