import { expect, test } from 'vitest'
import { excerpt, excerptLength } from './excerpt.ts'

const filler = 'The pass covers trains in many countries and some boats. '
const matches = (word: string) => word === 'refund'

test('shows a short text whole', () => {
  expect(excerpt(filler, matches)).toBe(filler)
})

test('begins at the beginning when the word is near it', () => {
  const shown = excerpt(`A refund is slow. ${filler.repeat(9)}`, matches)
  expect(shown).toMatch(/^A refund/)
  expect(shown).toMatch(/\S…$/)
})

test('begins with the sentence of a word further on', () => {
  const shown = excerpt(`${filler.repeat(9)}Then a refund is made. ${filler.repeat(9)}`, matches)
  expect(shown).toMatch(/^…Then a refund is made\./)
})

test('begins at a word when the sentence is long', () => {
  const shown = excerpt(`${'and on '.repeat(60)} a refund ${'and on '.repeat(60)}`, matches)
  expect(shown).toMatch(/^…(and|on) .*refund/)
})

test('ends with the text when that is all there is', () => {
  expect(excerpt(`${filler.repeat(9)}Ask for a refund.`, matches)).toMatch(/^….*Ask for a refund\.$/)
})

test('stays near its length, also for a text without a space', () => {
  for (const text of [filler.repeat(50), 'x'.repeat(5000), `${'x'.repeat(4000)} refund`])
    expect(excerpt(text, matches).length).toBeLessThanOrEqual(excerptLength + 2)
})
