import { expect, test } from 'vitest'
import { excerpt, excerptLength } from './excerpt.ts'
import { wordsOf } from './words.ts'

const filler = 'The pass covers trains in many countries and some boats. '
const around = (text: string) =>
  excerpt(
    text,
    wordsOf(text).find(({ word }) => word === 'refund'),
  ).text

test('shows a short text completely', () => {
  expect(around(filler)).toBe(filler)
})

test('begins at the beginning if the word is near it', () => {
  const shown = around(`A refund is slow. ${filler.repeat(9)}`)
  expect(shown).toMatch(/^A refund/)
  expect(shown).toMatch(/\S…$/)
})

test('puts no full stop or comma before the ellipsis', () => {
  for (const ending of ['there.', 'there,', 'there']) {
    const text = `A refund, ${'more '.repeat(36)}${ending} ${'afterwards '.repeat(9)}`
    expect(around(text)).toMatch(/there…$/)
  }
})

test('begins with the sentence of a word further on', () => {
  const shown = around(`${filler.repeat(9)}Then a refund is made. ${filler.repeat(9)}`)
  expect(shown).toMatch(/^…Then a refund is made\./)
})

test('returns where in the text it begins', () => {
  const text = `${filler.repeat(9)}Then a refund is made. ${filler.repeat(9)}`
  const word = wordsOf(text).find(({ word }) => word === 'refund')
  const shown = excerpt(text, word)
  expect(shown.text.indexOf('refund')).toBe(text.indexOf('refund') - shown.from)
  expect(excerpt(text, undefined).from).toBe(0)
})

test('begins at a word if the sentence is long', () => {
  const shown = around(`${'and on '.repeat(60)} a refund ${'and on '.repeat(60)}`)
  expect(shown).toMatch(/^…(and|on) .*refund/)
})

test('ends with the text if there is no more', () => {
  expect(around(`${filler.repeat(9)}Ask for a refund.`)).toMatch(/^….*Ask for a refund\.$/)
})

test('stays near its length, even for a text without a space', () => {
  for (const text of [filler.repeat(50), 'x'.repeat(5000), `${'x'.repeat(4000)} refund`])
    expect(around(text).length).toBeLessThanOrEqual(excerptLength + 2)
})
