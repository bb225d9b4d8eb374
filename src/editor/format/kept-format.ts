import { listItems, originalText, translationsGo } from '../names.ts'
import { keepText, readText } from './keep-text.ts'
import { keepYaml } from './keep-yaml.ts'
import { type Fields, isFields } from './values.ts'
import { readYaml } from './yaml-source.ts'

const isText = (file: string) => file.startsWith('---\n')

/** A file's form: its fields, with the file as it is, by which it is written. */
export function fromFile(file: string): Fields {
  const value = isText(file) ? readText(file) : readYaml(file)
  return { ...(isFields(value) ? value : { [listItems]: value }), [originalText]: file }
}

/**
 * The file of a form: all that has not changed keeps its bytes.
 *
 * @param templates the files of entries that are not there yet, by what their forms have in the place of a file
 */
export function toFile(form: Fields, templates: ReadonlyMap<string, string>): string {
  const { [originalText]: carried, [translationsGo]: _, ...fields } = form
  const original = String(carried ?? '')
  const template = templates.get(original)
  if (template !== undefined)
    return toFile({ ...form, ...filledIn(template, fields), [originalText]: template }, templates)
  if (isText(original) || 'body' in fields) return keepText(original, fields)
  return keepYaml(original, listItems in fields ? fields[listItems] : fields, "'")
}

/** The fields of a new file: what nobody has filled in is what the template says. */
function filledIn(template: string, fields: Fields): Fields {
  const { [originalText]: _, ...own } = fromFile(template)
  const filled = Object.entries(fields).filter(([name, value]) => !(name in own) || !isUnfilled(value))
  return { ...own, ...Object.fromEntries(filled) }
}

const isUnfilled = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (isFields(value) && Object.keys(value).length === 0) ||
  (Array.isArray(value) && value.length === 0)
