import type { APIRoute } from 'astro'
import { absoluteUrl } from '../config/site-address.ts'
import { entriesIn } from '../content-model/entries.ts'
import { entryHref } from '../content-model/paths.ts'
import { searchTitle } from '../content-model/search-title.ts'
import { localeConfig } from '../i18n/locale-config.ts'
import { locales } from '../i18n/locales.ts'
import { feedPath } from '../routing/feed-path.ts'
import { href } from '../routing/href.ts'
import { brand } from '../shared/brand.ts'
import { atomFeed } from './atom.ts'
import { text } from './feed-text.ts'

/** The guides and routes of a locale, the latest change first. */
export const GET: APIRoute = async ({ routePattern }) => {
  const locale = locales.find(candidate => feedPath(candidate) === routePattern)
  if (!locale) throw new Error(`Page Not Found: ${routePattern}`)
  const t = text(locale)
  const [guides, routes] = await Promise.all([entriesIn('guides', locale), entriesIn('routes', locale)])
  const entries = [...guides, ...routes].map(entry => ({
    key: `${entry.kind}/${entry.id}/${locale}`,
    url: absoluteUrl(entryHref(entry), locale),
    title: searchTitle(entry),
    summary: entry.text.description,
    category: { term: entry.kind, label: t[entry.kind] },
    published: entry.facts.published,
    updated: entry.facts.updated,
  }))
  const xml = atomFeed({
    key: `feed/${locale}`,
    language: localeConfig[locale].lang,
    title: `${brand} – ${t.title}`,
    subtitle: t.subtitle,
    author: brand,
    self: absoluteUrl(feedPath(locale), locale),
    url: absoluteUrl(href('home', locale), locale),
    entries,
  })
  return new Response(xml, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}
