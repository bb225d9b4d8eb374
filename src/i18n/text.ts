import type { Locale, Translated } from './locales.ts'

/** Text of one slice: key first, every locale beside it. A function takes what varies. */
export type TextTable = Readonly<Record<string, Translated | Translated<(...values: never[]) => string>>>

/** The same table in one locale. */
export type LocaleText<Table extends TextTable> = { readonly [Key in keyof Table]: Table[Key][Locale] }

/**
 * Defines the text of a slice and returns a picker of one locale's strings.
 *
 *     const text = defineText({ send: { en: 'Send', sv: 'Skicka', da: 'Send' } })
 *     text('sv').send // => 'Skicka'
 */
export function defineText<const Table extends TextTable>(table: Table) {
  return (locale: Locale) =>
    Object.fromEntries(Object.entries(table).map(([key, value]) => [key, value[locale]])) as LocaleText<Table>
}
