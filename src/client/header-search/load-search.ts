import type { Locale } from '../../i18n/locales.ts'
import { searchFile } from '../../shared/search/file.ts'
import { createSearch, type Search } from '../../shared/search/index.ts'
import { readEntries } from '../../shared/search/read-entries.ts'

/** Milliseconds of work in one go; after them the page may answer a key. */
const slice = 8

/** Questions asked before the reader's, and what each may find. */
const warmUpEntries = 12
const found = 20

/** A question as readers ask it: whole, just begun, and with letters of its words swapped. */
const queriesFor = (question: string) => [
  question,
  question.slice(0, 2),
  question.replace(/(\p{L}{2})(\p{L})(\p{L})/gu, '$1$3$2'),
]

const nextFrame = () => new Promise(resolve => setTimeout(resolve))

/** Does something with each, in slices: on a slow phone as many fit into one as it has time for. */
async function inSlices<Item>(items: readonly Item[], use: (item: Item) => void): Promise<void> {
  let began = 0
  for (const item of items) {
    if (performance.now() - began > slice) {
      await nextFrame()
      began = performance.now()
    }
    use(item)
  }
}

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
  await inSlices(entries, entry => search.add([entry]))
  // An engine runs code slowly until it has seen it at work: the reader's first key need not wait for that.
  const warmUpQueries = entries.slice(0, warmUpEntries).flatMap(({ title }) => queriesFor(title))
  await inSlices(warmUpQueries, question => search.find(question, found))
  return search
}
