import { listItems, originalText, translationsMatch } from '../names.ts'
import { patchMarkdown, readMarkdown } from './patch-markdown.ts'
import { patchYaml } from './patch-yaml.ts'
import { type Fields, isFields } from './values.ts'
import { readYaml } from './yaml-source.ts'

const isText = (file: string) => file.startsWith('---\n')

/** The form of a file: its fields, and the file's text, which is needed to write it. */
export function fromFile(file: string): Fields {
  const value = isText(file) ? readMarkdown(file) : readYaml(file)
  return { ...(isFields(value) ? value : { [listItems]: value }), [originalText]: file }
}

/**
 * The file of a form; unchanged parts keep their bytes.
 *
 * @param templates the files of entries that do not exist yet, by the text that their forms carry instead of a file
 */
export function toFile(form: Fields, templates: ReadonlyMap<string, string>): string {
  const { [originalText]: carried, [translationsMatch]: _, ...fields } = form
  const original = String(carried ?? '')
  const template = templates.get(original)
  if (template !== undefined) {
    // The form of a text starts empty. That of the facts starts with the template's values: an empty field was cleared.
    const filled = isText(template) && filledIn(template, fields)
    return toFile({ ...form, ...filled, [originalText]: template }, templates)
  }
  if (isText(original) || 'body' in fields) return patchMarkdown(original, fields)
  return patchYaml(original, listItems in fields ? fields[listItems] : fields, "'")
}

/** The fields of a new text: where a field was not filled in, the template's value. */
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
