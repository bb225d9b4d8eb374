import { type Locale, perLocale } from '../../i18n/locales.ts'
import { fold, squeeze } from './fold.ts'
import { searchLanguages } from './languages.ts'

interface Endings {
  readonly keep: number
  /** The longest first. */
  readonly endings: readonly string[]
}

const endings = perLocale(locale =>
  searchLanguages[locale].endings.map(
    ({ keep, endings }): Endings => ({
      keep,
      endings: endings.split(' ').sort((a, b) => b.length - a.length),
    }),
  ),
)

const irregular = perLocale(
  locale =>
    new Map(
      Object.entries(searchLanguages[locale].irregular).map(([word, stem]) => [squeeze(word), squeeze(stem)]),
    ),
)

/**
 * The common stem of a word's forms in a language: singular and plural, definite forms, the most common verb forms. It
 * is simple on purpose: a stem need not be a word, and the search handles typing errors.
 *
 *     stem('biljetterna', 'sv') === stem('biljett', 'sv') // => true
 */
export function stem(word: string, locale: Locale): string {
  const folded = fold(word)
  const exception = irregular[locale].get(squeeze(folded))
  if (exception !== undefined) return exception
  const { pattern, replacement } = searchLanguages[locale].changingEnd
  return squeeze(withoutEnding(folded, endings[locale])).replace(pattern, replacement)
}

function withoutEnding(word: string, groups: readonly Endings[]): string {
  for (const { keep, endings } of groups) {
    const ending = endings.find(end => word.endsWith(end) && word.length - end.length >= keep)
    if (ending !== undefined) return word.slice(0, -ending.length)
  }
  return word
}
