import { describe, expect, test } from 'vitest'
import { searchEntries } from '../../scripts/bench/search-entries.ts'
import { locales } from '../../src/i18n/locales.ts'
import { createSearch } from '../../src/shared/search/index.ts'
import { realQuestions } from '../integrity/real-questions.ts'
import { builtPages } from './built-pages.ts'
import { searchTerms } from './search-terms.ts'

describe.each(locales)('the search of the whole site in %s', locale => {
  const entries = searchEntries(locale)
  const search = createSearch(locale)
  search.add(entries)
  const rank = (query: string, right: readonly string[]) =>
    search.find(query, 10).findIndex(({ entry }) => right.includes(entry.href)) + 1

  test('finds what is looked for first, nine times in ten', () => {
    const missed = searchTerms[locale].filter(([query, ...right]) => rank(query, right) !== 1)
    expect(missed.length, missed.join('; ')).toBeLessThanOrEqual(searchTerms[locale].length / 10)
  })

  test.each(searchTerms[locale])('finds for "%s" among the first three %s', (query, ...right) => {
    expect([1, 2, 3]).toContain(rank(query, right))
  })

  test('finds the right answer first of all, pages and questions, for nine in ten questions typed badly', () => {
    const missed = realQuestions[locale].filter(([query, answer]) => rank(query, [`#${answer}`]) !== 1)
    expect(missed.length, missed.join('; ')).toBeLessThanOrEqual(realQuestions[locale].length / 10)
  })

  test.each(realQuestions[locale])(
    'finds for "%s" the answer %s among the first three of all',
    (query, answer) => {
      expect([1, 2, 3]).toContain(rank(query, [`#${answer}`]))
    },
  )

  test('puts a page first when asked for by its title', () => {
    const pages = entries.filter(({ kind }) => kind !== 'question')
    const missed = pages.filter(({ title, href }) => rank(title, [href]) !== 1)
    expect(missed.map(({ title }) => title)).toEqual([])
  })

  test('leads to pages that there are', () => {
    const paths = new Set(builtPages.map(page => page.path))
    const dead = entries.filter(({ href }) => !href.startsWith('#') && !paths.has(href))
    expect(dead.map(({ href }) => href)).toEqual([])
  })
})
