import { localeOf } from '../../src/content-model/rules/content.ts'
import type { Fault } from '../../src/content-model/rules/fault.ts'
import { type Block, markdownOf } from '../../src/content-model/rules/markdown-text.ts'
import type { FieldPath, SourceFile } from '../../src/content-model/rules/source-file.ts'
import type { Locale } from '../../src/i18n/locales.ts'

/** Words that belong together: a paragraph, a heading, a cell of a table, or a field of the front matter. */
export interface Passage {
  readonly file: SourceFile
  readonly locale: Locale
  readonly kind: Block['kind'] | 'field'
  readonly text: string
  /** A note about an index of the text. */
  readonly note: (index: number, field: string, message: string) => Fault
}

/** Fields with names for code, addresses, search words, or words of another language. */
const unread = new Set(['kind', 'slug', 'aliases', 'keywords', 'nativeTitle', 'nativeLang', 'lookedAt'])

const known = new WeakMap<SourceFile, readonly Passage[]>()

/** Everything that readers see of one language's file. */
export function passagesOf(file: SourceFile): readonly Passage[] {
  const locale = localeOf(file)
  if (!locale) return []
  const passages = known.get(file) ?? [
    ...fieldPassages(file, locale, file.data, []),
    ...textPassages(file, locale),
  ]
  known.set(file, passages)
  return passages
}

function* fieldPassages(
  file: SourceFile,
  locale: Locale,
  value: unknown,
  path: FieldPath,
): Generator<Passage> {
  if (typeof value === 'string')
    yield { file, locale, kind: 'field', text: value, note: (_, __, message) => file.fault(path, message) }
  else if (typeof value === 'object' && value !== null && !(value instanceof Date))
    for (const [key, inner] of Object.entries(value))
      if (!unread.has(key)) yield* fieldPassages(file, locale, inner, [...path, key])
}

const textPassages = (file: SourceFile, locale: Locale): Passage[] =>
  file.path.endsWith('.md')
    ? markdownOf(file).blocks.map(({ kind, text, runs }) => ({
        file,
        locale,
        kind,
        text,
        note: (index, field, message) => file.faultAt(offsetOf(runs, index), field, message),
      }))
    : []

/** The offset in the file of an index in a block's text. */
function offsetOf(runs: Block['runs'], index: number): number {
  let before = 0
  for (const { text, at } of runs) {
    if (index < before + text.length) return at + index - before
    before += text.length
  }
  return runs[0]?.at ?? 0
}
