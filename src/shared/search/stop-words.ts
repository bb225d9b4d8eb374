import { type Locale, perLocale } from '../../i18n/locales.ts'
import { fold, foldedWords } from './fold.ts'
import { searchLanguages } from './languages.ts'

const stopWords = perLocale(locale => foldedWords(searchLanguages[locale].stopWords))

/** Whether a word is too common to find anything useful. */
export function isStopWord(word: string, locale: Locale): boolean {
  return stopWords[locale].has(fold(word))
}
