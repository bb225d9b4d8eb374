import { pageRow } from './href.ts'
import type { Role } from './page-table.ts'
import type { PageName } from './table.ts'

/** The role of a page; `content` by default. */
export const roleOf = (page: PageName): Role => pageRow(page).role ?? 'content'

/** Whether search engines may list the page and other pages may recommend it. */
export const isIndexed = (page: PageName): boolean => roleOf(page) === 'content'
