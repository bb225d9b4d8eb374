import type { Translated } from '../../i18n/locales.ts'

/** The country that a reader of each language is taken to live in at first. Readers of English live anywhere. */
export const likelyHome: Translated<string> = { en: '', sv: 'SE', da: 'DK' }
