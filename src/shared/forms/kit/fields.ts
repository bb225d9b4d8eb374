import type { checkFiles } from './files.ts'

/**
 * The kinds of field a form is made of. A field of free text (a line, an address, a file) can never have `echo`: a
 * confirmation goes to whatever address was typed, so it may repeat only values that we offered.
 */
export type Field = ValueField | JsonField | ListField | FilesField

/** A field of one value; the rows of a list have only such fields. */
export type ValueField = FreeField | ClockField | ChoiceField | ConsentField

interface FieldBase {
  readonly required?: true
}

/** For the values of the `autocomplete` attribute see the HTML standard. */
interface TypedField extends FieldBase {
  readonly autoComplete?: string
  readonly echo?: never
}

/** One line, or several (`paragraph`), of at most `max` UTF-16 units, as the `maxlength` attribute counts. */
export interface TextField extends TypedField {
  readonly kind: 'line' | 'paragraph'
  readonly max: number
  /** Whether a line keeps emoji as they are. Those of a paragraph always stay; names lose their invisible parts. */
  readonly emoji?: true
}

/** One e-mail address, or one phone number. */
export interface ContactField extends TypedField {
  readonly kind: 'email' | 'phone'
}

export type FreeField = TextField | ContactField

/** May be repeated in the confirmation mail; off by default. */
interface EchoableField extends FieldBase {
  readonly echo?: true
}

/** A day `2027-06-21`, or a time of day `08:24`. */
export interface ClockField extends EchoableField {
  readonly kind: 'date' | 'time'
}

/** One of our own values. */
export interface ChoiceField extends EchoableField {
  readonly kind: 'choice'
  readonly values: readonly string[]
}

/** A checkbox. */
export interface ConsentField extends EchoableField {
  readonly kind: 'consent'
}

/** What a JSON field may hold. */
export type JsonData = Readonly<Record<string, unknown>>

/** A hidden field of JSON, of at most `max` UTF-16 units. Mails leave it out. */
export interface JsonField extends FieldBase {
  readonly kind: 'json'
  readonly max: number
  /** Parses the text; `undefined` if it is not valid. */
  readonly read: (text: string) => JsonData | undefined
  readonly echo?: never
}

/** Repeated rows of fields, at most `max`. With `required` there must be at least one row. */
export interface ListField extends FieldBase {
  readonly kind: 'list'
  readonly max: number
  readonly fields: Readonly<Record<string, ValueField>>
}

/** Files, within the limits of every form. With `echo` the confirmation says how many. */
export interface FilesField extends EchoableField {
  readonly kind: 'files'
  /** Checks the files. It is part of the field so that only a form with files bundles it. */
  readonly check: typeof checkFiles
}
