import type { Locale } from '../i18n/locales.ts'
import { type Entry, entryById } from './entries.ts'

/** The editors' text of a page: `content/pages/{name}`. */
export function pageEntry(name: string, locale: Locale): Promise<Entry<'pages'>> {
  return entryById('pages', name, locale)
}
