import type { Content } from '../../../src/content-model/rules/content.ts'
import { countryName, languageName } from '../../../src/i18n/format.ts'
import { type Locale, perLocale, type Translated } from '../../../src/i18n/locales.ts'

/** A word for the spelling check, including soft hyphens; `Saint-Charles` counts as two. */
export const wordPattern = /\p{L}[\p{L}\p{M}'’\u00AD]*(?<!['’])/gu

export interface OwnWords {
  readonly words: ReadonlySet<string>
  /** Several words that may each be wrong alone. */
  readonly phrases: RegExp
}

/**
 * Correct words that are in no dictionary: the names of our lists (stations, companies, trains, partners), countries
 * and languages, and the additions in `content/spelling.yaml`.
 */
export function ownWords(content: Content): Translated<OwnWords> {
  const { spelling } = content.single
  const names = namesOf(content)
  const guides = [...content.entries.guides.values()].map(({ facts }) => facts.data)
  const wordsIn = (locale: Locale): OwnWords => {
    const places = guides.flatMap(({ country, languages }) => [
      countryName(country, locale),
      ...languages.map(language => languageName(language, locale)),
    ])
    const added = [...(spelling?.data.all ?? []), ...(spelling?.data[locale] ?? [])]
    const phrases = added.filter(word => /[ -]/.test(word))
    return {
      words: new Set([...[...names, ...places].flatMap(wordsOf), ...added]),
      phrases: new RegExp(`(?<!\\p{L})(?:${phrases.map(RegExp.escape).join('|')})(?!\\p{L})`, 'giu'),
    }
  }
  return perLocale(wordsIn)
}

const wordsOf = (text: string) => text.match(wordPattern) ?? []

function namesOf({ single: { stations, operators, reservations, site } }: Content): string[] {
  const parts: unknown[] = [
    stations?.data.map(({ name, place }) => [name, place]),
    operators?.data.map(({ name }) => name),
    reservations?.data.map(({ train }) => train),
    site?.data.trader,
    site?.data.partners.map(({ name }) => name),
    site?.data.complaints.map(({ name }) => name),
  ]
  return parts.flatMap(textsIn)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
