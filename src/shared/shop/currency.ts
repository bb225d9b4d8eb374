import type { Translated } from '../../i18n/locales.ts'

/** The currencies in which the shop has prices. They are listed only here. */
export const currencies = ['EUR', 'SEK', 'DKK', 'NOK'] as const
export type Currency = (typeof currencies)[number]

/** The currency in which editors write prices; other currencies follow at a product's rates. */
export const baseCurrency = 'EUR' satisfies Currency
export type OtherCurrency = Exclude<Currency, typeof baseCurrency>

/** A value for each currency; a missing one is a compile error. */
export type PerCurrency<Value> = Readonly<Record<Currency, Value>>

/** Makes a value for each currency. `perCurrency(code => code.toLowerCase()).SEK // => 'sek'` */
export const perCurrency = <Value>(make: (code: Currency) => Value): PerCurrency<Value> => ({
  EUR: make('EUR'),
  SEK: make('SEK'),
  DKK: make('DKK'),
  NOK: make('NOK'),
})

/** The currency that a string from outside (storage, a form field, a widget's message) names, if it is one. */
export const parseCurrency = (code: unknown): Currency | undefined => currencies.find(known => known === code)

/** The currency until the reader chooses another. */
export const defaultCurrency: Translated<Currency> = { en: 'EUR', sv: 'SEK', da: 'DKK' }
