import { type CollectionKey, getCollection } from 'astro:content'
import { readdir } from 'node:fs/promises'
import { codeVersion } from '../build-cache/build-cache.ts'
import { hashOf } from '../build-cache/content-hash.ts'
import { type Locale, locales } from '../i18n/locales.ts'
import { iconSheet } from '../illustrations/icons.ts'
import { shopDay } from '../shared/iso-day.ts'
import { campaignsToCome } from './campaigns.ts'
import { perContent } from './content-version.ts'
import type { DetailKind } from './detail-pages.ts'
import { editAddress } from './edit-address.ts'
import { type Entry, entriesIn, entryIndex, type Summary } from './entries.ts'
import type { EntryKind } from './entry-shapes.ts'

type Texts = `${'guide' | 'route' | 'tip' | 'faq' | 'page' | 'product' | 'campaign'}Texts`

/** Collections that any page may show. */
const sharedCollections = {
  stations: true,
  operators: true,
  reservations: true,
  connections: true,
  transfers: true,
  cityPairs: true,
  site: true,
  facts: true,
  emissions: true,
  passGuideTexts: true,
  railwayMapTexts: true,
  railwayLines: true,
} satisfies Record<Exclude<CollectionKey, EntryKind | Texts>, true>

/** Kinds of entries that any page may show completely. */
const sharedEntries = { pages: true, products: true, campaigns: true } satisfies Record<
  Exclude<EntryKind, DetailKind | 'faq'>,
  true
>

/** Kinds of entries of which other pages show at most the summary. */
const summaryKinds: readonly DetailKind[] = ['guides', 'routes', 'tips']

const keysOf = <Key extends string>(record: Readonly<Record<Key, true>>) => Object.keys(record) as Key[]

const summaryOf = <Kind extends DetailKind>(entry: Entry<Kind>): Summary<Kind> => {
  const { html: _html, headings: _headings, facts, ...rest } = entry
  const { updated: _updated, claims: _claims, ...shown } = facts
  return { ...rest, facts: shown }
}

/**
 * The names of the built scripts and fonts, which change with their content: the code of one page may change how the
 * scripts of others are split. The built site renders from a folder beside them.
 */
async function builtFiles(): Promise<string[]> {
  const folder = new URL('_astro/', import.meta.url.replace(/\.prerender\/.*/, ''))
  return (await readdir(folder, { recursive: true })).sort()
}

/**
 * A hash of everything that an entry's page may show from elsewhere, including the day (for prices) and which questions
 * exist (for links).
 */
const surroundings = perContent(async () => {
  const everything = await Promise.all([
    shopDay(new Date()),
    codeVersion(),
    // It is read as a file, so it is not part of the code's hash.
    iconSheet,
    builtFiles(),
    // A preview's links to edit it name its branch.
    editAddress({ path: '', file: '' }, import.meta.env.DEV, process.env),
    ...keysOf(sharedCollections).map(async name =>
      (await getCollection(name)).map(({ id, data }) => [id, data]),
    ),
    ...keysOf(sharedEntries).map(async kind => (await entryIndex(kind)).all),
    ...locales.map(async locale =>
      (await campaignsToCome(locale)).map(({ id, facts }) => [id, facts.start <= new Date()]),
    ),
    entryIndex('faq').then(({ all }) => all.map(({ id, locale }) => [id, locale])),
    ...summaryKinds.map(async kind => (await entryIndex(kind)).all.map(summaryOf)),
  ])
  return hashOf(JSON.stringify(everything))
})

/**
 * A key that changes when an entry's page would change because of its content. Astro reuses a page of the last build if
 * its key and its code are the same. Code is hashed by Astro, so it is not in the key.
 */
export async function pageKey<Kind extends DetailKind>(entry: Entry<Kind>): Promise<string> {
  return keyOf(entry)
}

/** A key that changes when a page would change that shows `content`, or when what any page may show changes. */
export const keyOf = async (content: unknown): Promise<string> =>
  hashOf(await surroundings(), JSON.stringify(content))

/**
 * One key for all pages of the page table, which changes when any of them would. They show summaries of guides, routes
 * and tips (`sortedEntries`), and all other content.
 */
export async function tableKey(): Promise<string> {
  return hashOf(await surroundings(), JSON.stringify((await entryIndex('faq')).all))
}

/** The kinds of entries of which the search indexes the whole text. */
const searchedKinds = ['faq', 'guides', 'routes', 'tips', 'pages'] as const satisfies readonly EntryKind[]

/** A key that changes when a locale's search data would. */
export async function searchKey(locale: Locale): Promise<string> {
  const entries = await Promise.all(searchedKinds.map(kind => entriesIn(kind, locale)))
  return hashOf(await surroundings(), JSON.stringify(entries))
}
