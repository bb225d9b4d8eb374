import type { Locale, Translated } from './locales.ts'

/** Texts by key, each in every locale. A text with variable parts is a function. */
export type TextTable = Readonly<Record<string, Translated | Translated<(...values: never[]) => string>>>

/** The same table in one locale. */
export type LocaleText<Table extends TextTable> = { readonly [Key in keyof Table]: Table[Key][Locale] }

/**
 * Defines texts in every locale, and returns a function that picks those of one.
 *
 *     const text = defineText({ send: { en: 'Send', sv: 'Skicka', da: 'Send' } })
 *     text('sv').send // => 'Skicka'
 */
export function defineText<const Table extends TextTable>(table: Table) {
  const pick = (locale: Locale) =>
    Object.fromEntries(Object.entries(table).map(([key, value]) => [key, value[locale]])) as LocaleText<Table>
  /** Picked once per locale, since components ask for their texts on every page. */
  const picked: Partial<Record<Locale, LocaleText<Table>>> = {}
  return (locale: Locale): LocaleText<Table> => {
    picked[locale] ??= pick(locale)
    return picked[locale]
  }
}
