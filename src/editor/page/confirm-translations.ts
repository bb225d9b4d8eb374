import type { AppEventListener } from '@sveltia/cms'
import { prefixedLocales } from '../../i18n/locales.ts'
import { digestName, digestSource } from '../../shared/text-digest.ts'
import { toFile } from '../format/file-format.ts'
import { readMarkdown } from '../format/patch-markdown.ts'
import type { Fields } from '../format/values.ts'
import { translationsMatch } from '../names.ts'

/** The value of a translation's `lookedAt` that matches an English text. */
async function digestOfForm(form: Fields, templates: ReadonlyMap<string, string>): Promise<string> {
  const { body, ...fields } = readMarkdown(toFile(form, templates))
  const bytes = new TextEncoder().encode(digestSource(fields, String(body)))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return digestName([...hash].map(byte => byte.toString(16).padStart(2, '0')).join(''))
}

type SavedEntry = Parameters<AppEventListener['handler']>[0]['entry']

async function withDigest(entry: SavedEntry, templates: ReadonlyMap<string, string>): Promise<SavedEntry> {
  const stamp = await digestOfForm(entry.toJS().data, templates)
  return prefixedLocales.reduce(
    (one, locale) =>
      one.hasIn(['i18n', locale, 'data']) ? one.setIn(['i18n', locale, 'data', 'lookedAt'], stamp) : one,
    entry.deleteIn(['data', translationsMatch]),
  )
}

/** Marks the translations as matching the English text, where the editor has switched that on. */
export const confirmTranslations = (templates: ReadonlyMap<string, string>): AppEventListener => ({
  name: 'preSave',
  handler: ({ entry }) =>
    entry.getIn(['data', translationsMatch]) === true ? withDigest(entry, templates) : undefined,
})
