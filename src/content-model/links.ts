import type { Locale } from '../i18n/locales.ts'
import { fillPath, href, pageRow } from '../routing/href.ts'
import { tipProductSlugs } from '../routing/tip-products.ts'
import { assertChecked } from './assert-checked.ts'
import { type Entry, entryIndex } from './entries.ts'
import { externalTarget, type LinkTarget, linkTarget } from './link-targets.ts'
import { listPath } from './list-path.ts'
import { type DetailEntry, entryHref } from './paths.ts'

const linkAttribute = /(<[a-z][\w-]*\b[^>]*?\shref=")([^"]*)(")/gi

/**
 * Replaces the links by name of a Markdown text (`guide:sweden`, `page:contact-us?subject=claim`) with paths. A link to
 * an entry without a translation in the locale leads to its list.
 */
export async function resolveLinks(html: string, locale: Locale, where: string): Promise<string> {
  const paths = new Map<string, string>()
  for (const [, , target = ''] of html.matchAll(linkAttribute))
    if (!externalTarget.test(target) && !paths.has(target)) {
      const found = linkTarget(target)
      const path = 'refused' in found ? undefined : await pathOf(found, locale)
      paths.set(target, assertChecked(path, `${where}: "${target}"`))
    }
  return html.replace(linkAttribute, (_, before: string, target: string, after: string) => {
    return `${before}${paths.get(target) ?? target}${after}`
  })
}

async function pathOf(target: LinkTarget, locale: Locale): Promise<string | undefined> {
  if (target.kind === 'page') return `${fillPath(pageRow(target.id).paths[locale], {})}${target.rest}`
  if (target.kind === 'list')
    return `${href('tips', locale, { product: tipProductSlugs[target.id][locale] })}${target.rest}`
  const { translations: byId } = await entryIndex(target.kind)
  const translations = (byId.get(target.id) ?? []) as readonly (DetailEntry | Entry<'faq'>)[]
  const entry = translations.find(one => one.locale === locale)
  if (!entry) return translations[0] && listPath(translations[0], locale)
  const path = entry.kind === 'faq' ? `${href('support', locale)}#${entry.id}` : entryHref(entry)
  return `${path}${target.rest}`
}
