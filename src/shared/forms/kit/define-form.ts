import type { ChoiceField, ConsentField, Field, FilesField, JsonField, ListField } from './fields.ts'
import type { Attachment } from './files.ts'

/** A form's fields by name, in the order of the page. */
export type Fields = Readonly<Record<string, Field>>

export interface Form<F extends Fields = Fields> {
  /** The value of its hidden field `form`, and the prefix of its controls' ids. */
  readonly name: string
  readonly fields: F
  /** The form is answered with a receipt that shows what was sent, and when. */
  readonly receipt?: true
}

/** The only field name for files, so that a body can be read before its form is known. */
export const filesName = 'files'

/** Only a files field may, and must, be called `files`. */
type FilesInPlace<F extends Fields> = {
  readonly [Name in keyof F]: Name extends typeof filesName
    ? FilesField
    : F[Name] extends FilesField
      ? never
      : unknown
}

/**
 * Defines a form's fields. The reader, the rules, the messages, the HTML attributes, the order of errors, the rows of
 * the mails and the type of the data are derived from them.
 *
 *     defineForm({ name: 'call', fields: { phone: { kind: 'phone', required: true } } })
 */
export function defineForm<const F extends Fields>(form: {
  readonly name: string
  readonly receipt?: true
  readonly fields: F & FilesInPlace<F>
}): Form<F> {
  return form
}

/** A row of a list; `row` is its index in the form, since empty rows are left out. */
export interface Row<V> {
  readonly row: number
  readonly values: V
}

/**
 * The input for a field: trimmed text (empty if nothing was sent), files, the rows that are not empty, or parsed JSON
 * (`undefined` if nothing was sent).
 */
export type Input<F extends Field> = F extends ListField
  ? readonly Row<Inputs<F['fields']>>[]
  : F extends FilesField
    ? readonly File[]
    : F extends JsonField
      ? ReturnType<F['read']> | typeof unreadableInput
      : string

/** The input for a JSON field whose text is too long or not valid. */
export const unreadableInput = 'unreadable'

export type Inputs<F extends Fields> = { readonly [Name in keyof F]: Input<F[Name]> }

/** A field's value in a valid form. An optional field may be empty. */
export type Value<F extends Field> = F extends ListField
  ? readonly Row<Values<F['fields']>>[]
  : F extends FilesField
    ? readonly Attachment[]
    : F extends JsonField
      ? ReturnType<F['read']>
      : F extends ConsentField
        ? boolean
        : F extends ChoiceField
          ? F['values'][number] | (F extends { readonly required: true } ? never : '')
          : string

export type Values<F extends Fields> = { readonly [Name in keyof F]: Value<F[Name]> }
