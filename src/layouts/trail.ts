import { fillPath, pageRow } from '../routing/href.ts'
import type { Crumb } from './breadcrumb/Breadcrumb.astro'
import type { PageContext } from './context.ts'
import { labels } from './labels.ts'

/** Where a page stands: the pages before it, from the home page, and its own name among them. */
export interface Trail {
  readonly crumbs: readonly Crumb[]
  readonly current: string
}

/**
 * A page's trail, in the short names of the navigation where there is one: a title that asks a question is none.
 *
 * @param between the pages after the home page; without them, the part of the navigation that the page belongs to
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
