import { expect, test } from 'vitest'
import { noteLines } from './note-lines.ts'

const note = (path: string, line: number, field: string, message: string) => ({
  path: `content/${path}`,
  line,
  column: 3,
  field,
  message,
})
const old = 'is more than 18 months ago: check the fact again'

test('the same sentence about a file is one line with its places, and the rarest sentences come last', () => {
  expect(
    noteLines([
      note('a.yaml', 1, 'title', 'has 7 characters: use at least 25'),
      note('a.yaml', 3, '0.asOf', old),
      note('a.yaml', 8, '5.asOf', old),
      note('a.yaml', 8, '6.asOf', old),
      note('b.yaml', 2, '1.asOf', old),
      note('c.md', 9, 'spelling', '“raill” is in no dictionary'),
      note('d.yaml', 1, 'title', 'has 9 characters: use at least 25'),
    ]),
  ).toEqual([
    `content/a.yaml:3:3  asOf: ${old} (3 notes: lines 3, 8)`,
    `content/b.yaml:2:3  1.asOf: ${old} (note)`,
    'content/a.yaml:1:3  title: has 7 characters: use at least 25 (note)',
    'content/d.yaml:1:3  title: has 9 characters: use at least 25 (note)',
    'content/c.md:9:3  spelling: “raill” is in no dictionary (note)',
  ])
})

test('what occurs once per file is a line of its own', () => {
  const missing = (path: string) => note(path, 1, 'file', 'the translation is missing')
  expect(noteLines([missing('a/da.md'), missing('b/da.md')])).toEqual([
    'content/a/da.md:1:3  file: the translation is missing (note)',
    'content/b/da.md:1:3  file: the translation is missing (note)',
  ])
})
