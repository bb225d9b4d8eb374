import type { Translated } from '../i18n/locales.ts'

/** Currencies that the shop has prices in. */
export const currencies = ['EUR', 'SEK', 'DKK', 'NOK'] as const
export type Currency = (typeof currencies)[number]

/** One amount in whole units of each currency. */
export type Amounts = Readonly<Record<Currency, number>>

/** Shown until the reader chooses another. */
export const defaultCurrency: Translated<Currency> = { en: 'EUR', sv: 'SEK', da: 'DKK' }
