import { isWordingMark } from '../../src/content-model/wording.ts'
import { type Locale, perLocale } from '../../src/i18n/locales.ts'
import { languages } from './languages.ts'

interface Sentence {
  readonly at: number
  readonly words: readonly string[]
}

/** The end of a part that is no sentence, because its full stop is that of an abbreviation: `kl. 14`, `St. Pauli`. */
const abbreviationAtEnd = perLocale(locale => {
  const words = languages[locale].abbreviations.replaceAll(' ', '|')
  return new RegExp(`(?<!\\p{L})(?:${words}|\\p{Ll})\\.\\s*$`, 'u')
})

/** The sentences of a text with their words; figures count as words. */
export function sentencesOf(text: string, locale: Locale): Sentence[] {
  const sentences: { at: number; text: string }[] = []
  for (const { segment, index } of segmenters[locale].segment(text.replace(/\{\{[^}]*\}\}/g, figure))) {
    const last = sentences.at(-1)
    if (last && abbreviationAtEnd[locale].test(last.text)) last.text += segment
    else sentences.push({ at: index, text: segment })
  }
  return sentences.flatMap(({ at, text: sentence }) => {
    const words = sentence.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’'.,-]*/gu) ?? []
    return words.length > 0 ? [{ at, words }] : []
  })
}

/** As long as the token, so that positions stay the same. */
const figure = (token: string) => (isWordingMark(token) ? ' ' : '9').repeat(token.length)

const segmenterOf = (locale: Locale) => new Intl.Segmenter(locale, { granularity: 'sentence' })
const segmenters = perLocale(segmenterOf)
