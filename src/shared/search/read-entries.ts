import { entryKinds, type SearchEntry } from './entry.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

function isEntry(value: unknown): value is SearchEntry {
  if (typeof value !== 'object' || value === null) return false
  const { kind, href, title, text, keywords, note } = value as Partial<Record<keyof SearchEntry, unknown>>
  return (
    entryKinds.some(known => known === kind) &&
    [href, title, text, note].every(isText) &&
    Array.isArray(keywords) &&
    keywords.every(isText)
  )
}

/** The entries of a fetched search file; `undefined` when it holds anything else. */
export function readEntries(json: unknown): readonly SearchEntry[] | undefined {
  return Array.isArray(json) && json.every(isEntry) ? json : undefined
}
