import type { QueryTerm } from './query.ts'

/** The occurrences of a term in one field of a document. */
interface Posting {
  readonly document: number
  times: number
}

/** A document that has some of the query's terms. */
export interface MatchedDocument {
  readonly document: number
  /** The terms of the query that it has. */
  readonly terms: QueryTerm[]
  score: number
}

/** The weight of a term that only begins as typed, compared with one that was typed completely. */
const begun = 0.375
/** How much each missing letter reduces that, as a share of the term's length. */
const untyped = 0.3

/** Parameters of BM25+: saturation for repeated terms, the influence of a field's length, and the minimum. */
const saturation = 1.2
const lengthShare = 0.7
const least = 0.5

export type TermIndex = ReturnType<typeof createTermIndex>

/**
 * An index of the terms of documents. Documents are numbered in the order in which they are added.
 *
 * @param boosts the weight of each field of a document
 */
export function createTermIndex(boosts: readonly number[]) {
  /** By term and by field. */
  const postings = new Map<string, Posting[][]>()
  /** The number of different words, by field and by document. */
  const lengths: number[][] = boosts.map(() => [])
  const totals = boosts.map(() => 0)
  /** The number of documents with a term. */
  const spread = new Map<string, number>()
  let documents = 0
  /** The number of documents from which a field's average length is calculated. */
  let usualDocuments = 0

  function addTerm(term: string, field: number): void {
    const byField = postings.get(term) ?? boosts.map(() => [])
    postings.set(term, byField)
    const last = byField[field]?.at(-1)
    if (last?.document === documents) last.times += 1
    else byField[field]?.push({ document: documents, times: 1 })
  }

  return {
    /**
     * Adds a document: the terms of each field, and the field's number of different words.
     *
     * @param isUsual whether it counts for the average lengths; many short documents would make all others seem long
     */
    add(
      fields: readonly { readonly terms: readonly string[]; readonly length: number }[],
      isUsual = true,
    ): void {
      for (const term of new Set(fields.flatMap(({ terms }) => terms)))
        spread.set(term, (spread.get(term) ?? 0) + 1)
      for (const [field, { terms, length }] of fields.entries()) {
        for (const term of terms) addTerm(term, field)
        lengths[field]?.push(length)
        if (isUsual) totals[field] = (totals[field] ?? 0) + length
      }
      documents += 1
      if (isUsual) usualDocuments += 1
    },

    /** The share of the documents that have a term, or its most frequent longer form. */
    spreadOf({ term, longer }: QueryTerm): number {
      const counts = [term, ...longer].map(form => spread.get(form) ?? 0)
      return documents === 0 ? 0 : Math.max(...counts) / documents
    },

    /** The documents that have any of the terms, in no particular order, with their scores. */
    score(terms: readonly QueryTerm[]): MatchedDocument[] {
      const found: (MatchedDocument | undefined)[] = []

      function count(term: string, query: QueryTerm, weight: number): void {
        for (const [field, places] of (postings.get(term) ?? []).entries()) {
          if (places.length === 0) continue
          const rarity = Math.log(
            1 + Math.max(0, usualDocuments - places.length + 0.5) / (places.length + 0.5),
          )
          const worth = weight * (boosts[field] ?? 0) * rarity
          const usual = (totals[field] ?? 0) / usualDocuments
          for (const { document, times } of places) {
            const length = (lengths[field]?.[document] ?? 0) / usual
            const often =
              (times * (saturation + 1)) / (times + saturation * (1 - lengthShare + lengthShare * length))
            const one = found[document] ?? { document, terms: [], score: 0 }
            found[document] = one
            one.score += worth * (least + often)
            if (one.terms.at(-1) !== query) one.terms.push(query)
          }
        }
      }

      for (const query of terms) {
        count(query.term, query, query.weight)
        for (const longer of query.longer) {
          const left = longer.length - query.term.length
          count(longer, query, (query.weight * begun * longer.length) / (longer.length + untyped * left))
        }
      }
      return found.filter(one => one !== undefined)
    },
  }
}
