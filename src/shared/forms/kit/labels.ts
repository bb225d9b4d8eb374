import type { Locale, Translated } from '../../../i18n/locales.ts'
import type { Fields, Form } from './define-form.ts'
import type { ChoiceField, ContactField, Field, ListField } from './fields.ts'
import { type FormMessages, formMessages } from './messages.ts'

interface CommonLabels<Text> {
  /** The same in the form and in the mails. */
  readonly label: Text
  readonly hint?: Text
  /** The error for an empty required field. */
  readonly missing?: Text
  /** The error when a rule of the form refuses the value, or when the JSON of a field is not valid. */
  readonly refused?: Text
  /** The error for a value that is no e-mail address, where the kit's would name another field. */
  readonly notEmail?: Text
}

type ChoiceLabels<Text, Value extends string> = {
  readonly options: Readonly<Record<Value, Text>>
  /** The first option, which stands for no choice. */
  readonly none: Text
}

interface ListLabels<Text> {
  /** The name of a row, before its number. */
  readonly row: Text
  readonly add: Text
  readonly remove: Text
  /** The error for too many rows. */
  readonly tooMany: Text
}

/** For e-mail and phone fields the kit has its own error message, which also serves for an empty field. */
type Missing<F extends Field, Text> = F extends ContactField
  ? unknown
  : F extends { readonly required: true }
    ? { readonly missing: Text }
    : unknown

/** The words that a field needs, by its kind. */
export type FieldLabels<F extends Field> = CommonLabels<Translated> &
  Missing<F, Translated> &
  (F extends ChoiceField ? ChoiceLabels<Translated, F['values'][number]> : unknown) &
  (F extends ListField ? ListLabels<Translated> & { readonly fields: FormLabels<F['fields']> } : unknown)

export type FormLabels<F extends Fields> = { readonly [Name in keyof F]: FieldLabels<F[Name]> }

/** The same tree with a string in place of each translated text. */
export type InOneLanguage<Table> = Table extends Translated
  ? string
  : { readonly [Key in keyof Table]: InOneLanguage<Table[Key]> }

/** A field's words in one language, whatever its kind. */
export interface FieldWords extends CommonLabels<string>, Partial<ListLabels<string>> {
  /** The values that the form offers, in their order, with their words. */
  readonly options?: Readonly<Record<string, string>>
  readonly none?: string
  readonly fields?: FieldsWords
}

export type FieldsWords = Readonly<Record<string, FieldWords>>

/** All of a form's field texts in one language; an island gets them as a prop. */
export interface FormWords<Labels = FieldsWords> {
  readonly fields: Labels
  readonly messages: FormMessages
}

/**
 * Defines a form's texts in every language and returns a function that picks one language. A missing text does not
 * compile.
 */
export function defineLabels<F extends Fields, const Table extends FormLabels<F>>(
  _form: Form<F>,
  table: Table,
): (locale: Locale) => FormWords<InOneLanguage<Table>> {
  return locale => ({ fields: pick(table, locale), messages: formMessages(locale) })
}

function pick<Table extends object>(table: Table, locale: Locale): InOneLanguage<Table> {
  const entries = Object.entries(table).map(([key, value]) => [
    key,
    typeof value[locale] === 'string' ? value[locale] : pick(value, locale),
  ])
  // The compiler does not follow a tree that is rebuilt from its entries.
  return Object.fromEntries(entries) as InOneLanguage<Table>
}
