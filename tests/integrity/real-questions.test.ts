import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import { suggestions } from '../../src/islands/support-search/text.ts'
import type { SearchEntry } from '../../src/shared/search/entry.ts'
import { createSearch } from '../../src/shared/search/index.ts'
import { realQuestions } from './real-questions.ts'

const folder = new URL('../../content/faq/', import.meta.url)

/** The questions of a locale as entries, similar to those of the build: Markdown and figures' names stay. */
const faqEntries = (locale: Locale): SearchEntry[] =>
  readdirSync(folder).map(id => {
    const file = readFileSync(new URL(`${id}/${locale}.md`, folder), 'utf8')
    const [, matter = '', body = ''] = file.split(/^---$/m)
    const { question, keywords = [] }: { question: string; keywords?: string[] } = parse(matter)
    return {
      kind: 'question',
      href: `#${id}`,
      title: question,
      text: body.trim(),
      keywords,
      elsewhere: [],
      names: [],
      sections: [],
      more: '',
      note: '',
    }
  })

describe.each(locales)('among the real questions in %s', locale => {
  const search = createSearch(locale)
  search.add(faqEntries(locale))
  const rank = (query: string, answers: readonly string[]) =>
    search.find(query, 20).findIndex(hit => answers.includes(hit.entry.href.slice(1))) + 1

  test('finds the right answer first for nine in ten questions typed badly', () => {
    const missed = realQuestions[locale].filter(([query, ...answers]) => rank(query, answers) !== 1)
    expect(missed.length, missed.join('; ')).toBeLessThanOrEqual(realQuestions[locale].length / 10)
  })

  test.each(realQuestions[locale])('finds for "%s" among the first three %s', (query, ...answers) => {
    expect([1, 2, 3]).toContain(rank(query, answers))
  })

  test.each(suggestions[locale])('finds an answer to the suggested search "%s"', query => {
    expect(search.find(query, 5)).not.toEqual([])
  })

  test.each(['xqzvw', 'quantum chromodynamics', '¿?', '', '   ', '🚂'])('finds nothing for "%s"', query => {
    expect(search.find(query, 5)).toEqual([])
  })
})
