import type { Translated } from '../../i18n/locales.ts'

/** Currencies that the shop has prices in: the one place that says which. */
export const currencies = ['EUR', 'SEK', 'DKK', 'NOK'] as const
export type Currency = (typeof currencies)[number]

/** What editors write prices in; those in the others follow at a product's rates. */
export const baseCurrency = 'EUR' satisfies Currency
export type OtherCurrency = Exclude<Currency, typeof baseCurrency>

/** A value for each currency: one left out is a compile error. */
export type PerCurrency<Value> = Readonly<Record<Currency, Value>>

/** `perCurrency(code => code.toLowerCase()).SEK // => 'sek'` */
export const perCurrency = <Value>(make: (code: Currency) => Value): PerCurrency<Value> => ({
  EUR: make('EUR'),
  SEK: make('SEK'),
  DKK: make('DKK'),
  NOK: make('NOK'),
})

/** The currency that an outside string (storage, a form field, a widget's message) names, if it is one. */
export const knownCurrency = (code: unknown): Currency | undefined => currencies.find(known => known === code)

/** Shown until the reader chooses another. */
export const defaultCurrency: Translated<Currency> = { en: 'EUR', sv: 'SEK', da: 'DKK' }
