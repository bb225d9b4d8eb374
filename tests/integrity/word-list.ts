/** One rule of `content/words.yaml`. */
export interface WordRule {
  /** What to write. */
  readonly write: string
  /** What not to write; a `*` at the end stands for any ending. */
  readonly not: readonly string[]
  readonly why: string
  /** Phrases in which the word may stand. */
  readonly except?: readonly string[]
}
export type WordList = Readonly<Record<string, readonly WordRule[]>>

const letter = '[\\p{L}\\p{N}]'
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** `tågvärd*` => tågvärd, tågvärden, Tågvärdar, but not nattågvärd. */
const pattern = (word: string) => {
  const ending = word.endsWith('*') ? `${letter}*` : `(?!${letter})`
  return new RegExp(`(?<!${letter})${escaped(word.replace(/\*$/, ''))}${ending}`, 'iu')
}

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

/** The locale of each line of a file: by the file's name (`sv.md`), else by the last `sv:` on or above the line. */
function* localeLines(
  text: string,
  path: string,
): Generator<{ locale: string; line: string; number: number }> {
  let locale = /\/(en|sv|da)\.(?:md|yaml)$/.exec(path)?.[1]
  const named = locale !== undefined
  for (const [index, whole] of text.split('\n').entries()) {
    const line = unread.reduce((rest, part) => rest.replace(part, ' '), whole)
    const parts = named ? [line.replace(key, '')] : line.split(/(?<![\w'-])(?=(?:en|sv|da):(?: |$))/)
    for (const part of parts) {
      if (!named) locale = /^(en|sv|da):/.exec(part)?.[1] ?? locale
      if (locale) yield { locale, line: part, number: index + 1 }
    }
  }
}

/** Every word of a file that its language does not use: `content/tips/x/sv.md:12: "tågvärden": write konduktör (why)`. */
export function otherWords(text: string, path: string, list: WordList): string[] {
  return [...localeLines(text, path)].flatMap(({ locale, line, number }) =>
    (list[locale] ?? []).flatMap(({ write, not, why, except = [] }) => {
      const rest = except.reduce((left, phrase) => left.replaceAll(phrase, ' '), line)
      return not.flatMap(word => {
        const found = pattern(word).exec(rest)
        return found ? [`${path}:${number}: "${found[0]}": write ${write} (${why})`] : []
      })
    }),
  )
}

/** English prose has curly apostrophes: `content/pages/x/en.md:4: "company's"`. */
export function straightApostrophes(text: string, path: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const found = /\p{L}+'\p{Ll}+/u.exec(line)
    return found ? [`${path}:${index + 1}: "${found[0]}": write ’`] : []
  })
}
