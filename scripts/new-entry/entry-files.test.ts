import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkContent } from '../../src/content-model/rules/check-content.ts'
import { type Content, readContent } from '../../src/content-model/rules/content.ts'
import { faultLine } from '../../src/content-model/rules/fault.ts'
import { contentReader } from '../../src/content-model/rules/read-files.ts'
import { readSource, type SourceFile } from '../../src/content-model/rules/source-file.ts'
import { locales } from '../../src/i18n/locales.ts'
import type { NewEntryRequest } from '../../src/shared/new-entry/fill-templates.ts'
import { entryFiles } from './entry-files.ts'
import { readNewEntryArguments } from './read-arguments.ts'

const now = new Date('2026-11-21')
let own: readonly SourceFile[]
let content: Content
beforeAll(async () => {
  own = await contentReader(process.cwd())()
  content = readContent(own).content
})

const filesOf = async (request: NewEntryRequest) => [...(await entryFiles(request, content, now))]

const requests: readonly NewEntryRequest[] = [
  { kind: 'guides', name: 'iceland' },
  { kind: 'guides', name: 'atlantis' },
  { kind: 'routes', name: 'over-the-alps' },
  { kind: 'tips', name: 'how-to-sleep' },
  { kind: 'faq', name: 'why-trains' },
]

describe.each(requests)('a new entry of $kind, $name', request => {
  test.each([false, true])('is a draft without a fault (shown: %s)', async showsUnpublished => {
    const made = (await filesOf(request)).map(([path, text]) => readSource(path, text))
    // Its facts, and a text in each language.
    expect(made.length).toBe(1 + locales.length)
    const { faults, notes } = checkContent([...own, ...made], { now, showsUnpublished })
    expect(faults.map(faultLine)).toEqual([])
    expect(notes.map(note => note.path).filter(path => path.includes(request.name))).toEqual(
      made.map(file => file.path).sort(),
    )
    for (const note of notes) expect(note.message).toMatch(/^is to be filled in/)
  })

  test('cannot be published as it is', async () => {
    const made = (await filesOf(request)).map(([path, text]) =>
      readSource(path, text.replace(/^draft:.*\n/m, '')),
    )
    const { faults } = checkContent([...own, ...made], { now, showsUnpublished: false })
    expect(faults.map(({ path }) => path)).toEqual(made.map(file => file.path).sort())
  })
})

test('a guide contains what is known about its country', async () => {
  const files = new Map(await filesOf({ kind: 'guides', name: 'netherlands' }))
  const facts = files.get('content/guides/netherlands/guide.yaml')
  expect(facts).toContain('country: NL\n')
  expect(facts).toContain('poster: netherlands\n')
  expect(facts).toContain('expires: 2027-11-21\n')
  expect(files.get('content/guides/netherlands/sv.md')).toContain(
    'title: Nederländerna\nslug: nederlanderna\n',
  )
})

test('a guide whose name is no known country asks for the code, and says where the posters are', async () => {
  const files = new Map(await filesOf({ kind: 'guides', name: 'atlantis' }))
  const facts = files.get('content/guides/atlantis/guide.yaml')
  expect(facts).toContain("country: SE # FILL IN: the country's code\n")
  const folder = 'src/illustrations/posters/editions'
  expect(facts).toContain(`# FILL IN: a poster of ${folder}\n`)
  expect(existsSync(folder)).toBe(true)
})

describe('the arguments of the command', () => {
  test.each([
    { words: ['guide', 'iceland'], request: { kind: 'guides', name: 'iceland' } },
    { words: ['question', 'why-trains'], request: { kind: 'faq', name: 'why-trains' } },
    { words: ['faq', 'why-trains'], request: { kind: 'faq', name: 'why-trains' } },
  ])('$words are understood', ({ words, request }) => {
    expect(readNewEntryArguments(words, { files: own })).toEqual(request)
  })

  test.each([
    { words: [], says: 'Usage: npm run new guide|route|tip|question <name>' },
    { words: ['gudie', 'iceland'], says: '"gudie" is not a kind of entry. Usage: npm run new guide|' },
    { words: ['guide'], says: 'The name of the guide is missing.' },
    { words: ['guide', 'Österrike'], says: 'hyphens: npm run new guide osterrike' },
    { words: ['route', 'over', 'the', 'alps'], says: 'npm run new route over-the-alps' },
    { words: ['guide', '../../x'], says: 'npm run new guide x' },
    { words: ['guide', '--force'], says: 'npm run new guide force' },
    { words: ['guide', 'sweden'], says: 'content/guides/sweden already exists' },
  ])('$words: $says', ({ words, says }) => {
    expect(() => readNewEntryArguments(words, { files: own })).toThrow(says)
  })
})
