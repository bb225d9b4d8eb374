import { describe, expect, test } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { anchorOf } from '../../src/shared/search/anchor-of.ts'
import type { SearchEntry } from '../../src/shared/search/entry.ts'
import { createSearch } from '../../src/shared/search/index.ts'
import { realQuestions } from '../integrity/real-questions.ts'
import { texts } from '../support/html.ts'
import { builtPages } from './built-pages.ts'
import { searchData } from './search-data.ts'
import { searchTerms } from './search-terms.ts'
import { searchWords } from './search-words.ts'

/** A row of a table counts as its page. */
const pageOf = ({ kind, href }: SearchEntry) => (kind === 'seat' ? href.replace(/#.*/, '') : href)

describe.each(locales)('the search of the whole site in %s', locale => {
  const { entries, journeys } = searchData(locale)
  const search = createSearch(locale, journeys)
  search.add(entries)
  const rank = (query: string, right: readonly string[]) =>
    search.find(query, 10).findIndex(({ entry }) => right.includes(pageOf(entry))) + 1

  test('finds the right result first, nine times in ten', () => {
    const missed = searchTerms[locale].filter(([query, ...right]) => rank(query, right) !== 1)
    expect(missed.length, missed.join('; ')).toBeLessThanOrEqual(searchTerms[locale].length / 10)
  })

  test.each(searchTerms[locale])('finds for "%s" among the first three %s', (query, ...right) => {
    expect([1, 2, 3]).toContain(rank(query, right))
  })

  test.each(searchWords[locale])('finds for "%s" first one of %s', (query, ...right) => {
    expect(rank(query, right)).toBe(1)
  })

  const hrefs = (ids: readonly string[]) => ids.map(id => (id.startsWith('/') ? id : `#${id}`))

  test('finds the right answer first among pages and questions, for nine in ten questions typed badly', () => {
    const missed = realQuestions[locale].filter(([query, ...answers]) => rank(query, hrefs(answers)) !== 1)
    expect(missed.length, missed.join('; ')).toBeLessThanOrEqual(realQuestions[locale].length / 10)
  })

  test.each(realQuestions[locale])(
    'finds for "%s" the answer %s among the first three of all',
    (query, ...answers) => {
      expect([1, 2, 3]).toContain(rank(query, hrefs(answers)))
    },
  )

  test('ranks a page first if the query is its title', () => {
    const pages = entries.filter(({ kind }) => kind !== 'question' && kind !== 'seat')
    const missed = pages.filter(({ title, href }) => rank(title, [href]) !== 1)
    expect(missed.map(({ title }) => title)).toEqual([])
  })

  test('finds every journey between two cities first, by the title of its page', () => {
    const pages = builtPages.filter(page => page.locale === locale && page.page === 'city-pair')
    expect(pages.length).toBe(journeys.from.length * (journeys.cities.length - 1))
    const missed = pages.filter(({ path, html }) => rank(texts(html, 'h1')[0] ?? '', [path]) !== 1)
    expect(missed.map(({ path }) => path)).toEqual([])
  })

  test('leads to existing pages', () => {
    const paths = new Set(builtPages.map(page => page.path))
    const dead = entries.filter(entry => !entry.href.startsWith('#') && !paths.has(pageOf(entry)))
    expect(dead.map(({ href }) => href)).toEqual([])
  })

  test('leads to existing rows and sections', () => {
    const html = new Map(builtPages.map(page => [page.path, page.html]))
    const places = entries.flatMap(entry => {
      const page = pageOf(entry)
      const sections = entry.sections.map(anchorOf)
      return (entry.kind === 'seat' ? [entry.href.slice(page.length + 1)] : sections).map(id => ({
        page,
        id,
      }))
    })
    const dead = places.filter(({ page, id }) => !html.get(page)?.includes(`id="${id}"`))
    expect(dead).toEqual([])
  })
})
