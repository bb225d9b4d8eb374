import type { FileData } from '../../src/content-model/file-shapes.ts'
import { type Content, localeOf } from '../../src/content-model/rules/content.ts'
import type { Fault } from '../../src/content-model/rules/fault.ts'
import { isLocale, type Locale } from '../../src/i18n/locales.ts'

/** `content/words.yaml`: for each language what to write, what not, and why; a `*` stands for any ending. */
export type WordList = FileData['words']

const letter = '[\\p{L}\\p{N}]'

/** `tågvärd*` => tågvärd, tågvärden, Tågvärdar, but not nattågvärd. */
const sourceOf = (word: string) => {
  const ending = word.endsWith('*') ? `${letter}*` : `(?!${letter})`
  return `(?<!${letter})${RegExp.escape(word.replace(/\*$/, ''))}${ending}`
}
const once = <Key extends object, Value>(make: (key: Key) => Value) => {
  const made = new WeakMap<Key, Value>()
  return (key: Key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
type Rule = WordList[Locale][number]
const patternsOf = once(({ not }: Rule) => not.map(word => new RegExp(sourceOf(word), 'iu')))
/** Any of a language's words: most lines have none. */
const anyOf = once(
  (rules: readonly Rule[]) => new RegExp(rules.flatMap(({ not }) => not.map(sourceOf)).join('|'), 'iu'),
)

/** What of a line is read by nobody: search words, addresses, links, soft hyphens and comments. */
const unread = [
  /^\s*(?:slug|aliases|keywords):.*/,
  /\]\([^)]*\)/g,
  /https?:\/\/\S+/g,
  /<!--.*?-->/g,
  /&shy;/g,
  /^\s*#.*/,
  /\/\*\*?.*/,
  /^\s*\*.*/,
]

/** A field's name, which is code. */
const key = /^\s*(?:- )?[a-z][\w-]*: /

/**
 * The locale of each line of a file: by the file's name (`sv.md`), else by the last `sv:` on or above the line.
 */
function* localeLines(
  text: string,
  path: string,
): Generator<{ locale: Locale; line: string; number: number }> {
  let locale = localeOf({ path })
  const named = locale !== undefined
  for (const [index, whole] of text.split('\n').entries()) {
    const line = unread.reduce((rest, part) => rest.replace(part, ' '), whole)
    const parts = named ? [line.replace(key, '')] : line.split(/(?<![\w'-])(?=(?:en|sv|da):(?: |$))/)
    for (const part of parts) {
      const label = /^(en|sv|da):/.exec(part)?.[1]
      if (!named && isLocale(label)) locale = label
      if (locale) yield { locale, line: part, number: index + 1 }
    }
  }
}

/** Every word of a file that its language does not use. */
export function otherWords(text: string, path: string, list: WordList): Fault[] {
  return [...localeLines(text, path)].flatMap(({ locale, line, number }) => {
    const rules = list[locale]
    if (!anyOf(rules).test(line)) return []
    return rules.flatMap(rule => {
      const rest = (rule.except ?? []).reduce((left, phrase) => left.replaceAll(phrase, ' '), line)
      return patternsOf(rule).flatMap(pattern => {
        const found = pattern.exec(rest)
        return found ? [faultOf(path, number, found[0], `write ${rule.write} (${rule.why})`)] : []
      })
    })
  })
}

/** English prose has curly apostrophes. */
export function straightApostrophes(text: string, path: string): Fault[] {
  return text.split('\n').flatMap((line, index) => {
    const found = /\p{L}+'\p{Ll}+/u.exec(line)
    return found ? [faultOf(path, index + 1, found[0], 'write ’')] : []
  })
}

const faultOf = (path: string, line: number, found: string, message: string): Fault => ({
  path,
  line,
  column: 1,
  field: 'word',
  message: `“${found}”: ${message}`,
})

const isProse = (path: string) => /\.md$|\/documents\/[\w-]+\/(?:en|sv|da)\.yaml$/.test(path)
const isRead = (path: string) => isProse(path) || /^content\/(?!words|spelling)[\w-]+\.yaml$/.test(path)

/** What of the content is in words that `content/words.yaml` refuses. */
export function wordFaults({ files, single }: Content): Fault[] {
  const list = single.words?.data
  return files
    .filter(({ path }) => isRead(path))
    .flatMap(({ text, path }) => [
      ...(list ? otherWords(text, path, list) : []),
      ...(isProse(path) ? straightApostrophes(text, path) : []),
    ])
}
