import { expect, test } from 'vitest'
import { letters, rareLetters } from '../../src/integrations/font-letters.ts'
import { texts } from '../support/html.ts'
import { builtPages } from './built-pages.ts'

/** Characters that neither font of the package has; the system's font shows them. */
const ofTheSystem = '₂\n\t'

test('every letter of every page is in the fonts', () => {
  const known = new Set(letters + rareLetters + ofTheSystem)
  const missing = new Map<string, string>()
  for (const { path, html } of builtPages)
    for (const text of texts(html, 'title, body'))
      for (const letter of text) if (!known.has(letter)) missing.set(letter, path)
  expect([...missing], 'add them to src/integrations/font-letters.ts, or write otherwise').toEqual([])
})
