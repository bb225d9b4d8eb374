import type { Locale } from '../../i18n/locales.ts'
import { searchFile } from '../../shared/search/file.ts'
import { createSearch, type Search } from '../../shared/search/index.ts'
import { readSearchData } from '../../shared/search/read-search-data.ts'

/** Milliseconds of work at a time. Between slices the page can react to a key. */
const slice = 8

/** The number of entries whose titles are searched for to warm up the engine. */
const warmUpEntries = 12
const found = 20

/** A title as readers may type it: complete, only begun, and with swapped letters. */
const queriesFor = (question: string) => [
  question,
  question.slice(0, 2),
  question.replace(/(\p{L}{2})(\p{L})(\p{L})/gu, '$1$3$2'),
]

const nextFrame = () => new Promise(resolve => setTimeout(resolve))

/** Handles each item, in time slices. */
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
 * @throws if the file cannot be loaded or is not valid
 */
export async function loadSearch(locale: Locale, signal?: AbortSignal): Promise<Search> {
  const file = searchFile(locale)
  const response = await fetch(file, signal ? { signal } : {})
  if (!response.ok) throw new Error(`${file}: answered ${response.status}`)
  const data = readSearchData(await response.json())
  if (!data) throw new Error(`${file}: no search data`)
  const { entries, journeys } = data
  const search = createSearch(locale, journeys)
  await inSlices(entries, entry => search.add([entry]))
  // JavaScript engines run new code slowly, so some searches run before the reader's first key.
  const warmUpQueries = entries.slice(0, warmUpEntries).flatMap(({ title }) => queriesFor(title))
  await inSlices(warmUpQueries, question => search.find(question, found))
  return search
}
