import type { Translated } from '../../i18n/locales.ts'

/** The country in which a reader of each language is assumed to live. Readers of English live anywhere. */
export const likelyHome: Translated<string> = { en: '', sv: 'SE', da: 'DK' }
