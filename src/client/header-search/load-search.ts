import type { Locale } from '../../i18n/locales.ts'
import { searchFile } from '../../shared/search/file.ts'
import { createSearch, type Search } from '../../shared/search/index.ts'
import { readEntries } from '../../shared/search/read-entries.ts'

/** Entries added at a time; between two parts the page may answer a key. */
const part = 20

/** Questions asked before the reader's. */
const rehearsals = 12

const breath = () => new Promise(resolve => setTimeout(resolve))

/**
 * Fetches a locale's entries and makes them searchable.
 *
 * @throws when the file does not arrive, or holds something else
 */
export async function loadSearch(locale: Locale, signal?: AbortSignal): Promise<Search> {
  const file = searchFile(locale)
  const response = await fetch(file, signal ? { signal } : {})
  if (!response.ok) throw new Error(`${file}: answered ${response.status}`)
  const entries = readEntries(await response.json())
  if (!entries) throw new Error(`${file}: no search entries`)
  const search = createSearch(locale)
  for (let at = 0; at < entries.length; at += part) {
    search.add(entries.slice(at, at + part))
    await breath()
  }
  // An engine runs code slowly until it has seen it at work: the reader's first key need not wait for that.
  for (const { title } of entries.slice(0, rehearsals)) {
    search.find(title, part)
    await breath()
  }
  return search
}
