import type { AppEventListener } from '@sveltia/cms'
import { prefixedLocales } from '../../i18n/locales.ts'
import { digestName, digestSource } from '../../shared/text-digest.ts'
import { readText } from '../format/keep-text.ts'
import { toFile } from '../format/kept-format.ts'
import type { Fields } from '../format/values.ts'
import { translationsGo } from '../names.ts'

/** What a translation's `lookedAt` says when it goes with an English text. */
async function stampOf(form: Fields, templates: ReadonlyMap<string, string>): Promise<string> {
  const { body, ...fields } = readText(toFile(form, templates))
  const bytes = new TextEncoder().encode(digestSource(fields, String(body)))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return digestName([...hash].map(byte => byte.toString(16).padStart(2, '0')).join(''))
}

type SavedEntry = Parameters<AppEventListener['handler']>[0]['entry']

async function stamped(entry: SavedEntry, templates: ReadonlyMap<string, string>): Promise<SavedEntry> {
  const stamp = await stampOf(entry.toJS().data, templates)
  return prefixedLocales.reduce(
    (one, locale) =>
      one.hasIn(['i18n', locale, 'data']) ? one.setIn(['i18n', locale, 'data', 'lookedAt'], stamp) : one,
    entry.deleteIn(['data', translationsGo]),
  )
}

/** Says in the translations that they go with the English text, where the editor has switched it on. */
export const stampTranslations = (templates: ReadonlyMap<string, string>): AppEventListener => ({
  name: 'preSave',
  handler: ({ entry }) =>
    entry.getIn(['data', translationsGo]) === true ? stamped(entry, templates) : undefined,
})
