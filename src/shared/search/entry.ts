export const entryKinds = ['question', 'guide', 'route', 'tip', 'page'] as const
export type EntryKind = (typeof entryKinds)[number]

/** What can be found: a question with its answer, or a page with what it is about. All text, no markup. */
export interface SearchEntry {
  readonly kind: EntryKind
  /** `#id` of a question on the support page, or a page's path. */
  readonly href: string
  readonly title: string
  readonly text: string
  /** Words that people look for it by, shown nowhere; one that is asked for alone counts as a title. */
  readonly keywords: readonly string[]
  /** Places, railways and companies that it speaks of. Those that were asked for are shown. */
  readonly names: readonly string[]
  /** What else it says, shown nowhere: its lead and headings. */
  readonly more: string
  /** Shown beside the title: its kind, in the page's language. */
  readonly note: string
}
