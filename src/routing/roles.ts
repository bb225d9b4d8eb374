import { pageRow } from './href.ts'
import type { Role } from './page-table.ts'
import type { PageName } from './table.ts'

/** What a page is there for; content, where its row says nothing. */
export const roleOf = (page: PageName): Role => pageRow(page).role ?? 'content'

/** Whether search engines may list the page, and other pages lead to it unasked. */
export const isIndexed = (page: PageName): boolean => roleOf(page) === 'content'
