import { languageTags } from '../i18n/format.ts'
import type { Locale } from '../i18n/locales.ts'
import { type Entry, entriesIn } from './entries.ts'
import type { DetailKind } from './paths.ts'

const orders: {
  readonly [Kind in DetailKind]: (locale: Locale) => (one: Entry<Kind>, other: Entry<Kind>) => number
} = {
  guides: locale => {
    const { compare } = new Intl.Collator(languageTags[locale])
    return (one, other) => compare(one.text.title, other.text.title)
  },
  routes: () => (one, other) => one.facts.days.length - other.facts.days.length,
  tips: () => (one, other) => other.facts.published.getTime() - one.facts.published.getTime(),
}

/** The entries of a kind in the order of their list: guides by name, routes by length, tips newest first. */
export async function listed<Kind extends DetailKind>(kind: Kind, locale: Locale): Promise<Entry<Kind>[]> {
  return (await entriesIn(kind, locale)).sort(orders[kind](locale))
}

/** The entries before and after one in its list; the first has none before it, the last none after. */
export async function neighbours<Kind extends DetailKind>(entry: Entry<Kind>) {
  const list = await listed(entry.kind, entry.locale)
  const index = list.findIndex(candidate => candidate.id === entry.id)
  return { previous: list[index - 1], next: list[index + 1] }
}
