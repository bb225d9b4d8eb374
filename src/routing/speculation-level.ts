import { pageRow } from './href.ts'
import { isIndexed } from './roles.ts'
import type { PageName } from './table.ts'

/**
 * What a browser may do with a page before the reader clicks its link: fetch its HTML without running it (`prefetch`), or
 * open all of it unseen (`prerender`).
 */
export type SpeculationLevel = 'prerender' | 'prefetch'

/**
 * What the browser may do for a page ahead of a click; `undefined` if the page is no content. A page that sells is only
 * fetched, since its fields hold the reader's currency, or it has another company's script.
 */
export function speculationLevel(page: PageName): SpeculationLevel | undefined {
  if (!isIndexed(page)) return undefined
  const { ahead, sells } = pageRow(page)
  return ahead ?? (sells ? 'prefetch' : 'prerender')
}
