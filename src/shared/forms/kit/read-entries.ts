import { filesName } from './define-form.ts'
import { limits } from './limits.ts'

/** The fields of a body by name, with the first value of each, and its files. The names are not parsed here. */
export interface FormEntries {
  readonly text: ReadonlyMap<string, string>
  readonly files: readonly File[]
}

export type ReadResult =
  | { readonly ok: true; readonly entries: FormEntries }
  | { readonly ok: false; readonly error: 'too-many-fields' | 'long-name' | 'wrong-kind' }

/**
 * Reads a form body, in time linear in its number of fields.
 *
 * More fields than the limit, a name longer than the limit, a file outside `files` and text inside it are refused
 * before any name is used. The empty file that a browser sends for an untouched field is left out.
 */
export function readFormData(form: FormData): ReadResult {
  const text = new Map<string, string>()
  const files: File[] = []
  let count = 0
  for (const [name, value] of form) {
    count += 1
    if (count > limits.fields) return { ok: false, error: 'too-many-fields' }
    if (name.length > limits.fieldName) return { ok: false, error: 'long-name' }
    if (typeof value === 'string') {
      if (name === filesName && value !== '') return { ok: false, error: 'wrong-kind' }
      if (!text.has(name)) text.set(name, value)
    } else if (name !== filesName) return { ok: false, error: 'wrong-kind' }
    else if (value.name !== '' || value.size > 0) files.push(value)
  }
  return { ok: true, entries: { text, files } }
}

/**
 * Reads a JSON body with the same names: strings, numbers, `true` for a ticked checkbox, and rows as a list of objects
 * of those. `null` and `false` count as absent; anything else is refused. JSON cannot contain files: a list with
 * something in their field is refused.
 */
export function readJson(body: unknown): ReadResult {
  const text = new Map<string, string>()
  const error = addObject(body, text)
  return error ? { ok: false, error } : { ok: true, entries: { text, files: [] } }
}

type ReadError = Exclude<ReadResult, { ok: true }>['error']

function addObject(value: unknown, text: Map<string, string>, list?: string): ReadError | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'wrong-kind'
  for (const [name, field] of Object.entries(value)) {
    const error =
      list === undefined && name !== filesName && Array.isArray(field)
        ? addRows(name, field, text)
        : addField(list === undefined ? name : `${list}.${name}`, field, text)
    if (error) return error
  }
  return undefined
}

function addRows(name: string, rows: readonly unknown[], text: Map<string, string>): ReadError | undefined {
  if (rows.length > limits.fields) return 'too-many-fields'
  for (const [index, row] of rows.entries()) {
    const error = addObject(row, text, `${name}[${index}]`)
    if (error) return error
  }
  return undefined
}

function addField(name: string, value: unknown, text: Map<string, string>): ReadError | undefined {
  if (name.length > limits.fieldName) return 'long-name'
  if (value === null || value === false) return undefined
  const written = writtenValue(value)
  if (written === undefined || name === filesName) {
    const isNoFiles = name === filesName && Array.isArray(value) && value.length === 0
    return isNoFiles ? undefined : 'wrong-kind'
  }
  if (text.size >= limits.fields) return 'too-many-fields'
  text.set(name, written)
  return undefined
}

/** A value as an HTML form sends it, if it is one. */
function writtenValue(value: unknown): string | undefined {
  if (value === true) return 'on'
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : undefined
}
