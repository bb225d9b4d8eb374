/** `seat` is a row of a table of seats; `legal` a page of terms, which few look for and which speaks of everything. */
export const entryKinds = ['question', 'guide', 'route', 'tip', 'page', 'legal', 'seat'] as const

/** A `journey` between two cities is made of a question, and is in no file. */
export type EntryKind = (typeof entryKinds)[number] | 'journey'

/** What can be found: a question with its answer, or a page with what it is about. All text, no markup. */
export interface SearchEntry {
  readonly kind: EntryKind
  /** `#id` of a question on the support page, or a page's path, with the row's anchor for a row of a table. */
  readonly href: string
  readonly title: string
  readonly text: string
  /** Words that people look for it by, shown nowhere; one that is asked for alone counts as a title. */
  readonly keywords: readonly string[]
  /** What it is called in other languages. */
  readonly elsewhere: readonly string[]
  /** Places, railways and companies that it speaks of. Those that were asked for are shown. */
  readonly names: readonly string[]
  /** Headings of its sections. A result leads to the one that was asked for, whose anchor is `anchorOf` the heading. */
  readonly sections: readonly string[]
  /** What else it says, shown nowhere: its lead. */
  readonly more: string
  /** Shown beside the title: its kind, in the page's language. */
  readonly note: string
}
