import { expect, test } from 'vitest'
import { readContent } from '../../src/content-model/rules/content.ts'
import { readSource } from '../../src/content-model/rules/source-file.ts'
import { chosenTranslations, digestOfText, translationsOf, withDigest } from './looked-at.ts'
import { nameOf, readOptions } from './options.ts'

const text = (question: string, more = '') => `---\nquestion: ${question}\n${more}---\nAn answer\nin lines.\n`
const english = readSource('content/faq/x/en.md', text('Why?'))
const swedish = readSource('content/faq/x/sv.md', text('Varför?'))
const facts = readSource('content/faq/x/question.yaml', 'topic: taxi\norder: 1\nupdated: 2026-11-21\n')
const contentWith = (...files: ReturnType<typeof readSource>[]) => readContent([facts, ...files]).content
const stateOf = (...files: ReturnType<typeof readSource>[]) => {
  const entry = contentWith(...files).entries.faq.get('x')
  return entry && translationsOf(entry).map(({ name, state }) => [name, state])
}

test('a translation counts as looked at once it says so, until the English text changes', () => {
  expect(stateOf(english, swedish)).toEqual([['faq/x/sv', 'never']])
  const [first] = chosenTranslations(contentWith(english, swedish), ['faq/x/sv'])
  const marked = readSource(swedish.path, withDigest(swedish, first?.stamp ?? ''))
  expect(marked.text).toMatch(/^---\nquestion: Varför\?\nlookedAt: en-[0-9a-f]{12}\n---\nAn answer/)
  expect(stateOf(english, marked)).toEqual([['faq/x/sv', 'looked-at']])
  const changed = readSource(english.path, english.text.replace('answer', 'other answer'))
  expect(stateOf(changed, marked)).toEqual([['faq/x/sv', 'outdated']])
  const again = readSource(marked.path, withDigest(marked, digestOfText(changed)))
  expect(stateOf(changed, again)).toEqual([['faq/x/sv', 'looked-at']])
  expect(again.text.match(/lookedAt/g)).toHaveLength(1)
})

test.each([
  { what: 'other line breaks', other: text('Why?').replace('answer\nin', 'answer in') },
  { what: 'search words', other: text('Why?', 'keywords: [because]\n') },
])('$what do not count as a change of the text', ({ other }) => {
  expect(digestOfText(readSource(english.path, other))).toBe(digestOfText(english))
})

test.each(['faq/x/da', 'faq/y', 'faq/x/en'])('reports a missing translation %s', name => {
  expect(() => chosenTranslations(contentWith(english, swedish), [name])).toThrow(
    `There is no translation ${name}: `,
  )
})

test.each(['content/faq/x/sv.md', './content/faq/x/sv.md', 'faq/x/sv'])('%s names a translation', path => {
  expect(nameOf(path)).toBe('faq/x/sv')
})

test.each([
  { args: ['--looked-at'], says: 'Name the translations that you have looked at.' },
  { args: ['--tabel'], says: 'There is no option --tabel. Usage: npm run content' },
])('$args: $says', ({ args, says }) => {
  expect(() => readOptions(args)).toThrow(says)
})
