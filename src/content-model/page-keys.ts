import { type CollectionKey, getCollection } from 'astro:content'
import { readdir } from 'node:fs/promises'
import { type Locale, locales } from '../i18n/locales.ts'
import { codeVersion } from '../illustrations/cache/build-cache.ts'
import { hashOf } from '../illustrations/cache/content-hash.ts'
import { iconSheet } from '../illustrations/icons.ts'
import { shopDay } from '../shared/shop/iso-day.ts'
import { campaignsToCome } from './campaigns.ts'
import { perContent } from './content-version.ts'
import { type Entry, entriesIn, entryIndex, type Summary } from './entries.ts'
import type { EntryKind } from './entry-shapes.ts'
import type { DetailKind } from './paths.ts'

type Texts = `${'guide' | 'route' | 'tip' | 'faq' | 'page' | 'product' | 'campaign'}Texts`

/** Content of which any page may show anything. */
const sharedCollections = {
  stations: true,
  operators: true,
  reservations: true,
  site: true,
  facts: true,
  emissions: true,
  passGuideTexts: true,
  railwayMapTexts: true,
  railwayLines: true,
} satisfies Record<Exclude<CollectionKey, EntryKind | Texts>, true>

/** Entries of which any page may show anything. */
const sharedEntries = { pages: true, products: true, campaigns: true } satisfies Record<
  Exclude<EntryKind, DetailKind | 'faq'>,
  true
>

/** Entries of which the page of another shows the summary at most. */
const summaryKinds: readonly DetailKind[] = ['guides', 'routes', 'tips']

const keysOf = <Key extends string>(record: Readonly<Record<Key, true>>) => Object.keys(record) as Key[]

const summaryOf = <Kind extends DetailKind>(entry: Entry<Kind>): Summary<Kind> => {
  const { html: _html, headings: _headings, facts, ...rest } = entry
  const { updated: _updated, claims: _claims, ...shown } = facts
  return { ...rest, facts: shown }
}

/**
 * The scripts and fonts that pages name, by names that change with what they hold: code of another page may change how
 * they are cut. The built site renders from a folder beside them.
 */
async function builtFiles(): Promise<string[]> {
  const folder = new URL('_astro/', import.meta.url.replace(/\.prerender\/.*/, ''))
  return (await readdir(folder, { recursive: true })).sort()
}

/** A digest of all that the page of an entry may take from elsewhere: prices go by the day, and a link asks whether a question is there. */
const surroundings = perContent(async () => {
  const everything = await Promise.all([
    shopDay(new Date()),
    codeVersion(),
    // Read as a file, so that no code tells of a change in it.
    iconSheet,
    builtFiles(),
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
 * A key that changes when the page of an entry would, by what it shows of its own entry and of others: Astro takes a page
 * whose key and whose code are those of the last build from there. What it is made of by code needs no part in it.
 */
export async function pageKey<Kind extends DetailKind>(entry: Entry<Kind>): Promise<string> {
  return hashOf(await surroundings(), JSON.stringify(entry))
}

/**
 * A key that changes when a page of the page table would, which is of no entry: one for all of them. Of guides, routes and
 * tips they show the summary (`listed`), of all else anything.
 */
export async function tableKey(): Promise<string> {
  return hashOf(await surroundings(), JSON.stringify((await entryIndex('faq')).all))
}

/** Kinds of which the search finds every entry by all that is written in it. */
const searchedKinds = ['faq', 'guides', 'routes', 'tips', 'pages'] as const satisfies readonly EntryKind[]

/** A key that changes when what is found in a locale would. */
export async function searchKey(locale: Locale): Promise<string> {
  const entries = await Promise.all(searchedKinds.map(kind => entriesIn(kind, locale)))
  return hashOf(await surroundings(), JSON.stringify(entries))
}
