import { readFileSync } from 'node:fs'
import type { CollectionFile, Field } from '@sveltia/cms'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Content, readContent } from '../../content-model/rules/content.ts'
import { contentReader } from '../../content-model/rules/read-files.ts'
import { fromFile } from '../../editor/format/file-format.ts'
import { isFields } from '../../editor/format/values.ts'
import { originalText } from '../../editor/names.ts'
import { locales } from '../../i18n/locales.ts'
import { editorConfig } from './editor-config.ts'

let content: Content
let files: CollectionFile[]
beforeAll(async () => {
  content = readContent(await contentReader(process.cwd())()).content
  const { collections = [] } = editorConfig(content, undefined).cms
  files = collections.flatMap(collection => ('files' in collection ? collection.files : []))
})

const pathsOf = ({ file }: CollectionFile) =>
  file.includes('{{locale}}') ? locales.map(locale => file.replace('{{locale}}', locale)) : [file]

/** The fields of a value that a form would lose, refuse or not show, by their paths. */
function misfits(fields: readonly Field[], value: unknown, path: string): string[] {
  if (!isFields(value)) return [`${path}: no fields`]
  const names = fields.map(({ name }) => name)
  const unknown = Object.keys(value).filter(name => !names.includes(name) && name !== 'kind')
  return [
    ...unknown.map(name => `${path}.${name}: not in the form`),
    ...fields.flatMap(field => misfit(field, value[field.name], `${path}.${field.name}`)),
  ]
}

function misfit(field: Field, value: unknown, path: string): string[] {
  if (field.widget === 'hidden') return []
  if (value === undefined) return 'required' in field && field.required ? [`${path}: is required`] : []
  if (field.widget === 'object' && 'fields' in field) return misfits(field.fields ?? [], value, path)
  if (field.widget === 'list' && Array.isArray(value)) {
    if ('fields' in field)
      return value.flatMap((item, index) => misfits(field.fields ?? [], item, `${path}.${index}`))
    if ('field' in field)
      return value.flatMap((item, index) => misfit(field.field as Field, item, `${path}.${index}`))
    return value.every(item => typeof item === 'string') || 'types' in field
      ? []
      : [`${path}: a list of texts`]
  }
  if (field.widget === 'select' && 'options' in field) {
    const choices = [field.options].flat().map(option => (isFields(option) ? option['value'] : option))
    return [value].flat().every(item => choices.some(choice => choice === item))
      ? []
      : [`${path}: ${value} cannot be chosen`]
  }
  if (field.widget === 'number' && 'value_type' in field) {
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = field
    return typeof value === 'number' && value >= Number(min) && value <= Number(max)
      ? []
      : [`${path}: ${value} is out of bounds`]
  }
  return []
}

test('every text, fact and price of the content has a form that accepts it unchanged', () => {
  const wrong = files.flatMap(file =>
    pathsOf(file).flatMap(path => {
      const { [originalText]: _, ...value } = fromFile(readFileSync(path, 'utf8'))
      return misfits(file.fields, value, path)
    }),
  )
  expect(wrong).toEqual([])
})

test('every entry has forms for its facts and its text', () => {
  const paths = new Set(files.flatMap(pathsOf))
  const entries = content.files.filter(({ path }) =>
    /^content\/(?!connections|documents)\w+\/[^/]+\/[^/]+$/.test(path),
  )
  expect(entries.length).toBeGreaterThan(500)
  expect(entries.map(({ path }) => path).filter(path => !paths.has(path))).toEqual([])
})

describe('a form describes its fields in the schema’s words', () => {
  test.each([
    [
      'norway-facts',
      'operators',
      {
        widget: 'list',
        hint: 'Ids of `content/operators.yaml`.',
        field: { widget: 'relation', file: 'operators' },
      },
    ],
    ['norway-facts', 'updated', { widget: 'datetime', type: 'date', required: true }],
    ['norway-facts', 'draft', { widget: 'boolean', hint: 'Shown in development and previews only.' }],
    ['norway', 'keywords', { widget: 'list', i18n: true, required: false }],
    ['january-on-rails-facts', 'percentage', { widget: 'number', min: 1, max: 90 }],
    ['january-on-rails-facts', 'start', { widget: 'string' }],
    ['interrail-global-facts', 'kind', { widget: 'hidden' }],
    ['interrail-global-facts', 'discounts', { widget: 'list', typeKey: 'kind' }],
    ['site', 'phoneHours', { widget: 'object' }],
  ])('%s: %s', (name, field, expected) => {
    const file = files.find(one => one.name === name)
    expect(file?.fields.find(one => one.name === field)).toMatchObject(expected)
  })
})
