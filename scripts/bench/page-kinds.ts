import type { Locale } from '../../src/i18n/locales.ts'
import { isIndexed } from '../../src/routing/roles.ts'
import type { PageName } from '../../src/routing/table.ts'
import { type BuiltPage, builtPages } from '../../tests/dist/built-pages.ts'

/** One built page for each row of the page table, the first by path. */
export function pageKinds(locale: Locale): readonly BuiltPage[] {
  const kinds = new Map<PageName, BuiltPage>()
  const paths = builtPages
    .filter(page => page.locale === locale)
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  for (const page of paths) if (!kinds.has(page.page)) kinds.set(page.page, page)
  return [...kinds.values()]
}

/** The page of a row of the table, in a locale. */
export function pageOf(name: PageName, locale: Locale): BuiltPage {
  const page = pageKinds(locale).find(({ page }) => page === name)
  if (!page) throw new Error(`The build has no page ${name} in ${locale}`)
  return page
}

/** Task pages and error pages are `noindex`. */
export const isTask = ({ page }: BuiltPage) => !isIndexed(page)
