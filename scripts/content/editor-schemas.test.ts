import { readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { type Content, readContent } from '../../src/content-model/rules/content.ts'
import { contentReader } from '../../src/content-model/rules/read-files.ts'
import { editorSchemas } from './editor-schemas.ts'

let content: Content
beforeAll(async () => {
  content = readContent(await contentReader(process.cwd())()).content
})

test('the settings in the repository name every schema and its files', () => {
  const settings: unknown = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'))
  expect(settings).toMatchObject({
    'yaml.schemas': Object.fromEntries(editorSchemas(content).map(({ path, files }) => [path, files])),
  })
})

test('every YAML file of the content has one schema', () => {
  const schemas = editorSchemas(content)
  for (const { path } of content.files.filter(file => file.path.endsWith('.yaml')))
    expect(schemas.filter(({ files }) => matchesGlob(path, files)).length, path).toBe(1)
})

test('ids are the existing ones, and a day needs no time', () => {
  const guides = editorSchemas(content).find(({ path }) => path.endsWith('/guides.json'))?.schema
  expect(guides).toMatchObject({
    properties: {
      operators: { items: { enum: expect.arrayContaining(['sj']) } },
      related: { properties: { guides: { items: { enum: expect.arrayContaining(['sweden']) } } } },
      published: { type: 'string', pattern: expect.stringMatching(/^\^\\d\{4\}/) },
    },
    additionalProperties: false,
  })
  expect(JSON.stringify(guides)).not.toContain('listed')
})
