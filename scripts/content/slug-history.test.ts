import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../../src/content-model/rules/content.ts'
import { readSource } from '../../src/content-model/rules/source-file.ts'
import { formerSlugs, slugNotes } from './slug-history.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'history-'))
const path = 'content/faq/why-trains/en.md'

test('finds the former slugs of a file in its history', () => {
  const root = folder()
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: root })
  const save = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
    git('add', '-A')
    git('commit', '-qm', 'x')
  }
  git('init', '-q')
  save(path, '---\nslug: first\n---\n')
  save(path, '---\nslug: second\n---\n')
  save(path, '---\nslug: third\n---\nWords.\n')
  expect(formerSlugs(root)).toEqual(new Map([[path, new Set(['first', 'second'])]]))
})

test('finds nothing and reports nothing without a history', () => {
  expect(formerSlugs(folder())).toEqual(new Map())
})

const entry = (id: string, front: string) => [
  readSource(
    `content/tips/${id}/tip.yaml`,
    'product: train\nposter: france\nupdated: 2026-11-21\npublished: 2026-11-21\nclaims: []\nrelated: { guides: [], routes: [], tips: [] }\n',
  ),
  readSource(
    `content/tips/${id}/en.md`,
    `---\ntitle: x\n${front}\ndescription: ${'x'.repeat(60)}\nlead: x\nposterAlt: x\n---\nx\n`,
  ),
]

test.each([
  ['is told of', 'slug: now', 1],
  ['is not where it leads here as an alias', 'slug: now\naliases: [before]', 0],
  ['is not where it is the page’s again', 'slug: before', 0],
])('a former slug %s', (_, front, notes) => {
  const { content, faults } = readContent(entry('trains', front))
  expect(faults.filter(({ path }) => path.startsWith('content/tips/'))).toEqual([])
  const former = new Map([['content/tips/trains/en.md', new Set(['before'])]])
  expect(slugNotes(content, former)).toHaveLength(notes)
})

test('a former slug that another page has now is not reported', () => {
  const { content } = readContent([...entry('trains', 'slug: now'), ...entry('ships', 'slug: before')])
  expect(slugNotes(content, new Map([['content/tips/trains/en.md', new Set(['before'])]]))).toEqual([])
})
