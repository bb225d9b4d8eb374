import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../../src/i18n/locales.ts'
import type { SearchEntry } from '../../src/shared/search/entry.ts'
import { searchFile } from '../../src/shared/search/file.ts'
import { readEntries } from '../../src/shared/search/read-entries.ts'
import { dist } from '../../tests/dist/built-pages.ts'

/** The search entries of a locale, as the support page fetches them. */
export function searchEntries(locale: Locale): readonly SearchEntry[] {
  const file = searchFile(locale)
  const entries = readEntries(JSON.parse(readFileSync(join(dist, file), 'utf8')))
  if (!entries) throw new Error(`${file}: no search entries`)
  return entries
}
