import type { Locale } from '../i18n/locales.ts'
import { fillPath, isPageName, pageRow } from '../routing/href.ts'
import { isIndexed } from '../routing/roles.ts'
import { entriesIn } from './entries.ts'
import { listed } from './lists.ts'
import { entryHref } from './paths.ts'

/** Every page of a locale that stands by itself, with its title: what a wrong address may have meant. */
export async function everyPage(locale: Locale): Promise<{ title: string; href: string }[]> {
  const pages = (await entriesIn('pages', locale)).flatMap(({ id, text }) =>
    isPageName(id) && isIndexed(id)
      ? [{ title: text.title, href: fillPath(pageRow(id).paths[locale], {}) }]
      : [],
  )
  const details = (
    await Promise.all([listed('guides', locale), listed('routes', locale), listed('tips', locale)])
  ).flat()
  return [...pages, ...details.map(entry => ({ title: entry.text.title, href: entryHref(entry) }))]
}
