import { defaultLocale, type Locale } from '../../src/i18n/locales.ts'
import type { PageName } from '../../src/routing/table.ts'
import { type BuiltPage, builtPages } from '../../tests/dist/built-pages.ts'

/** One built page for each row of the page table, the first by path. */
export function pageKinds(locale: Locale = defaultLocale): readonly BuiltPage[] {
  const inOrder = builtPages
    .filter(page => page.locale === locale)
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
  return [...Map.groupBy(inOrder, ({ page }) => page).values()].flatMap(pages => pages.slice(0, 1))
}

/** The page of a row of the table, in a locale. */
export function pageOf(name: PageName, locale: Locale = defaultLocale): BuiltPage {
  const page = pageKinds(locale).find(({ page }) => page === name)
  if (!page) throw new Error(`The build has no page ${name} in ${locale}`)
  return page
}
