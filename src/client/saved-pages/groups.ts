import type { SavedPage } from '../save-offline/record.ts'
import type { SaveText } from '../save-offline/text.ts'

/** Saved pages under one heading of the list. */
export interface Group {
  readonly heading: string
  readonly pages: readonly SavedPage[]
}

/** The kinds of pages with a heading of their own, in order. All others are under the last heading. */
const kinds = [
  ['route-detail', 'routes'],
  ['guide-detail', 'guides'],
  ['tips-detail', 'tips'],
] as const satisfies [string, keyof SaveText][]

/** Groups saved pages by kind, and sorts each group by title. Empty groups are left out. */
export function groupPages(pages: readonly SavedPage[], locale: string, t: SaveText): Group[] {
  const { compare } = new Intl.Collator(locale)
  const sorted = pages.toSorted((one, other) => compare(one.payload.title, other.payload.title))
  const own: readonly string[] = kinds.map(([kind]) => kind)
  return [
    ...kinds.map(([kind, name]) => ({
      heading: t[name],
      pages: sorted.filter(({ payload }) => payload.kind === kind),
    })),
    { heading: t.others, pages: sorted.filter(({ payload }) => !own.includes(payload.kind)) },
  ].filter(({ pages }) => pages.length > 0)
}
