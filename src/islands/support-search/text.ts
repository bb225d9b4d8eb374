import type { Translated } from '../../i18n/locales.ts'
import { defineText } from '../../i18n/text.ts'

export const text = defineText({
  label: { en: 'Search the site', sv: 'Sök på webbplatsen', da: 'Søg på webstedet' },
  placeholder: {
    en: 'Type keywords to find answers',
    sv: 'Skriv sökord för att hitta svar',
    da: 'Skriv søgeord for at finde svar',
  },
  search: { en: 'Search', sv: 'Sök', da: 'Søg' },
  others: { en: 'Others search for', sv: 'Andra söker på', da: 'Andre søger efter' },
  results: { en: 'Search Results', sv: 'Sökresultat', da: 'Søgeresultater' },
  one: { en: '1 result for “{query}”', sv: '1 träff på ”{query}”', da: '1 resultat for »{query}«' },
  many: {
    en: '{count} results for “{query}”',
    sv: '{count} träffar på ”{query}”',
    da: '{count} resultater for »{query}«',
  },
  none: {
    en: 'No results for “{query}”',
    sv: 'Ingen träff på ”{query}”',
    da: 'Ingen resultater for »{query}«',
  },
  notFound: {
    en: 'It could not be found',
    sv: 'Sökningen gav ingen träff',
    da: 'Søgningen gav intet resultat',
  },
  notFoundHelp: {
    en: 'Try fewer words, or another word for the same thing. All the questions are below, by topic. Or ask us: one of our staff will answer.',
    sv: 'Prova färre ord, eller ett annat ord för samma sak. Alla frågor finns längre ned, ordnade efter ämne. Eller fråga oss: någon som arbetar här svarar.',
    da: 'Prøv med færre ord eller et andet ord for det samme. Alle spørgsmål findes længere nede, ordnet efter emne. Eller spørg os: en, der arbejder her, svarer.',
  },
  write: { en: 'Write to us', sv: 'Skriv till oss', da: 'Skriv til os' },
  loading: { en: 'Searching', sv: 'Söker', da: 'Søger' },
  failed: {
    en: 'The search could not be loaded. All the questions are below, by topic.',
    sv: 'Sökningen kunde inte laddas. Alla frågor finns längre ned, ordnade efter ämne.',
    da: 'Søgningen kunne ikke indlæses. Alle spørgsmål findes længere nede, ordnet efter emne.',
  },
  retry: { en: 'Try again', sv: 'Försök igen', da: 'Prøv igen' },
})

/** Queries for one click. A test checks that each finds an answer. */
export const suggestions: Translated<readonly string[]> = {
  en: ['refund', 'lost phone', 'activate pass', 'children'],
  sv: ['återbetalning', 'borttappad mobil', 'aktivera pass', 'barn'],
  da: ['tilbagebetaling', 'mistet telefon', 'aktivere pas', 'børn'],
}
