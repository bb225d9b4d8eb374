import { beforeAll, expect, test, vi } from 'vitest'
import { type DetailKind, detailPages } from '../../src/content-model/detail-pages.ts'
import { entryById } from '../../src/content-model/entries.ts'
import { entryHref } from '../../src/content-model/paths.ts'
import { seatAnchor } from '../../src/content-model/seat-anchor.ts'
import { searchEntries } from '../../src/endpoints/search/entries.ts'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { fillPath, isPageName, pageRow } from '../../src/routing/href.ts'
import { createSearch, type Hit, type Search } from '../../src/shared/search/index.ts'
import { typedBadly } from './typed-badly.ts'

vi.mock('astro:content', () => import('../support/content-collections.ts'))

/** The shares of questions whose answer must come first, and among the first three. */
const first = 0.92
const amongThree = 0.97

const searches = new Map<Locale, Search>()

beforeAll(async () => {
  for (const locale of locales) {
    const search = createSearch(locale)
    search.add(await searchEntries(locale))
    searches.set(locale, search)
  }
})

const find = (locale: Locale, query: string): readonly Hit[] => searches.get(locale)?.find(query, 20) ?? []

const isDetailKind = (kind: string): kind is DetailKind => Object.hasOwn(detailPages, kind)

/** The address of an answer in the table; for a row, only its anchor. */
async function addressOf(answer: string, locale: Locale): Promise<string> {
  const [kind = '', id = ''] = answer.split(':')
  if (kind === 'seat') return `#${seatAnchor({ id })}`
  if (kind === 'faq') return `#${(await entryById('faq', id, locale)).id}`
  if (isDetailKind(kind)) return entryHref(await entryById(kind, id, locale))
  if (kind === 'pages' && isPageName(id)) return fillPath(pageRow(id).paths[locale], {})
  throw new Error(`There is no answer "${answer}"`)
}

const addressOfHit = ({ entry }: Hit) =>
  entry.kind === 'seat' ? entry.href.slice(entry.href.indexOf('#')) : entry.href

async function ranksIn(locale: Locale) {
  const ranks = typedBadly[locale].map(async ([query, ...answers]) => {
    const right = await Promise.all(answers.map(answer => addressOf(answer, locale)))
    return { query, rank: find(locale, query).findIndex(hit => right.includes(addressOfHit(hit))) + 1 }
  })
  return Promise.all(ranks)
}

test('finds the answers to two hundred questions typed badly', async () => {
  const ranks = (await Promise.all(locales.map(ranksIn))).flat()
  expect(ranks).toHaveLength(200)
  const missed = ranks.filter(({ rank }) => rank !== 1).map(({ query, rank }) => `${rank} ${query}`)
  const far = ranks.filter(({ rank }) => rank === 0 || rank > 3).map(({ query, rank }) => `${rank} ${query}`)
  expect(missed.length, missed.join('; ')).toBeLessThanOrEqual(ranks.length * (1 - first))
  expect(far.length, far.join('; ')).toBeLessThanOrEqual(ranks.length * (1 - amongThree))
})

test('leads to the row of the table of seats, and says what the seat costs and where to book it', () => {
  const [hit] = find('en', 'tgv')
  expect(hit?.href).toBe('/tips-detail/seat-reservations#seat-tgv')
  expect(hit?.entry.text).toMatch(/^Compulsory\..*From about €\d+.*Book with SNCF\.$/)
})

test('leads to the section of the query', () => {
  const [hit] = find('en', 'when something goes wrong in italy')
  expect([hit?.href, hit?.section]).toEqual([
    '/guide-detail/italy#when-something-goes-wrong',
    'When something goes wrong',
  ])
})

test.each([
  ['en', 'terms', '/terms-and-conditions'],
  ['sv', 'villkor', '/sv/anvandarvillkor'],
  ['da', 'privatlivspolitik', '/da/privatlivspolitik'],
] as const)('finds in %s a legal page by its name "%s"', (locale, query, path) => {
  expect(find(locale, query)[0]?.entry.href).toBe(path)
})

test.each([
  ['sv', 'vilket pass'],
  ['da', 'pris'],
] as const)('ranks no legal page among the first three in %s for "%s"', (locale, query) => {
  const kinds = find(locale, query)
    .slice(0, 3)
    .map(({ entry }) => entry.kind)
  expect(kinds).not.toContain('legal')
})
