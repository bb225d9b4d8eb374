import type { Locale } from '../i18n/locales.ts'
import { fillPath, isPageName, pageRow } from '../routing/href.ts'
import { isIndexed } from '../routing/roles.ts'
import { entriesIn } from './entries.ts'
import { sortedEntries } from './lists.ts'
import { entryHref } from './paths.ts'

interface PageLink {
  readonly title: string
  readonly href: string
  /** Other words that readers use for it. */
  readonly keywords: readonly string[]
}

/** All pages of a locale that can be linked to: candidates for a mistyped address. */
export async function linkablePages(locale: Locale): Promise<PageLink[]> {
  const pages = (await entriesIn('pages', locale)).flatMap(({ id, text }) =>
    isPageName(id) && isIndexed(id) ? [{ ...text, href: fillPath(pageRow(id).paths[locale], {}) }] : [],
  )
  const details = (
    await Promise.all([
      sortedEntries('guides', locale),
      sortedEntries('routes', locale),
      sortedEntries('tips', locale),
    ])
  ).flat()
  return [...pages, ...details.map(entry => ({ ...entry.text, href: entryHref(entry) }))]
}
