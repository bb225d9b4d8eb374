export const entryKinds = ['question', 'guide', 'route', 'tip'] as const
export type EntryKind = (typeof entryKinds)[number]

/** What can be found: a question with its answer, or a page with its lead. All text, no markup. */
export interface SearchEntry {
  readonly kind: EntryKind
  /** `#id` of a question on the same page, or a page's path. */
  readonly href: string
  readonly title: string
  readonly text: string
  /** Words that people look for it by, shown nowhere. */
  readonly keywords: readonly string[]
  /** Shown under the text: topic and date, in the page's language. */
  readonly note: string
}
