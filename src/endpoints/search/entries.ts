import { text as seatText } from '../../components/reservations/text.ts'
import { perContent } from '../../content-model/content-version.ts'
import { type Entry, entriesIn, entryIndex } from '../../content-model/entries.ts'
import { type DetailEntry, entryHref } from '../../content-model/paths.ts'
import {
  interrailReservations,
  operatorsById,
  type Reservation,
  reservationsIn,
} from '../../content-model/reservations.ts'
import { seatAnchor } from '../../content-model/seat-anchor.ts'
import { getStations, placeName } from '../../content-model/stations.ts'
import { countryName, formatCurrency } from '../../i18n/format.ts'
import { type Locale, locales } from '../../i18n/locales.ts'
import { fillPath, href, isPageName, pageRow } from '../../routing/href.ts'
import { isIndexed } from '../../routing/roles.ts'
import type { PageName } from '../../routing/table.ts'
import { tipLists } from '../../routing/tip-products.ts'
import { labels } from '../../shared/page-labels.ts'
import { anchorOf } from '../../shared/search/anchor-of.ts'
import type { SearchEntry } from '../../shared/search/entry.ts'
import { namesIn } from '../../shared/search/names-in.ts'
import { plainText } from '../../shared/search/plain-text.ts'
import { text } from './text.ts'

/** Whether the site's own search finds a page. */
function isSearched(page: PageName): boolean {
  const { search } = pageRow(page)
  return search === 'included' || (isIndexed(page) && search !== 'excluded')
}

function questionEntry({ id, locale, facts, text: { question, keywords }, html }: Entry<'faq'>): SearchEntry {
  const t = text(locale)
  const topic = t[facts.topic]
  return {
    kind: 'question',
    href: `#${id}`,
    title: question,
    text: plainText(html),
    keywords,
    elsewhere: [],
    names: [],
    sections: [],
    more: topic,
    note: `${t.question}, ${topic}`,
  }
}

const unique = (names: readonly string[]) => [...new Set(names)]

type Page = DetailEntry | Entry<'pages'>

/** The translations of an entry. */
async function translationsOf<Kind extends Page['kind']>({ kind, id, locale }: Entry<Kind>) {
  const translations = (await entryIndex(kind)).translations.get(id) ?? []
  return translations.filter(other => other.locale !== locale)
}

/** The titles of an entry in the other languages. */
async function titlesElsewhere(entry: Page): Promise<string[]> {
  const titles = (await translationsOf<Page['kind']>(entry)).map(other => other.text.title)
  return unique(titles.filter(title => title !== entry.text.title))
}

/** The fields of any page's entry: its description is the text of the result. */
async function pageText(
  entry: Page,
): Promise<Pick<SearchEntry, 'title' | 'text' | 'keywords' | 'elsewhere' | 'names' | 'sections' | 'more'>> {
  const { title, description, lead, keywords } = entry.text
  const hasOwnAnchor = ({ slug, text }: Page['headings'][number]) => slug === anchorOf(text)
  const others = entry.headings.filter(heading => !hasOwnAnchor(heading))
  return {
    title,
    text: description,
    keywords,
    elsewhere: await titlesElsewhere(entry),
    names: namesIn(plainText(entry.html)),
    sections: entry.headings.filter(hasOwnAnchor).map(heading => heading.text),
    more: [lead, ...others.map(heading => heading.text)].join(' · '),
  }
}

/** The names of a map's lines and stations, and of their towns in every language. */
async function onMap({ facts, text }: Entry<'guides'> | Entry<'routes'>): Promise<string[]> {
  const ids = facts.map.lines.flatMap(line => line.stations)
  const stations = await getStations(ids)
  const places = stations.flatMap(station => locales.map(locale => placeName(station, locale)))
  return [...stations.map(station => station.name), ...places, ...Object.values(text.lines)]
}

/** The names of countries in every language of a country with a guide. */
const countryNamesByLanguage = perContent(async () => {
  const languages = unique((await entryIndex('guides')).all.flatMap(({ facts }) => facts.languages))
  return languages.map(language => new Intl.DisplayNames([language], { type: 'region' }))
})

/** Searching for a country's capital or a major station finds its guide as if it were its title. */
async function guideEntry(entry: Entry<'guides'>): Promise<SearchEntry> {
  const { facts, text: written, locale } = entry
  const common = await pageText(entry)
  const capitals = (await translationsOf(entry)).map(({ text }) => text.capital)
  const countries = (await countryNamesByLanguage()).map(names => names.of(facts.country) ?? facts.country)
  const great = await getStations(facts.map.emphasis)
  const own = great.filter(station => station.country === facts.country).map(station => station.name)
  return {
    ...common,
    kind: 'guide',
    href: entryHref(entry),
    keywords: unique([...common.keywords, written.capital, ...own]),
    elsewhere: unique([...common.elsewhere, ...countries, ...capitals]).filter(
      name => name !== written.title,
    ),
    names: unique([...(await onMap(entry)), written.capital, ...common.names]),
    note: text(locale).guide,
  }
}

