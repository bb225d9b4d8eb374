import type { Form } from './define-form.ts'
import { fieldId, rowName } from './field-name.ts'
import type { FieldsWords } from './labels.ts'

/** A message per field, by the field's name in the HTML, in the order of the form. */
export type FormErrors = Readonly<Record<string, string>>

export const noErrors: FormErrors = {}

/**
 * The errors that a new check still finds, with its messages. It adds none, so that a reader who is correcting a form
 * sees new errors only after the next attempt to send it.
 */
export const remainingErrors = (before: FormErrors, found: FormErrors): FormErrors =>
  Object.fromEntries(
    Object.keys(before).flatMap(name => {
      const message = found[name]
      return message ? [[name, message]] : []
    }),
  )

/** The result of a check. `tooLarge` is set if the files together exceed their limit. */
export type FormResult<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly errors: FormErrors; readonly tooLarge: boolean }

/** Sorts errors in the order of the form; an error about a whole list comes after those of its rows. */
export function inFormOrder({ fields }: Form, errors: FormErrors): FormErrors {
  const names = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'list'
      ? Array.from({ length: field.max }, (_, row) =>
          Object.keys(field.fields).map(inner => rowName(name, row, inner)),
        ).flat()
      : [name],
  )
  const places = new Map(names.map((name, place) => [name, place]))
  const place = (name: string) => places.get(name) ?? names.length
  return Object.fromEntries(Object.entries(errors).sort(([a], [b]) => place(a) - place(b)))
}

export interface ErrorLine {
  readonly name: string
  /** The id of the control to link to. */
  readonly id: string
  readonly text: string
}

/**
 * The errors as lines of a summary above the fields, so an error in a row names the row.
 *
 *     'employees[1].phone' // => 'Employee 2: Write a phone number …'
 */
export function errorLines(form: string, errors: FormErrors, words: FieldsWords): ErrorLine[] {
  return Object.entries(errors).map(([name, text]) => {
    const [, list = '', row] = /^(\w+)\[(\d+)\]/.exec(name) ?? []
    return {
      name,
      id: fieldId(form, name),
      text: row === undefined ? text : `${words[list]?.row} ${Number(row) + 1}: ${text}`,
    }
  })
}
