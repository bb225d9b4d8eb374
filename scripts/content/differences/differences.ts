import type { EntryKind } from '../../../src/content-model/entry-shapes.ts'
import {
  type Content,
  localeOf,
  localeTexts,
  type SourceEntry,
} from '../../../src/content-model/rules/content.ts'
import type { Fault } from '../../../src/content-model/rules/fault.ts'
import type { SourceFile } from '../../../src/content-model/rules/source-file.ts'
import { defaultLocale } from '../../../src/i18n/locales.ts'
import { contentOf, type TextContent } from './content-of-text.ts'

/** Differences between a translation and the English text, unless `content/differences.yaml` lists them as intended. */
export function differenceNotes({ files, entries, single }: Content): Fault[] {
  const meant = Map.groupBy(single.differences?.data ?? [], ({ entry, in: locale }) => `${entry}/${locale}`)
  const found = new Map<string, Set<string>>()
  const notes = Object.values(entries).flatMap(kind =>
    [...kind.values()].flatMap(entry =>
      [...comparedTexts(entry)].flatMap(({ name, file, english, own }) => {
        const differs = differencesOf(english, own)
        found.set(name, new Set(differs.map(({ value }) => value)))
        const allowed = new Set(meant.get(name)?.flatMap(({ differs: values }) => values))
        return notesOf(
          file,
          differs.filter(({ value }) => !allowed.has(value)),
        )
      }),
    ),
  )
  const list = single.differences
  const paths = new Set(files.map(({ path }) => path))
  /** A text that could not be compared, because of a fault in its entry, may or may not differ. */
  const isUnread = (name: string) => !found.has(name) && paths.has(`content/${name}.md`)
  const needless = (list?.data ?? []).flatMap(({ entry, in: locale, differs }, index) =>
    differs.flatMap((value, at) =>
      !list || isUnread(`${entry}/${locale}`) || found.get(`${entry}/${locale}`)?.has(value)
        ? []
        : [
            list.file.fault(
              [index, 'differs', at],
              `“${value}” does not differ in ${entry}/${locale}: remove it`,
            ),
          ],
    ),
  )
  return [...notes, ...needless]
}

function* comparedTexts({ kind, id, texts }: SourceEntry<EntryKind>) {
  const source = texts[defaultLocale]
  if (!source) return
  const english = contentOf(source.file, defaultLocale)
  for (const { file } of localeTexts<unknown>(texts)) {
    const locale = localeOf(file)
    if (locale && locale !== defaultLocale)
      yield { name: `${kind}/${id}/${locale}`, file, english, own: contentOf(file, locale) }
  }
}

interface Difference {
  readonly what: 'headings' | 'rows' | 'links' | 'numbers'
  /** As in `differs` of `content/differences.yaml`. */
  readonly value: string
  readonly says: string
}

function differencesOf(english: TextContent, own: TextContent): Difference[] {
  const list = (what: Difference['what'], values: Iterable<string>, says: string) =>
    [...values].map((value): Difference => ({ what, value, says: `${says} ${value}` }))
  const difference = (what: 'headings' | 'rows', says: string): Difference => ({ what, value: what, says })
  const headings = (text: TextContent) => text.headings || 'none'
  return [
    ...(english.headings === own.headings
      ? []
      : [difference('headings', `have the levels ${headings(own)}, in English ${headings(english)}`)]),
    ...(english.rows === own.rows
      ? []
      : [difference('rows', `there are ${own.rows}, in English ${english.rows}`)]),
    ...list('links', english.links.difference(own.links), 'only in English:'),
    ...list('links', own.links.difference(english.links), 'only here:'),
    ...list(
      'numbers',
      [...english.numbers].filter(number => !own.says(number)),
      'only in English:',
    ),
    ...list(
      'numbers',
      [...own.numbers].filter(number => !english.says(number)),
      'only here:',
    ),
  ]
}

/** A note for each kind of difference. */
const notesOf = (file: SourceFile, differences: readonly Difference[]): Fault[] =>
  [...Map.groupBy(differences, ({ what }) => what)].map(([what, list]) =>
    file.faultAt(
      0,
      what,
      `${list.map(({ says }) => says).join(', ')}; correct it, or list it in content/differences.yaml if it is intended`,
    ),
  )
