import type { QueryTerm } from './query.ts'

/** Where a term stands in one field: in which documents, and how often in each. */
interface Posting {
  readonly document: number
  times: number
}

/** A document that has some of what was looked for. */
export interface Found {
  readonly document: number
  /** What was looked for and stands in it. */
  readonly terms: QueryTerm[]
  score: number
}

/** What a term that begins as was typed counts beside one that was typed to its end. */
const begun = 0.375
/** What each letter that is not typed yet takes from that, as a part of the term's length. */
const untyped = 0.3

/** BM25+: how soon a term that is repeated counts no more, how much less it counts in a long field, and at least. */
const saturation = 1.2
const lengthShare = 0.7
const least = 0.5

export type TermIndex = ReturnType<typeof createTermIndex>

/**
 * The terms of documents, and in which they stand. Documents are numbered in the order in which they were added.
 *
 * @param boosts how much each field of a document counts
 */
export function createTermIndex(boosts: readonly number[]) {
  /** By term and by field. */
  const postings = new Map<string, Posting[][]>()
  /** By field and by document: how many different words it has there. */
  const lengths: number[][] = boosts.map(() => [])
  const totals = boosts.map(() => 0)
  /** By term: in how many documents it stands. */
  const spread = new Map<string, number>()
  let documents = 0
  /** Documents of which the usual length of a field is taken. */
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
     * Adds a document: the terms of each field, and how many different words the field has.
     *
     * @param isUsual whether its fields are as long as others'; many short ones would make all others long
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

    /** The share of the documents that have a term, or the one of its longer forms that most of them have. */
    spreadOf({ term, longer }: QueryTerm): number {
      const counts = [term, ...longer].map(form => spread.get(form) ?? 0)
      return documents === 0 ? 0 : Math.max(...counts) / documents
    },

    /** The documents that have any of the terms, in no order, and how much they are about them. */
    score(terms: readonly QueryTerm[]): Found[] {
      const found: (Found | undefined)[] = []

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