async function routeEntry(entry: Entry<'routes'>): Promise<SearchEntry> {
  const { facts, text: written, locale } = entry
  const common = await pageText(entry)
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

const tipEntry = async (entry: Entry<'tips'>): Promise<SearchEntry> => ({
  ...(await pageText(entry)),
  kind: 'tip',
  href: entryHref(entry),
  note: text(entry.locale).tip,
})

async function pageEntry(entry: Entry<'pages'>): Promise<SearchEntry[]> {
  const { id, locale } = entry
  const kind = isPageName(id) && pageRow(id).search === 'legal' ? 'legal' : 'page'
  const found = { ...(await pageText(entry)), kind, note: text(locale).page } as const
  const list = tipLists.find(list => list.locale === locale && `tips-${list.product}` === id)
  if (list) return [{ ...found, href: href('tips', locale, { product: list.slug }) }]
  if (!isPageName(id) || !isSearched(id)) return []
  const label = Object.entries(labels(locale)).find(([page]) => page === id)?.[1] ?? []
  return [
    { ...found, href: fillPath(pageRow(id).paths[locale], {}), keywords: [...found.keywords, label].flat() },
  ]
}

/** The text for a row of a table of seats: whether a seat is needed, what it costs with a pass, and where to book. */
async function seatLine({ seat, note, fee, operators }: Reservation, locale: Locale): Promise<string> {
  const t = seatText(locale)
  const price = (amount: number) => fee && formatCurrency(amount, fee.currency, locale, 'symbol')
  const cost = fee
    ? `${t.fee} ${price(fee.second)} (${fee.asOf.getUTCFullYear()})${fee.first ? `, ${t.first} ${price(fee.first)}` : ''}`
    : undefined
  const sellers = (await operatorsById(operators)).map(({ name }) => name).join(', ')
  const book = seat === 'none' ? undefined : `${text(locale).bookWith} ${sellers}`
  return `${[t[seat], note?.[locale], cost, book].filter(part => part !== undefined).join('. ')}.`
}

/**
 * The rows of the tables of seats that have anchors: those of the tip on Interrail, and of guides to countries without
 * Interrail.
 */
async function seatEntries(
  guides: readonly Entry<'guides'>[],
  tips: readonly Entry<'tips'>[],
  locale: Locale,
): Promise<SearchEntry[]> {
  const tables = await Promise.all([
    ...tips
      .filter(({ facts }) => facts.reservations)
      .map(async page => ({ page, trains: await interrailReservations(locale) })),
    ...guides
      .filter(({ facts }) => facts.reach.pass === 'japan-rail-pass')
      .map(async page => ({ page, trains: await reservationsIn([page.facts.country]) })),
  ])
  const rows = tables.flatMap(({ page, trains }) => trains.map(train => ({ path: entryHref(page), train })))
  const names = rows.map(({ train }) => train.train[locale])
  const t = text(locale)
  return Promise.all(
    rows.map(async ({ path, train }): Promise<SearchEntry> => {
      const countries = train.countries.map(code => countryName(code, locale))
      const name = train.train[locale]
      const isAmbiguous = names.filter(other => other === name).length > 1
      return {
        kind: 'seat',
        href: `${path}#${seatAnchor(train)}`,
        title: isAmbiguous ? `${name} (${countries[0]})` : name,
        text: await seatLine(train, locale),
        keywords: train.keywords,
        elsewhere: [],
        names: countries,
        sections: [],
        more: t.seatWords,
        note: t.seat,
      }
    }),
  )
}

/**
 * Everything that the search finds in a locale: questions with their answers, pages with title, description, places and
 * headings, and rows of the tables of seats.
 */
export async function searchEntries(locale: Locale): Promise<SearchEntry[]> {
  const [questions, guides, routes, tips, pages] = await Promise.all([
    entriesIn('faq', locale),
    entriesIn('guides', locale),
    entriesIn('routes', locale),
    entriesIn('tips', locale),
    entriesIn('pages', locale),
  ])
  const details = await Promise.all([
    ...guides.map(guideEntry),
    ...routes.map(routeEntry),
    ...tips.map(tipEntry),
  ])
  const others = (await Promise.all(pages.map(pageEntry))).flat()
  const seats = await seatEntries(guides, tips, locale)
  return [...details, ...others, ...questions.map(questionEntry), ...seats]
}
