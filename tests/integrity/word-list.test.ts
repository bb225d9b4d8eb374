import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { otherWords, straightApostrophes, type WordList } from './word-list.ts'

const list: WordList = parse(readFileSync('content/words.yaml', 'utf8'))
const prose = [...globSync('content/**/*.md'), ...globSync('content/documents/*/{en,sv,da}.yaml')]
const texts = [
  ...prose,
  ...globSync('content/*.yaml').filter(path => path !== 'content/words.yaml'),
  ...globSync('src/**/{text,*-text,labels}.ts'),
]
const read = (path: string) => readFileSync(path, 'utf8')

test('one word stands for one thing in all texts', () => {
  expect(texts.length).toBeGreaterThan(120)
  expect(texts.flatMap(path => otherWords(read(path), path, list))).toEqual([])
})

test('apostrophes are curly in all prose', () => {
  expect(prose.flatMap(path => straightApostrophes(read(path), path))).toEqual([])
})

test.each([
  { path: 'content/tips/x/sv.md', text: 'Fråga tågvärden.', says: '"tågvärden": write konduktör' },
  { path: 'content/tips/x/da.md', text: 'Det kan refunderes.', says: '"refunderes": write betale tilbage' },
  { path: 'content/tips/x/en.md', text: 'Have Supper\nand bed', says: 'en.md:1: "Supper": write dinner' },
  { path: 'src/views/x/text.ts', text: "ok: { en: 'Supper', sv: 'x' }", says: '"Supper"' },
  {
    path: 'src/views/x/text.ts',
    text: "  en: 'x',\n  sv:\n    'Cookies',",
    says: 'text.ts:3: "Cookies": write kakor',
  },
])('finds $says', ({ path, text, says }) => {
  expect(otherWords(text, path, list)).toEqual([expect.stringContaining(says)])
})

test.each([
  { path: 'content/tips/x/sv.md', text: 'keywords: [reservation]' },
  { path: 'content/tips/x/sv.md', text: '[plats](tip:seat-reservations)' },
  { path: 'content/tips/x/en.md', text: 'Reserve a seat; cookies help.' },
  { path: 'src/islands/x/text.ts', text: "optional: { en: '(optional)', da: '(valgfrit)' }" },
])('leaves "$text" alone', ({ path, text }) => {
  expect(otherWords(text, path, list)).toEqual([])
})
