import { entryKinds, type SearchEntry } from './entry.ts'

const isText = (value: unknown): value is string => typeof value === 'string'
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)

function isEntry(value: unknown): value is SearchEntry {
  if (typeof value !== 'object' || value === null) return false
  const entry = value as Partial<Record<keyof SearchEntry, unknown>>
  return (
    entryKinds.some(known => known === entry.kind) &&
    [entry.href, entry.title, entry.text, entry.more, entry.note].every(isText) &&
    [entry.keywords, entry.elsewhere, entry.names, entry.sections].every(areTexts)
  )
}

/** The entries of a fetched search file; `undefined` when it holds anything else. */
export function readEntries(json: unknown): readonly SearchEntry[] | undefined {
  return Array.isArray(json) && json.every(isEntry) ? json : undefined
}
