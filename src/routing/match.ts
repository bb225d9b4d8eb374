import type { Locale } from '../i18n/locales.ts'
import { pagesByLocale } from './href.ts'
import type { PageName } from './table.ts'

export interface PageMatch {
  readonly page: PageName
  readonly locale: Locale
  /** The slugs of the path by name; empty if the page has none. */
  readonly slugs: Readonly<Record<string, string>>
}

const patterns = pagesByLocale.map(({ page, locale, path }) => ({
  page,
  locale,
  path,
  shape: new RegExp(`^${path.replace(/[.*+?^${}()|\\]/g, '\\$&').replace(/\[(\w+)\]/g, '(?<$1>[^/]+)')}$`),
}))

/**
 * The page, locale and slugs of a path without a trailing slash; `undefined` if no page has the path.
 *
 *     match('/sv/guide-detail/sverige') // => { page: 'guide-detail', locale: 'sv', slugs: { name: 'sverige' } }
 */
export function match(path: string): PageMatch | undefined {
  for (const { page, locale, shape } of patterns) {
    const found = shape.exec(path)
    if (found) return { page, locale, slugs: { ...found.groups } }
  }
  return undefined
}

/** The page and locale with exactly this path in the table, which is Astro's `routePattern`. */
export function pageOfPattern(pattern: string): { page: PageName; locale: Locale } {
  const found = pagesByLocale.find(({ path }) => path === pattern)
  if (!found) throw new Error(`Page Not Found: ${pattern}`)
  return found
}
