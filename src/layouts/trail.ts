import { fillPath, pageRow } from '../routing/href.ts'
import { labels } from '../shared/page-labels.ts'
import type { PageContext } from './context.ts'

/** A link of the breadcrumbs. */
export interface Crumb {
  readonly label: string
  readonly href: string
}

/** The place of a page: the pages above it, from the home page, and its own name. */
export interface Trail {
  readonly crumbs: readonly Crumb[]
  readonly current: string
}

/**
 * The breadcrumbs of a page, with the navigation's short names where they exist. A title that asks a question is not
 * used.
 *
 * @param between the pages after the home page; by default the section of the navigation that the page belongs to
 */
export function trail(
  { page, locale }: Pick<PageContext, 'page' | 'locale'>,
  title: string,
  between?: readonly Crumb[],
): Trail {
  const names: Readonly<Record<string, string | undefined>> = labels(locale)
  const { section, paths } = pageRow(page)
  const above = () =>
    section && names[section]
      ? [{ label: names[section], href: fillPath(pageRow(section).paths[locale], {}) }]
      : []
  const ofMany = paths.en.includes('[')
  return {
    crumbs: [{ label: labels(locale).home, href: pageRow('home').paths[locale] }, ...(between ?? above())],
    current: (!ofMany && names[page]) || title,
  }
}
