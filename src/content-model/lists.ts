import { localeConfig } from '../i18n/locale-config.ts'
import type { Locale } from '../i18n/locales.ts'
import type { DetailKind } from './detail-pages.ts'
import { type Entry, entriesIn, type Summary } from './entries.ts'

const orders: {
  readonly [Kind in DetailKind]: (locale: Locale) => (one: Entry<Kind>, other: Entry<Kind>) => number
} = {
  guides: locale => {
    const { compare } = new Intl.Collator(localeConfig[locale].tag)
    return (one, other) => compare(one.text.title, other.text.title)
  },
  routes: () => (one, other) => one.facts.days.length - other.facts.days.length,
  tips: () => (one, other) => other.facts.published.getTime() - one.facts.published.getTime(),
}

interface List<Kind extends DetailKind> {
  readonly entries: readonly Entry<Kind>[]
  readonly places: ReadonlyMap<string, number>
}

/** Sorted lists by their unsorted arrays, which are new objects when the content is read again. */
const sorted = new WeakMap<object, List<DetailKind>>()

async function list<Kind extends DetailKind>(kind: Kind, locale: Locale): Promise<List<Kind>> {
  const all = await entriesIn(kind, locale)
  const known = sorted.get(all)
  if (known) return known as List<Kind>
  const entries = all.toSorted(orders[kind](locale))
  const made = { entries, places: new Map(entries.map((entry, place) => [entry.id, place])) }
  sorted.set(all, made)
  return made
}

/** The entries of a kind in the order of their list: guides by name, routes by length, tips newest first. */
export async function sortedEntries<Kind extends DetailKind>(
  kind: Kind,
  locale: Locale,
): Promise<readonly Summary<Kind>[]> {
  return (await list(kind, locale)).entries
}

/** The entries before and after one in its list; the first has none before it, the last none after. */
export async function neighbours<Kind extends DetailKind>(
  entry: Entry<Kind>,
): Promise<{ previous: Summary<Kind> | undefined; next: Summary<Kind> | undefined }> {
  const { entries, places } = await list(entry.kind, entry.locale)
  const place = places.get(entry.id) ?? 0
  return { previous: entries[place - 1], next: entries[place + 1] }
}
