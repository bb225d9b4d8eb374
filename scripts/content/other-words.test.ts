import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { otherWords, type WordList } from './other-words.ts'

const list: WordList = parse(readFileSync('content/words.yaml', 'utf8'))

test('the interface has the words of the content', () => {
  const texts = globSync('src/**/{text,*-text,labels}.ts')
  expect(texts.length).toBeGreaterThan(60)
  expect(texts.flatMap(path => otherWords(readFileSync(path, 'utf8'), path, list))).toEqual([])
})

test.each([
  { path: 'content/tips/x/sv.md', text: 'Fråga tågvärden.', line: 1, says: '“tågvärden”: write konduktör (' },
  {
    path: 'content/tips/x/da.md',
    text: 'Det kan refunderes.',
    line: 1,
    says: '“refunderes”: write betale tilbage (',
  },
  { path: 'content/tips/x/en.md', text: 'Have Supper\nand bed', line: 1, says: '“Supper”: write dinner (' },
  { path: 'src/views/x/text.ts', text: "ok: { en: 'Supper', sv: 'x' }", line: 1, says: '“Supper”' },
  {
    path: 'src/views/x/text.ts',
    text: "  en: 'x',\n  sv:\n    'Cookies',",
    line: 3,
    says: '“Cookies”: write kakor (',
  },
])('finds $says', ({ path, text, line, says }) => {
  expect(otherWords(text, path, list)).toEqual([
    expect.objectContaining({ path, line, message: expect.stringContaining(says) }),
  ])
})

test.each([
  { path: 'content/tips/x/sv.md', text: 'keywords: [reservation]' },
  { path: 'content/tips/x/sv.md', text: '[plats](tip:seat-reservations)' },
  { path: 'content/tips/x/en.md', text: 'Reserve a seat; cookies help.' },
  { path: 'src/islands/x/text.ts', text: "optional: { en: '(optional)', da: '(valgfrit)' }" },
])('leaves "$text" alone', ({ path, text }) => {
  expect(otherWords(text, path, list)).toEqual([])
})
