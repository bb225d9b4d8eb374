import type { FileData } from '../../src/content-model/file-shapes.ts'
import { type Content, localeOf } from '../../src/content-model/rules/content.ts'
import type { Fault } from '../../src/content-model/rules/fault.ts'
import type { FieldPath, SourceFile } from '../../src/content-model/rules/source-file.ts'
import { isLocale, type Locale, locales, perLocale } from '../../src/i18n/locales.ts'

/**
 * `content/words.yaml`: for each language what to write, what not, and why. In `not` a `*` stands for any ending;
 * `pattern` has regular expressions.
 */
export type WordList = FileData['words']

/**
 * Letters of our languages and of names in Europe. All letters of Unicode (`\p{L}`) take a hundred times as long to
 * compile.
 */
const letter = '[a-z0-9\\u00c0-\\u024f]'

/** A pattern for a word of the list: `tågvärd*` matches tågvärd, tågvärden, Tågvärdar, but not nattågvärd. */
const sourceOf = (word: string) => {
  const ending = word.endsWith('*') ? `${letter}*` : `(?!${letter})`
  return `(?<!${letter})${RegExp.escape(word.replace(/\*$/, ''))}${ending}`
}

/** `\b` of a regular expression only knows the letters a to z. */
const boundary = `(?:(?<=${letter})(?!${letter})|(?<!${letter})(?=${letter}))`
const withLetters = (pattern: string) => `(?:${pattern.replaceAll('\\b', boundary)})`

const once = <Key extends object, Value>(make: (key: Key) => Value) => {
  const made = new WeakMap<Key, Value>()
  return (key: Key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
type Rule = WordList[Locale][number]
const sourcesOf = ({ not = [], pattern = [] }: Rule) => [...not.map(sourceOf), ...pattern.map(withLetters)]
const patternsOf = once((rule: Rule) => sourcesOf(rule).map(source => new RegExp(source, 'iu')))
/** Any of a language's words, since most lines have none. */
const anyOf = once((rules: readonly Rule[]) => new RegExp(rules.flatMap(sourcesOf).join('|'), 'iu'))

/** The rules of a list that are faults, or those that are notes. */
const rulesThat = (isNote: boolean) =>
  once((list: WordList): WordList => {
    const chosen = (rules: readonly Rule[]) => rules.filter(({ note = false }) => note === isNote)
    return perLocale(locale => chosen(list[locale]))
  })
const refused = rulesThat(false)
const doubtful = rulesThat(true)

/** The parts of a line that are not read as text: search words, addresses, links, soft hyphens and comments. */
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

const readPart = (line: string) => unread.reduce((rest, part) => rest.replace(part, ' '), line)

/** Before `sv:` in a list of translations. */
const beforeLabel = new RegExp(`(?<![\\w'-])(?=(?:${locales.join('|')}):(?: |$))`)

/** A field's name, which is code. */
const key = /^\s*(?:- )?[a-z][\w-]*: /

/**
 * The locale of each line of a file: by the file's name (`sv.md`), otherwise by the last `sv:` on or above the line.
 */
function* localeLines(
  text: string,
  path: string,
): Generator<{ locale: Locale; line: string; number: number }> {
  let locale = localeOf({ path })
  const named = locale !== undefined
  for (const [index, whole] of text.split('\n').entries()) {
    const line = readPart(whole)
    const parts = named ? [line.replace(key, '')] : line.split(beforeLabel)
    for (const part of parts) {
      const label = /^(\w\w):/.exec(part)?.[1]
      if (!named && isLocale(label)) locale = label
      if (locale) yield { locale, line: part, number: index + 1 }
    }
  }
}

/** Every word of a file that the list refuses in its language. */
export const preferredWords = (text: string, path: string, list: WordList): Fault[] =>
  wordsOf(text, path, refused(list))

/** Every word of a file that an editor should look at. */
export const doubtfulWords = (text: string, path: string, list: WordList): Fault[] =>
  wordsOf(text, path, doubtful(list))

function wordsOf(text: string, path: string, list: WordList): Fault[] {
  return [...localeLines(text, path)].flatMap(({ locale, line, number }) =>
    foundIn(line, list[locale]).map(({ found, message }) => faultOf(path, number, found, message)),
  )
}

function foundIn(line: string, rules: WordList[Locale]): { found: string; message: string }[] {
  if (rules.length === 0 || !anyOf(rules).test(line)) return []
  return rules.flatMap(rule => {
    const rest = (rule.except ?? []).reduce((left, phrase) => left.replaceAll(phrase, ' '), line)
    return patternsOf(rule).flatMap(pattern => {
      const found = pattern.exec(rest)
      return found ? [{ found: found[0].trim(), message: `write ${rule.write} (${rule.why})` }] : []
    })
  })
}

/** The texts of a list in `content/`, each in its language. Ids, such as `cologne`, are no text. */
function* translationsIn(
  value: unknown,
  path: FieldPath = [],
): Generator<{ path: FieldPath; locale: Locale; text: string }> {
  if (typeof value !== 'object' || value === null || value instanceof Date) return
  for (const [key, inner] of Object.entries(value))
    if (typeof inner !== 'string') yield* translationsIn(inner, [...path, key])
    else if (isLocale(key)) yield { path: [...path, key], locale: key, text: inner }
}

const listedWords = (file: SourceFile, list: WordList): Fault[] =>
  [...translationsIn(file.data)].flatMap(({ path, locale, text }) =>
    foundIn(readPart(text), list[locale]).map(({ found, message }) => {
      const { line } = file.fault(path, message)
      return faultOf(file.path, line, found, message)
    }),
  )

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

const isProse = ({ path }: SourceFile) => localeOf({ path }) !== undefined
const isList = ({ path }: SourceFile) => /^content\/(?!words|spelling)[\w-]+\.yaml$/.test(path)

/** Words in the content that `content/words.yaml` refuses. */
export function wordFaults({ files, single }: Content): Fault[] {
  const list = single.words?.data
  const prose = files.filter(isProse)
  return [
    ...(list ? prose.flatMap(({ text, path }) => preferredWords(text, path, list)) : []),
    ...(list ? files.filter(isList).flatMap(file => listedWords(file, refused(list))) : []),
    ...prose.flatMap(({ text, path }) => straightApostrophes(text, path)),
  ]
}

/** Words in the content that `content/words.yaml` advises against. */
export function wordNotes({ files, single }: Content): Fault[] {
  const list = single.words?.data
  if (!list) return []
  return [
    ...files.filter(isProse).flatMap(({ text, path }) => doubtfulWords(text, path, list)),
    ...files.filter(isList).flatMap(file => listedWords(file, doubtful(list))),
  ]
}
