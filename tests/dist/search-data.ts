import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../../src/i18n/locales.ts'
import { searchFile } from '../../src/shared/search/file.ts'
import { readSearchData, type SearchData } from '../../src/shared/search/read-search-data.ts'
import { dist } from './built-pages.ts'

/** The search data of a locale, as the support page fetches it. */
export function searchData(locale: Locale): SearchData {
  const file = searchFile(locale)
  const data = readSearchData(JSON.parse(readFileSync(join(dist, file), 'utf8')))
  if (!data) throw new Error(`${file}: no search data`)
  return data
}
