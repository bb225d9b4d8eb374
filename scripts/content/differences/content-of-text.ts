import { markdownOf } from '../../../src/content-model/rules/markdown-text.ts'
import type { SourceFile } from '../../../src/content-model/rules/source-file.ts'
import { localeConfig, norwegian } from '../../../src/i18n/locale-config.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { passagesOf } from '../passages.ts'
import { numberWords } from './number-words.ts'

/** The parts of a text that its translations should have as well. */
export interface TextContent {
  /** The levels of its headings: `2 2 3 2`. */
  readonly headings: string
  readonly rows: number
  readonly links: ReadonlySet<string>
  /** In digits without separators, and figures by name: `1000`, `{{countries}}`. */
  readonly numbers: ReadonlySet<string>
  /** Whether it has a number, in digits or in letters. */
  readonly says: (number: string) => boolean
}

/** What names a language in an address: its code, its own name or a country. */
const languageNames = [
  ...Object.values(localeConfig).flatMap(({ lang, name, hostEndings }) => [
    lang,
    name.toLowerCase(),
    ...hostEndings,
  ]),
  norwegian.language,
]

/**
 * The language in an address, since a company's page in several languages counts as one. `…/en/fees` and `…/sv/fees`
 */
const language = new RegExp(`(?<=[/=.])(?:${languageNames.join('|')})(?=[/.?&#]|$)`, 'g')

export function contentOf(file: SourceFile, locale: Locale): TextContent {
  const { headings, rows, links } = markdownOf(file)
  const text = passagesOf(file)
    .map(passage => passage.text)
    .join('\n')
    .toLowerCase()
  const numbers = new Set(numbersIn(text))
  const words = new Set(text.match(/\p{L}+/gu))
  return {
    headings: headings.map(({ depth }) => depth).join(' '),
    rows,
    links: new Set(links.map(({ target }) => target.replace(language, '*').replace(/\/$/, ''))),
    numbers,
    says: number =>
      numbers.has(number) ||
      numberWords(number, locale).some(word => words.has(word) || (word.length > 3 && text.includes(word))) ||
      // A Swedish mil is ten kilometres.
      (locale === 'sv' &&
        text.includes(' mil') &&
        tenths(number).some(
          tenth => numbers.has(tenth) || numberWords(tenth, 'sv').some(word => words.has(word)),
        )),
  }
}

const tenths = (number: string) => (number.endsWith('0') ? [number.slice(0, -1)] : [])

const separator = /(?<=\d)[.,:\u00A0\u202F](?=\d)|(?<=\d) (?=\d{3}(?!\d))/g

/** `18:00`, which is also written 18. */
const wholeHour = /(?<![\d.,])(\d{1,2})[.:]00(?!\d)/g

const numbersIn = (text: string) =>
  text
    .replace(wholeHour, '$1')
    .replace(separator, '')
    .match(/\{\{[^}]*\}\}|\d+/g)
    ?.map(number => number.replace(/^0+(?=\d)/, '')) ?? []
