import type { Locale } from '../i18n/locales.ts'
import { fillPath, href, isPageName, pageRow } from '../routing/href.ts'
import { tipProductSlugs } from '../routing/tip-products.ts'
import { type EntryKind, entryIndex } from './entries.ts'
import { outward, refuseMarkup } from './markup.ts'
import { type DetailKind, entryHref } from './paths.ts'

const detailKinds: Readonly<Record<string, DetailKind>> = { guide: 'guides', route: 'routes', tip: 'tips' }
const linkAttribute = /(<[a-z][\w-]*\b[^>]*?\shref=")([^"]*)(")/gi
const named = /^(guide|route|tip|faq|page|tips):([\w-]+)(\?[^#]*)?(#.*)?$/

/**
 * Puts real paths in place of a Markdown text's links by name (`guide:sweden`, `page:contact-us?subject=claim`).
 *
 * @throws with the text's place and what is allowed, for a link that names nothing or leads out by another
 *   protocol than https.
 */
export async function resolveLinks(html: string, locale: Locale, where: string): Promise<string> {
  refuseMarkup(html, where)
  const targets = new Map<string, string>()
  for (const [, , target = ''] of html.matchAll(linkAttribute))
    if (!targets.has(target)) targets.set(target, await resolveLink(target, locale, where))
  return html.replace(linkAttribute, (_, before: string, target: string, after: string) => {
    return `${before}${targets.get(target) ?? target}${after}`
  })
}

async function resolveLink(target: string, locale: Locale, where: string): Promise<string> {
  if (outward.test(target)) return target
  const [, kind = '', name = '', query = '', hash = ''] = named.exec(target) ?? []
  const path = await namedPath(kind, name, locale)
  if (path !== undefined) return `${path}${query}${hash}`
  const allowed = await allowedNames(kind)
  throw new Error(`${where}: dead link "${target}"; allowed: ${allowed}`)
}

async function namedPath(kind: string, name: string, locale: Locale): Promise<string | undefined> {
  if (kind === 'page' && isPageName(name) && !pageRow(name).paths.en.includes('[')) {
    return fillPath(pageRow(name).paths[locale], {})
  }
  if (kind === 'tips' && Object.hasOwn(tipProductSlugs, name)) {
    return href('tips', locale, { product: tipProductSlugs[name as keyof typeof tipProductSlugs][locale] })
  }
  if (kind === 'faq') {
    const found = (await entryIndex('faq')).in[locale].byId.has(name)
    return found ? `${href('support', locale)}#${name}` : undefined
  }
  const detail = detailKinds[kind]
  const entry = detail && (await entryIndex(detail)).in[locale].byId.get(name)
  return entry && entryHref(entry)
}

async function allowedNames(kind: string): Promise<string> {
  const entryKind: EntryKind | undefined = kind === 'faq' ? 'faq' : detailKinds[kind]
  if (entryKind) {
    const ids = [...(await entryIndex(entryKind)).translations.keys()]
    return ids
      .sort()
      .map(id => `${kind}:${id}`)
      .join(', ')
  }
  if (kind === 'tips')
    return Object.keys(tipProductSlugs)
      .map(product => `tips:${product}`)
      .join(', ')
  return 'guide:, route:, tip:, faq:, tips: or page: and a name, an https:// address, mailto:, tel:, or a #heading'
}
