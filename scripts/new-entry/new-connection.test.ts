import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { type Content, readContent } from '../../src/content-model/rules/content.ts'
import { contentReader } from '../../src/content-model/rules/read-files.ts'
import { readSource } from '../../src/content-model/rules/source-file.ts'
import { newConnection } from './new-connection.ts'

const now = new Date('2026-11-25T12:00:00Z')
const source = "asOf: 2026-11, source: 'https://rail.example/'"
let content: Content
beforeAll(async () => {
  const own = await contentReader(process.cwd())()
  content = readContent([
    ...own.filter(({ path }) => path === 'content/stations.yaml'),
    readSource(
      'content/connections/north.yaml',
      `- { from: malmo-c, to: kobenhavn-h, minutes: 40, ${source} }\n- { from: malmo-c, to: lund-c, minutes: 12, ${source} }\n`,
    ),
    readSource(
      'content/connections/night.yaml',
      `${"- { from: malmo-c, to: berlin-hbf, minutes: 600, night: { leaves: '20:00', arrives: '06:00' }, asOf: 2026-11, source: 'https://rail.example/' }\n".repeat(3)}`,
    ),
    readSource(
      'content/connections/south.yaml',
      `- { from: lund-c, to: berlin-hbf, minutes: 500, ${source} }\n`,
    ),
  ]).content
})
const made = (words: string) => newConnection(words.split(' '), content, now)

test('makes a line with today as its date and a source to fill in, which a build refuses', () => {
  const { path, line } = made('stockholm-c malmo-c 270')
  expect(line).toBe("- { from: stockholm-c, to: malmo-c, minutes: 270, asOf: 2026-11-25, source: '' }")
  expect(path).toBe('content/connections/north.yaml')
  expect(readContent([readSource(path, `${line}\n`)]).faults).toContainEqual(
    expect.objectContaining({ path, line: 1, field: '0.source' }),
  )
})

test('a second line goes into the same file, although it lacks a source until then', () => {
  const first = made('stockholm-c malmo-c 270')
  const north = content.files.find(({ path }) => path === first.path)
  const after = readContent([
    ...content.files.filter(file => file !== north),
    readSource(first.path, `${north?.text}${first.line}\n`),
  ])
  const second = newConnection(['malmo-c', 'stockholm-c', '270'], after.content, now)
  expect(second.path).toBe(first.path)
  expect(second.existing).toEqual(['content/connections/north.yaml:3'])
})

test.each([
  ['lund-c malmo-c 12', ['content/connections/north.yaml:2']],
  ['stockholm-c malmo-c 270', []],
])('%s: says where the stations are connected already', (words, existing) => {
  expect(made(words).existing).toEqual(existing)
})

test('the guides add no connection that there is', async () => {
  const own = readContent(await contentReader(process.cwd())()).content
  const guides = ['README.md', 'docs/editing.md'].map(path => readFileSync(path, 'utf8')).join('\n')
  const examples = [...guides.matchAll(/npm run new connection (\S+ \S+ \d+)/g)]
  expect(examples).toHaveLength(2)
  for (const [, words = ''] of examples)
    expect(newConnection(words.split(' '), own, now).existing).toEqual([])
})

test.each([
  ['hamburg-hbf berlin-hbf 110', 'south'],
  ['oslo-s malmo-c 400', 'north'],
  ['roma-termini napoli-centrale 70 italy', 'italy'],
])('%s goes into the file %s', (words, file) => {
  expect(made(words).path).toBe(`content/connections/${file}.yaml`)
})

test.each([
  [
    'malmo-c',
    'Usage: npm run new connection <from> <to> <minutes>, for example npm run new connection hamburg-hbf leipzig-hbf 190',
  ],
  ['malmo-c lund-c', 'Usage: npm run new connection'],
  ['malmo-c lund-c 12 north more', 'Usage: npm run new connection'],
  ['malmo-c lund-c soon', '"soon" is not a number of minutes'],
  ['malmo-c lund-c 0', '"0" is not a number of minutes'],
  ['malmo-c malmo-c 12', 'The two stations must be different'],
  ['malmo-c lund-c 12 ../x', 'A file name has lower-case letters'],
  ['roma-termini napoli-centrale 70', 'No file has connections of IT yet: name a new one'],
  ['copenhagen malmo-c 40', /There is no station "copenhagen"\. Did you mean .*kobenhavn-h/],
  ['Köpenhamn malmo-c 40', /There is no station "Köpenhamn"\. Did you mean .*kobenhavn-h/],
  ['malmo-c hamborg-hbf 300', 'There is no station "hamborg-hbf". Did you mean hamburg-hbf'],
  ['malmo lund-c 12', 'There is no station "malmo". Did you mean malmo-c?'],
  [
    'malmo-c timbuktu 12',
    'There is no station "timbuktu", and none with a similar name: add it to content/stations.yaml first',
  ],
])('npm run new connection %s: %s', (words, says) => {
  expect(() => made(words)).toThrow(says)
})
