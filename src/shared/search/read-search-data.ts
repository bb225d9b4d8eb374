import { entryKinds, type SearchEntry } from './entry.ts'
import type { Journeys } from './journeys.ts'

/** Everything that the search finds in a language. */
export interface SearchData {
  readonly entries: readonly SearchEntry[]
  readonly journeys: Journeys
}

const isText = (value: unknown): value is string => typeof value === 'string'
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function isEntry(value: unknown): value is SearchEntry {
  if (!isObject(value)) return false
  const entry = value as Partial<Record<keyof SearchEntry, unknown>>
  return (
    entryKinds.some(known => known === entry.kind) &&
    [entry.href, entry.title, entry.text, entry.more, entry.note].every(isText) &&
    [entry.keywords, entry.elsewhere, entry.names, entry.sections].every(areTexts)
  )
}

function areJourneys(value: unknown): value is Journeys {
  if (!isObject(value)) return false
  const { path, title, text, note, cities, from } = value as Partial<Record<keyof Journeys, unknown>>
  return (
    [path, title, text, note].every(isText) &&
    Array.isArray(cities) &&
    cities.every(areTexts) &&
    Array.isArray(from) &&
    from.every(place => typeof place === 'number')
  )
}

/** The content of a fetched search file; `undefined` if it contains anything else. */
export function readSearchData(json: unknown): SearchData | undefined {
  if (!isObject(json)) return undefined
  const { entries, journeys } = json as Partial<Record<keyof SearchData, unknown>>
  return Array.isArray(entries) && entries.every(isEntry) && areJourneys(journeys)
    ? { entries, journeys }
    : undefined
}
