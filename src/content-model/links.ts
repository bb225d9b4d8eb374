import type { Locale } from '../i18n/locales.ts'
import { fillPath, href, pageRow } from '../routing/href.ts'
import { tipProductSlugs } from '../routing/tip-products.ts'
import { assertChecked } from './assert-checked.ts'
import { entryIndex } from './entries.ts'
import { externalTarget, type LinkTarget, linkTarget } from './link-targets.ts'
import { entryHref } from './paths.ts'

const linkAttribute = /(<[a-z][\w-]*\b[^>]*?\shref=")([^"]*)(")/gi

/** Replaces the links by name of a Markdown text (`guide:sweden`, `page:contact-us?subject=claim`) with paths. */
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
  const path = await plainPath(target, locale)
  return path && `${path}${target.rest}`
}

async function plainPath(target: LinkTarget, locale: Locale): Promise<string | undefined> {
  if (target.kind === 'page') return fillPath(pageRow(target.id).paths[locale], {})
  if (target.kind === 'list') return href('tips', locale, { product: tipProductSlugs[target.id][locale] })
  if (target.kind === 'faq') {
    const found = (await entryIndex('faq')).in[locale].byId.has(target.id)
    return found ? `${href('support', locale)}#${target.id}` : undefined
  }
  const entry = (await entryIndex(target.kind)).in[locale].byId.get(target.id)
  return entry && entryHref(entry)
}
