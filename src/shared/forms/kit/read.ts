import { cleanFreeText, cleanLine, cleanParagraph } from '../../clean-text.ts'
import { type Fields, type Form, type Inputs, unreadableInput } from './define-form.ts'
import { withAsciiDomain } from './email.ts'
import { rowName } from './field-name.ts'
import type { JsonField, ValueField } from './fields.ts'
import type { FormEntries } from './read-entries.ts'

export interface ReadForm<F extends Fields> {
  readonly input: Inputs<F>
  /** Lists for which more rows were sent than the form has. */
  readonly fullLists: readonly string[]
}

/** Reads only the field names that the form has; names from outside are never parsed. Empty rows are left out. */
export function readForm<F extends Fields>({ fields }: Form<F>, { text, files }: FormEntries): ReadForm<F> {
  const fullLists: string[] = []
  const input = Object.entries(fields).map(([name, field]) => {
    if (field.kind === 'files') return [name, files]
    if (field.kind === 'json') return [name, readJson(field, text.get(name))]
    if (field.kind !== 'list') return [name, readValue(field, text.get(name))]
    const rows = Array.from({ length: field.max }, (_, row) => ({
      row,
      values: Object.fromEntries(
        Object.entries(field.fields).map(([inner, kind]) => [
          inner,
          readValue(kind, text.get(rowName(name, row, inner))),
        ]),
      ),
    }))
    if (hasExtraRows(text, name, field.max, Object.keys(field.fields))) fullLists.push(name)
    return [name, rows.filter(({ values }) => Object.values(values).some(Boolean))]
  })
  // The compiler does not follow an object that is built from a definition's entries.
  return { input: Object.fromEntries(input) as Inputs<F>, fullLists }
}

function hasExtraRows(
  text: FormEntries['text'],
  list: string,
  max: number,
  names: readonly string[],
): boolean {
  const known = new Set(
    Array.from({ length: max }, (_, row) => names.map(name => rowName(list, row, name))).flat(),
  )
  return [...text].some(
    ([name, value]) => name.startsWith(`${list}[`) && !known.has(name) && value.trim() !== '',
  )
}

function readJson({ max, read }: JsonField, value = '') {
  if (value.trim() === '') return undefined
  return (value.length <= max && read(value)) || unreadableInput
}

/** A field's value as it is checked, stored and mailed. */
export function readValue(field: ValueField, value = ''): string {
  if (field.kind === 'paragraph') return cleanParagraph(value)
  if ('emoji' in field) return cleanFreeText(value)
  const line = cleanLine(value)
  if (field.kind === 'email') return withAsciiDomain(line)
  return field.kind === 'choice' ? choice(field.values, line) : line
}

/** One of our own values; a program may write it in capitals. `choice(['missed'], 'Missed') // => 'missed'` */
const choice = (values: readonly string[], written: string) =>
  values.find(value => value.toLowerCase() === written.toLowerCase()) ?? written
