import { createHash } from 'node:crypto'
import type { EntryKind } from '../../src/content-model/entry-shapes.ts'
import {
  type Content,
  localeOf,
  localeTexts,
  type SourceEntry,
} from '../../src/content-model/rules/content.ts'
import type { Fault } from '../../src/content-model/rules/fault.ts'
import type { SourceFile } from '../../src/content-model/rules/source-file.ts'
import { defaultLocale } from '../../src/i18n/locales.ts'
import { digestName, digestSource } from '../../src/shared/text-digest.ts'
import { StartError } from '../server/start-error.ts'
import { isPathNamed } from './options.ts'

const frontMatter = /^\uFEFF?---[\s\S]*?\n---/

/**
 * A hash of the English text, as in a translation's `lookedAt`. Line breaks and the order of fields do not count.
 *
 *     digestOfText(file) // => 'en-3f2a91c07d1e'
 */
export function digestOfText({ data, text }: SourceFile): string {
  const source = digestSource(data ?? {}, text.replace(frontMatter, ''))
  return digestName(createHash('sha256').update(source).digest('hex'))
}

interface Translation {
  readonly file: SourceFile
  /** The entry and the language as on the command line: `guides/sweden/sv`. */
  readonly name: string
  /** `looked-at`: since the last change of the English text; `outdated`: before it; `never`: not recorded. */
  readonly state: 'looked-at' | 'outdated' | 'never'
  /** The value of `lookedAt` for the current English text. */
  readonly stamp: string
}

/** An entry's translations, each compared with the current English text. */
export function translationsOf({ kind, id, texts }: SourceEntry<EntryKind>): Translation[] {
  const source = texts[defaultLocale]
  if (!source) return []
  const stamp = digestOfText(source.file)
  return localeTexts<{ lookedAt?: string | undefined }>(texts).flatMap(({ file, data: { lookedAt } }) => {
    const locale = localeOf(file)
    if (!locale || locale === defaultLocale) return []
    const state = lookedAt === undefined ? 'never' : lookedAt === stamp ? 'looked-at' : 'outdated'
    return [{ file, name: `${kind}/${id}/${locale}`, state, stamp }]
  })
}

/**
 * The translations that the command line names: one (`guides/sweden/sv`), those of an entry, or those of a kind.
 *
 * @throws StartError for a name without translations
 */
export function chosenTranslations({ entries }: Content, names: readonly string[]): Translation[] {
  const all = Object.values(entries).flatMap(kind => [...kind.values()].flatMap(translationsOf))
  for (const name of names) {
    if (all.some(one => isPathNamed([name], one.name))) continue
    const hint = name.endsWith(`/${defaultLocale}`)
      ? 'translations are compared with the English text'
      : 'write it as guides/sweden/sv, guides/sweden or guides'
    throw new StartError(`There is no translation ${name}: ${hint}`)
  }
  return all.filter(one => isPathNamed(names, one.name))
}

/** Translations that nobody has looked at since the English text changed. */
export const outdatedNotes = ({ entries }: Content): Fault[] =>
  Object.values(entries).flatMap(kind =>
    [...kind.values()].flatMap(entry =>
      translationsOf(entry).flatMap(({ file, name, state }) => {
        if (state === 'looked-at') return []
        const what =
          state === 'never'
            ? 'it has not been compared with the English text yet'
            : 'the English text has changed since this one was compared with it'
        return [
          file.fault(
            state === 'never' ? [] : ['lookedAt'],
            `${what}: read both, then run npm run content -- --looked-at ${name}`,
          ),
        ]
      }),
    ),
  )

/** A translation's file with the record that it matches the English text. */
export function withDigest({ text }: SourceFile, stamp: string): string {
  const line = `lookedAt: ${stamp}`
  const front = frontMatter.exec(text)?.[0] ?? ''
  const marked = /^lookedAt:.*$/m.test(front)
    ? front.replace(/^lookedAt:.*$/m, line)
    : front.replace(/---$/, `${line}\n---`)
  return marked + text.slice(front.length)
}
