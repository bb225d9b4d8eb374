import type { Field, SelectField } from '@sveltia/cms'
import type { z } from 'astro/zod'
import { dayPattern, isListedKind, type ListedKind } from '../../content-model/fields.ts'
import { isFields } from '../../editor/format/values.ts'
import { isLocale, locales } from '../../i18n/locales.ts'

/** The parts of a field's JSON Schema that are read here. */
export type FieldSchema = z.core.JSONSchema.BaseSchema & {
  /** The name of the list that an id must be in. */
  readonly listed?: unknown
}

export interface FormOptions {
  /** Whether every language has a value of its own. */
  readonly i18n: boolean
  /** The possible values of an id, each with its name. */
  readonly choices: (list: ListedKind) => Choices
  /** The file's value: for a product, the form has the fields of its own kind. */
  readonly data?: unknown
}

/** The ids of a short list; or the collection with a long one, so that it is sent once. */
export type Choices =
  | { readonly options: readonly { readonly label: string; readonly value: string }[] }
  | { readonly collection: string; readonly file: string; readonly items: string; readonly name: string }

/** Texts longer than a line. */
const longTexts = new Set([
  'description',
  'lead',
  'text',
  'summary',
  'wayOut',
  'because',
  'what',
  'cost',
  'reserve',
  'book',
  'posterAlt',
  'question',
])

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/** `labelOf('posterAlt') // => 'Poster alt'` */
export function labelOf(name: string): string {
  if (isLocale(name)) return languageNames.of(name) ?? name
  if (/^[A-Z]+$/.test(name)) return name
  const words = name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`).trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const isSchema = (value: unknown): value is FieldSchema => typeof value === 'object' && value !== null

/** The form of an object's schema. Of several possible kinds, the fields of the file's own kind. */
export function formFields(schema: FieldSchema, options: FormOptions): Field[] {
  const own = ofOwnKind(schema, options.data)
  const required = new Set(own.required)
  const fields = { ...furtherFields(own, options.data), ...own.properties }
  return Object.entries(fields).flatMap(([name, field]) =>
    isSchema(field) ? formField(name, field, required.has(name), { ...options, data: undefined }) : [],
  )
}

/** Fields that the file has and its schema does not name, where it allows any: figures of our own. */
function furtherFields({ properties = {}, additionalProperties: any }: FieldSchema, data: unknown) {
  const names = isFields(data) && isSchema(any) ? Object.keys(data) : []
  return Object.fromEntries(names.filter(name => !(name in properties)).map(name => [name, any]))
}

const branches = ({ anyOf, oneOf }: FieldSchema) => (anyOf ?? oneOf ?? []).filter(isSchema)

/** The value of a field that can only have one: `kind: interrail`. */
const constantOf = (schema: FieldSchema, name: string) => {
  const field = schema.properties?.[name]
  return isSchema(field) ? field.const : undefined
}

function ofOwnKind(schema: FieldSchema, data: unknown): FieldSchema {
  const { kind } = isFields(data) ? data : {}
  return branches(schema).find(branch => constantOf(branch, 'kind') === kind) ?? schema
}

function formField(name: string, schema: FieldSchema, isRequired: boolean, options: FormOptions): Field {
  const common = {
    name,
    label: labelOf(name),
    required: isRequired,
    ...(options.i18n && { i18n: true }),
    ...(schema.description && { hint: schema.description }),
  }
  if (schema.const !== undefined) return { name, widget: 'hidden', ...(options.i18n && { i18n: true }) }
  if (schema.enum)
    return {
      ...common,
      ...choose(schema.enum.map(value => ({ label: String(value), value: value as string }))),
    }
  if (isListedKind(schema.listed)) return { ...common, ...chooseFrom(options.choices(schema.listed)) }
  const union = branches(schema)
  if (union.length > 0) return ofUnion(common, union, options)
  switch (schema.type) {
    case 'boolean':
      return { ...common, widget: 'boolean', required: false }
    case 'integer':
    case 'number':
      return {
        ...common,
        widget: 'number',
        value_type: schema.type === 'integer' ? 'int' : 'float',
        ...bounds(schema),
      }
    case 'array':
      return listField(common, schema, options)
    case 'object':
      return objectField(common, schema, isRequired, options)
    default:
      return textField(common, name, schema)
  }
}

type Common = { name: string; label: string; required: boolean; i18n?: boolean; hint?: string }

const choose = (values: SelectField['options']) => ({ widget: 'select', options: values }) as const

const chooseFrom = (choices: Choices) =>
  'options' in choices
    ? choose([...choices.options])
    : ({
        widget: 'relation',
        collection: choices.collection,
        file: choices.file,
        value_field: `${choices.items}.*.id`,
        display_fields: [`${choices.items}.*.${choices.name}`],
        search_fields: [`${choices.items}.*.${choices.name}`, `${choices.items}.*.id`],
      } as const)

/**
 * The editor includes its bounds, so that a whole number above 0 is at least 1; other numbers get no exclusive bound.
 */
function bounds({ type, minimum, exclusiveMinimum, maximum }: FieldSchema) {
  const least =
    typeof exclusiveMinimum !== 'number' ? minimum : exclusiveMinimum + (type === 'integer' ? 1 : 0)
  return {
    ...(least !== undefined && { min: least }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
  }
}

function textField(common: Common, name: string, { pattern }: FieldSchema): Field {
  if (pattern === dayPattern) return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  return { ...common, widget: longTexts.has(name) ? 'text' : 'string' }
}

/**
 * A value of several types: choices where all are known, a text where any is allowed, the fields of all where they are
 * objects.
 */
function ofUnion(common: Common, union: readonly FieldSchema[], options: FormOptions): Field {
  const constants = union.map(branch => branch.const)
  if (constants.every(value => value !== undefined))
    return {
      ...common,
      ...choose(constants.map(value => ({ label: String(value), value: value as number }))),
    }
  if (union.every(({ type }) => type === 'object')) {
    const fields = union.flatMap(branch => formFields(branch, options))
    return {
      ...common,
      widget: 'object',
      fields: fields.map(field => ({ ...field, required: false }) as Field),
    }
  }
  return { ...common, widget: 'string' }
}

function objectField(common: Common, schema: FieldSchema, isRequired: boolean, options: FormOptions): Field {
  if (schema.properties) {
    const isTranslated = Object.keys(schema.properties).join() === locales.join()
    const fields = formFields(schema, options)
    return {
      ...common,
      widget: 'object',
      collapsed: !isRequired && 'auto',
      fields: isTranslated ? fields.map(field => ({ ...field, widget: 'text' }) as Field) : fields,
    }
  }
  return { ...common, widget: 'keyvalue', key_label: 'Name', value_label: 'Text' }
}

function listField(common: Common, { items, minItems, maxItems }: FieldSchema, options: FormOptions): Field {
  const item = isSchema(items) ? items : {}
  const size = {
    ...(minItems !== undefined && common.required && { min: minItems }),
    ...(maxItems !== undefined && { max: maxItems }),
  }
  if (item.enum) {
    const values = item.enum.map(value => ({ label: String(value), value: value as string }))
    return { ...common, ...choose(values), multiple: true, ...size }
  }
  const kinds = branches(item)
  if (kinds.length > 0 && kinds.every(kind => constantOf(kind, 'kind') !== undefined))
    return {
      ...common,
      widget: 'list',
      typeKey: 'kind',
      types: kinds.map(kind => ({
        name: String(constantOf(kind, 'kind')),
        label: labelOf(String(constantOf(kind, 'kind'))),
        fields: formFields(kind, options).filter(({ name }) => name !== 'kind'),
      })),
      ...size,
    }
  if (item.properties) {
    const fields = formFields(item, options)
    return { ...common, widget: 'list', fields, summary: summaryOf(fields), collapsed: true, ...size }
  }
  if (isListedKind(item.listed) || item.type !== 'string')
    return {
      ...common,
      widget: 'list',
      field: { ...formField('item', item, true, options), label: 'Item' } as Field,
      ...size,
    }
  return { ...common, widget: 'list', ...size }
}

/** The title of a folded item: its first words, dates and numbers. */
function summaryOf(fields: readonly Field[]): string {
  const plain = fields.filter(
    ({ widget = 'string' }) => !['object', 'list', 'keyvalue', 'hidden', 'boolean'].includes(widget),
  )
  const translated = fields.find(
    field =>
      field.widget === 'object' &&
      'fields' in field &&
      field.fields?.some(({ name }: Field) => name === 'en'),
  )
  const names = translated ? [`${translated.name}.en`] : plain.slice(0, 2).map(({ name }) => name)
  return names.map(name => `{{fields.${name}}}`).join(' · ')
}
