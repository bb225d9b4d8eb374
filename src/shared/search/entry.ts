/** `seat` is a row of a table of seats; `legal` a page of terms, which mentions everything and which few look for. */
export const entryKinds = ['question', 'guide', 'route', 'tip', 'page', 'legal', 'seat'] as const

/** A `journey` between two cities is made from a query, and is in no file. */
export type EntryKind = (typeof entryKinds)[number] | 'journey'

/**
 * Anything that the search finds: a question with its answer, or a page with its description. All fields are text
 * without markup.
 */
export interface SearchEntry {
  readonly kind: EntryKind
  /** `#id` of a question on the support page, or a page's path, with the row's anchor for a row of a table. */
  readonly href: string
  readonly title: string
  readonly text: string
  /** Hidden words by which people look for the entry. A query that is one of them counts like a title. */
  readonly keywords: readonly string[]
  /** The entry's titles in other languages. */
  readonly elsewhere: readonly string[]
  /** The places, railways and companies that the entry mentions. A result shows those of the query. */
  readonly names: readonly string[]
  /**
   * The headings of the entry's sections. A result links to the section of the query, whose anchor is `anchorOf` its
   * heading.
   */
  readonly sections: readonly string[]
  /** Further hidden text: the lead. */
  readonly more: string
  /** Shown beside the title: the entry's kind, in the page's language. */
  readonly note: string
}
