import { type Entry, entriesIn } from '../../content-model/entries.ts'
import { type DetailEntry, entryHref } from '../../content-model/paths.ts'
import { formatDate } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { contentHash } from '../../illustrations/cache/content-hash.ts'
import type { SearchEntry } from '../../shared/search/entry.ts'
import { plainText } from '../../shared/search/plain-text.ts'
import { text } from './text.ts'

function questionEntry({ id, locale, facts, text: { question, keywords }, html }: Entry<'faq'>): SearchEntry {
  const t = text(locale)
  const topic = t[facts.topic]
  return {
    kind: 'question',
    href: `#${id}`,
    title: question,
    text: plainText(html),
    keywords: [...keywords, topic],
    note: `${topic}, ${t.updated(formatDate(facts.updated, locale))}`,
  }
}

const kinds = { guides: 'guide', routes: 'route', tips: 'tip' } as const

function pageEntry(entry: DetailEntry): SearchEntry {
  const kind = kinds[entry.kind]
  return {
    kind,
    href: entryHref(entry),
    title: entry.text.title,
    text: entry.text.lead,
    keywords: [],
    note: text(entry.locale)[kind],
  }
}

/**
 * The file that the support page's search reads in a locale: questions with their answers, and guides, routes and
 * tips by title and lead. Its name changes with what it holds, so it may be cached for ever.
 */
export async function searchFile(locale: Locale): Promise<{ name: string; json: string }> {
  const [questions, guides, routes, tips] = await Promise.all([
    entriesIn('faq', locale),
    entriesIn('guides', locale),
    entriesIn('routes', locale),
    entriesIn('tips', locale),
  ])
  const entries = [...questions.map(questionEntry), ...[...guides, ...routes, ...tips].map(pageEntry)]
  const json = JSON.stringify(entries)
  return { name: `faq-${locale}-${contentHash(json)}`, json }
}

/** The address of a locale's search file. */
export async function searchFileUrl(locale: Locale): Promise<string> {
  return `/search/${(await searchFile(locale)).name}.json`
}
