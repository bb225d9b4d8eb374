import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms'
import {
  fillTemplates,
  type KnownContent,
  type NewEntryRequest,
  type NewKind,
  newKinds,
} from '../../shared/new-entry/fill-templates.ts'
import { editorKey } from '../../stores/keys.ts'
import { fromFile } from '../format/file-format.ts'
import { isFields } from '../format/values.ts'
import { factsName, localeFiles, originalText, textFormat } from '../names.ts'

/** The forms and files that a new entry of a kind starts with. */
export interface NewEntryForms {
  readonly facts: Field[]
  readonly text: Field[]
  readonly templates: Readonly<Record<string, string>>
}

export interface EditorData {
  readonly cms: CmsConfig
  readonly forms: Readonly<Record<NewKind, NewEntryForms>>
  readonly known: KnownContent
  /** The entry of each page, by the page's path: `/sv/guide-detail/norge` is `guides/norway`. */
  readonly pages: Readonly<Record<string, string>>
}

const isNewEntryRequest = (value: unknown): value is NewEntryRequest =>
  isFields(value) && typeof value['name'] === 'string' && Object.hasOwn(newKinds, String(value['kind']))

/** New entries that this browser has stored because they are not in a build yet. */
export function storedNewEntries(): NewEntryRequest[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(editorKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isNewEntryRequest) : []
  } catch {
    return []
  }
}

export const storeNewEntries = (requests: readonly NewEntryRequest[]) =>
  localStorage.setItem(editorKey, JSON.stringify(requests))

export const filesOf = ({ cms }: EditorData, kind: string): CollectionFile[] => {
  const collection = cms.collections?.find(one => 'name' in one && one.name === kind)
  return collection && 'files' in collection ? collection.files : []
}

/**
 * Adds new entries to the forms.
 *
 * @returns the files that they start with, by the text that their forms carry instead of a file
 */
export function addNewEntries(
  data: EditorData,
  requests: readonly NewEntryRequest[],
  now: Date,
): Map<string, string> {
  const templates = new Map<string, string>()
  for (const { kind, name } of requests) {
    const { facts, text, templates: own } = data.forms[kind]
    for (const [path, file] of fillTemplates({ kind, name }, own, data.known, now)) templates.set(path, file)
    const factsFile = `content/${kind}/${name}/${newKinds[kind]}.yaml`
    const filled = fromFile(templates.get(factsFile) ?? '')
    filesOf(data, kind).push(
      {
        name: factsName(name),
        label: `${name}: facts (new, save these first)`,
        file: factsFile,
        fields: withDefaults(facts, { ...filled, [originalText]: factsFile }),
      },
      {
        name,
        label: `${name} (new)`,
        file: localeFiles(kind, name),
        format: textFormat,
        i18n: true,
        fields: withDefaults(text.map(optional), { [originalText]: localeFiles(kind, name) }),
      },
    )
  }
  return templates
}

/** A new text may be saved when only some of it is written: the template has the rest. */
const optional = (field: Field) => ({ ...field, required: false }) as Field

/** A form that begins with a file's values. */
function withDefaults(fields: readonly Field[], values: Readonly<Record<string, unknown>>): Field[] {
  return fields.map(field => {
    const value = values[field.name]
    if (value === undefined) return field
    if (isFields(value) && 'fields' in field && field.widget === 'object' && field.fields)
      return { ...field, fields: withDefaults(field.fields, value) }
    return { ...field, default: value } as Field
  })
}
