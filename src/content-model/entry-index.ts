import { type Locale, perLocale } from '../i18n/locales.ts'

interface Indexed {
  readonly id: string
  readonly locale: Locale
}

/** Entries of one kind, indexed so that they are found without searching. */
export interface EntryIndex<One extends Indexed> {
  readonly all: readonly One[]
  readonly in: Readonly<Record<Locale, LocaleIndex<One>>>
  /** The translations of each entry. */
  readonly translations: ReadonlyMap<string, readonly One[]>
}

/** The entries that are written in one locale. */
export interface LocaleIndex<One extends Indexed> {
  readonly all: readonly One[]
  readonly byId: ReadonlyMap<string, One>
}

/** Builds an index of entries, once for all lookups. */
export function indexEntries<One extends Indexed>(all: readonly One[]): EntryIndex<One> {
  const inLocale = (locale: Locale): LocaleIndex<One> => {
    const own = all.filter(entry => entry.locale === locale)
    return { all: own, byId: new Map(own.map(entry => [entry.id, entry])) }
  }
  const own = perLocale(inLocale)
  return { all, in: own, translations: Map.groupBy(all, entry => entry.id) }
}
