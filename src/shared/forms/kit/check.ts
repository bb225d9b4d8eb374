import * as v from 'valibot'
import { type Fields, type Form, filesName, type Inputs, type Values } from './define-form.ts'
import { type FormErrors, type FormResult, inFormOrder } from './errors.ts'
import { rowName } from './field-name.ts'
import type { FilesResult } from './files.ts'
import type { FieldsWords, FormWords } from './labels.ts'
import { readForm } from './read.ts'
import type { FormEntries } from './read-entries.ts'
import { formSchema } from './schema.ts'

/**
 * Rules beyond those of single fields, such as one field that requires another. Returns messages by field name.
 * `context` is what the form's rules know besides its fields, if anything; only the function passes it.
 */
export type FormRules<F extends Fields, Words, Context = unknown> = (
  input: Inputs<F>,
  words: Words,
  now: Date,
  context?: Context,
) => FormErrors

/** A form with its rules: everything that is needed to check it, in the browser and in the function. */
export interface CheckedForm<F extends Fields, Words, Context = never> {
  readonly form: Form<F>
  readonly rules?: FormRules<F, Words, Context>
}

const noFiles: FilesResult = { ok: true, attachments: [] }

/** Checks every rule of a form: all errors at once, in the order of the form. */
export async function checkForm<F extends Fields, Words extends FieldsWords, Context>(
  { form, rules }: CheckedForm<F, Words, Context>,
  entries: FormEntries,
  words: FormWords<Words>,
  now: Date,
  context?: Context,
): Promise<FormResult<Values<F>>> {
  const { input, fullLists } = readForm(form, entries)
  const parsed = v.safeParse(formSchema(form.fields, words), input)
  const field = form.fields[filesName]
  const takesFiles = field?.kind === 'files'
  const files = takesFiles ? await field.check(entries.files, words.messages) : noFiles
  const errors: Record<string, string> = {}
  for (const list of fullLists) errors[list] = words.fields[list]?.tooMany ?? ''
  for (const [name, message] of Object.entries(rules?.(input, words.fields, now, context) ?? {}))
    errors[name] ??= message
  for (const issue of parsed.issues ?? []) errors[issueName(issue, input)] ??= issue.message
  if (!files.ok) errors[filesName] ??= files.error
  if (field?.required && entries.files.length === 0)
    errors[filesName] ??= words.fields[filesName]?.missing ?? ''
  if (Object.keys(errors).length === 0 && parsed.success && files.ok) {
    const data = { ...parsed.output, ...(takesFiles && { [filesName]: files.attachments }) }
    // The schema was built from the same fields as the type, which the compiler cannot follow.
    return { ok: true, data: data as unknown as Values<F> }
  }
  return { ok: false, errors: inFormOrder(form, errors), tooLarge: !files.ok && files.tooLarge }
}

/** The field name of an issue. Rows are numbered as in the form, empty ones included. */
function issueName(issue: v.BaseIssue<unknown>, input: Readonly<Record<string, unknown>>): string {
  const [list, index, , name] = (issue.path ?? []).map(({ key }) => key)
  const rows = input[String(list)]
  if (index === undefined || !Array.isArray(rows)) return String(list)
  return rowName(String(list), rows[Number(index)].row, String(name))
}
