import type { Locale, Translated } from '../i18n/locales.ts'
import { pageRow } from '../routing/href.ts'
import { pageOfPattern } from '../routing/match.ts'
import type { PageName } from '../routing/table.ts'

/** Which page is being rendered, and where its language versions are. */
export interface PageContext {
  readonly page: PageName
  readonly locale: Locale
  /** This page's path. */
  readonly path: string
  /** The page's path in each locale that it is translated into. */
  readonly translations: Readonly<Partial<Record<Locale, string>>>
  /** Where a language link leads if the page has no translation in that locale. */
  readonly fallback: Translated
}

/**
 * The context of the page with this route pattern.
 *
 * @param translations the paths of a page with slugs; by default those of the table
 * @param list the path of the page that lists this one's entries
 */
export function pageContext(
  pattern: string,
  translations: Readonly<Partial<Record<Locale, string>>> | undefined,
  list: Translated,
): PageContext {
  const { page, locale } = pageOfPattern(pattern)
  const paths = translations ?? pageRow(page).paths
  return { page, locale, path: paths[locale] ?? '/', translations: paths, fallback: list }
}
