import { expect, test } from 'vitest'
import { pageTable } from '../routing/table.ts'
import { pageContext } from './context.ts'

test('a language link of an entry without a translation leads to its list', () => {
  const { translations, fallback } = pageContext(
    '/sv/guide-detail/[name]',
    { en: '/guide-detail/sweden', sv: '/sv/guide-detail/sverige' },
    pageTable['travel-guides'].paths,
  )
  expect(translations.da ?? fallback.da).toBe('/da/rejseguider')
  expect(translations.en ?? fallback.en).toBe('/guide-detail/sweden')
})
