import type { EntryKind } from '../../../src/content-model/entry-shapes.ts'
import type { Report } from '../../../src/content-model/rules/check-content.ts'
import type { SourceEntry } from '../../../src/content-model/rules/content.ts'
import type { Fault } from '../../../src/content-model/rules/fault.ts'
import { defaultLocale, type Locale, locales } from '../../../src/i18n/locales.ts'
import { translationsOf } from '../looked-at.ts'
import { pluralise } from '../pluralise.ts'

/** By this the comment is found again, so that there is one for each pull request. */
export const marker = '<!-- content report -->'

/** A comment may have 65,536 characters; what does not fit is in the report of `npm run content`. */
const mostNotes = 60

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/**
 * The report on a pull request, as a comment in Markdown: all faults, then the notes on
 * the entries that were changed.
 *
 * @param changed paths of the files that the pull request changes
 * @param addressOf where a file of the pull request can be read
 */
export function commentText(
  { content, faults, notes }: Report,
  changed: readonly string[],
  addressOf: (path: string) => string,
): string {
  const folders = new Set(changed.map(folderOf))
  const own = notes.filter(({ path }) => folders.has(folderOf(path)))
  const entries = Object.values(content.entries)
    .flatMap(kind => [...kind.values()])
    .filter(({ kind, id }) => folders.has(`content/${kind}/${id}`))
  const line = ({ path, line: at, field, message }: Fault) =>
    `- [${path.replace(/^content\//, '')}, line ${at}](${addressOf(path)}#L${at}), \`${field}\`: ${escaped(message)}`
  const left = own.length - mostNotes
  return [
    marker,
    `## ${titleOf(faults.length)}`,
    '',
    ...faults.map(line),
    ...(faults.length > 0
      ? ['', 'Nothing is published until these are fixed. The site stays as it is.', '']
      : []),
    ...tableOf(entries),
    ...(own.length > 0
      ? [
          `<details><summary>${pluralise(own.length, 'note')} on what you changed. Notes do not stop a deploy.</summary>`,
          '',
          ...own.slice(0, mostNotes).map(line),
          ...(left > 0 ? [`- and ${left} more: \`npm run content\` lists them all`] : []),
          '',
          '</details>',
        ]
      : []),
    '',
  ].join('\n')
}

const titleOf = (faults: number) =>
  faults === 0 ? 'The content can be published' : `${pluralise(faults, 'fault')} must be fixed first`

/** An entry's folder, or the file itself where it is not in one. */
const folderOf = (path: string) => path.split('/').slice(0, 3).join('/')

/** A sentence as it is: no mention of anybody, no link, no HTML. */
const escaped = (text: string) => text.replace(/[\\`*_{}[\]<>#|~@]/g, '\\$&')

function tableOf(entries: readonly SourceEntry<EntryKind>[]): string[] {
  if (entries.length === 0) return []
  const translations = locales.filter(locale => locale !== defaultLocale)
  const head = ['Changed', 'Shown', ...translations.map(locale => languageNames.of(locale))]
  return [
    `| ${head.join(' | ')} |`,
    `|${'---|'.repeat(head.length)}`,
    ...entries.map(entry => {
      const { kind, id, facts } = entry
      const shown = facts.data.draft ? 'draft, in previews only' : 'yes'
      return `| ${[`${kind}/${id}`, shown, ...translations.map(locale => stateOf(entry, locale))].join(' | ')} |`
    }),
    '',
  ]
}

const stateWords = {
  'looked-at': 'up to date',
  outdated: 'older than the English text',
  never: 'not yet compared with the English text',
} as const

function stateOf(entry: SourceEntry<EntryKind>, locale: Locale): string {
  const translation = translationsOf(entry).find(({ name }) => name.endsWith(`/${locale}`))
  return translation ? stateWords[translation.state] : 'missing: the page is left out of this language'
}
