import { pageRow } from './href.ts'
import { isIndexed } from './roles.ts'
import type { PageName } from './table.ts'

/**
 * How far a browser may go with a page before its reader has asked for it: make all of it ready unseen (`prerender`), or
 * fetch its HTML (`prefetch`), of which nothing runs before the click.
 */
export type SpeculationLevel = 'prerender' | 'prefetch'

/** Content that is no further made ready than its HTML, beside the pages that sell. */
const onlyFetched: readonly PageName[] = [
  // Leads a reader at the bare root to their own language, counts a campaign's last seconds, and may hold another's shop.
  'home',
  // Put back what was typed before as they open, and another page may have changed that meanwhile.
  'contact-us',
  'business-form',
]

/**
 * What may be done ahead for a page; `undefined` for one that serves one visitor, tells of a fault or is technical. A page
 * that sells holds the reader's currency in its fields, or another company's script.
 */
export function speculationLevel(page: PageName): SpeculationLevel | undefined {
  if (!isIndexed(page)) return undefined
  return onlyFetched.includes(page) || pageRow(page).sells ? 'prefetch' : 'prerender'
}
