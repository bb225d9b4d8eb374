import { type Entry, entriesIn } from '../../content-model/entries.ts'
import { type DetailEntry, entryHref } from '../../content-model/paths.ts'
import { getStations } from '../../content-model/stations.ts'
import { countryName } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { labels } from '../../layouts/labels.ts'
import { fillPath, href, isPageName, pageRow } from '../../routing/href.ts'
import { isIndexed } from '../../routing/roles.ts'
import type { PageName } from '../../routing/table.ts'
import { tipLists } from '../../routing/tip-products.ts'
import type { SearchEntry } from '../../shared/search/entry.ts'
import { namesIn } from '../../shared/search/names-in.ts'
import { plainText } from '../../shared/search/plain-text.ts'
import { text } from './text.ts'

/** Pages to do something on, which search engines leave out and readers look for. */
const tasks: readonly PageName[] = ['withdraw', 'checkout', 'saved']

const isFound = (page: PageName) => page !== 'home' && (isIndexed(page) || tasks.includes(page))

function questionEntry({ id, locale, facts, text: { question, keywords }, html }: Entry<'faq'>): SearchEntry {
  const t = text(locale)
  const topic = t[facts.topic]
  return {
    kind: 'question',
    href: `#${id}`,
    title: question,
    text: plainText(html),
    keywords: [...keywords, topic],
    names: [],
    more: '',
    note: `${t.question}, ${topic}`,
  }
}

type Page = DetailEntry | Entry<'pages'>

/** What is found of every page: its description is written for a list of results. */
function pageText(entry: Page): Pick<SearchEntry, 'title' | 'text' | 'keywords' | 'names' | 'more'> {
  const { title, description, lead, keywords } = entry.text
  const headings = entry.headings.map(heading => heading.text)
  return {
    title,
    text: description,
    keywords,
    names: namesIn(plainText(entry.html)),
    more: [lead, ...headings].join(' · '),
  }
}

const unique = (names: readonly string[]) => [...new Set(names)]

/** The names of a map's stations and lines. */
async function onMap({ facts, text }: Entry<'guides'> | Entry<'routes'>): Promise<string[]> {
  const ids = facts.map.lines.flatMap(line => line.stations)
  const stations = await getStations(ids)
  return [...stations.map(station => station.name), ...Object.values(text.lines)]
}

/** A country's capital and great stations are looked for as if they were its guide. */
async function guideEntry(entry: Entry<'guides'>): Promise<SearchEntry> {
  const { facts, text: written, locale } = entry
  const common = pageText(entry)
  const great = await getStations(facts.map.emphasis)
  const own = great.filter(station => station.country === facts.country).map(station => station.name)
  return {
    ...common,
    kind: 'guide',
    href: entryHref(entry),
    keywords: unique([...common.keywords, written.capital, ...own]),
    names: unique([...(await onMap(entry)), written.capital, ...common.names]),
    note: text(locale).guide,
  }
}

async function routeEntry(entry: Entry<'routes'>): Promise<SearchEntry> {
  const { facts, text: written, locale } = entry
  const common = pageText(entry)
  const countries = facts.countries.map(code => countryName(code, locale))
  const inDays = written.days.flatMap(day => namesIn(day.text))
  return {
    ...common,
    kind: 'route',
    href: entryHref(entry),
    names: unique([...countries, ...(await onMap(entry)), ...common.names, ...inDays]),
    more: [common.more, ...written.days.map(day => day.title)].join(' · '),
    note: text(locale).route,
  }
}

const tipEntry = (entry: Entry<'tips'>): SearchEntry => ({
  ...pageText(entry),
  kind: 'tip',
  href: entryHref(entry),
  note: text(entry.locale).tip,
})

function pageEntry(entry: Entry<'pages'>): SearchEntry[] {
  const { id, locale } = entry
  const found = { ...pageText(entry), kind: 'page', note: text(locale).page } as const
  const list = tipLists.find(list => list.locale === locale && `tips-${list.product}` === id)
  if (list) return [{ ...found, href: href('tips', locale, { product: list.slug }) }]
  if (!isPageName(id) || !isFound(id)) return []
  const label = Object.entries(labels(locale)).find(([page]) => page === id)?.[1] ?? []
  return [
    { ...found, href: fillPath(pageRow(id).paths[locale], {}), keywords: [...found.keywords, label].flat() },
  ]
}

/** What the search finds in a locale: questions with their answers, and pages by title, description, places and headings. */
export async function searchEntries(locale: Locale): Promise<SearchEntry[]> {
  const [questions, guides, routes, tips, pages] = await Promise.all([
    entriesIn('faq', locale),
    entriesIn('guides', locale),
    entriesIn('routes', locale),
    entriesIn('tips', locale),
    entriesIn('pages', locale),
  ])
  const details = await Promise.all([...guides.map(guideEntry), ...routes.map(routeEntry)])
  return [...details, ...tips.map(tipEntry), ...pages.flatMap(pageEntry), ...questions.map(questionEntry)]
}
