import { beforeAll, describe, expect, test, vi } from 'vitest'
import { type CityPair, getCityPairs, pairHref } from '../../src/content-model/city-pairs.ts'
import { searchEntries } from '../../src/endpoints/search/entries.ts'
import { searchJourneys } from '../../src/endpoints/search/journeys.ts'
import { locales } from '../../src/i18n/locales.ts'
import { createSearch, type Search } from '../../src/shared/search/index.ts'
import { typedJourneys } from './typed-journeys.ts'

vi.mock('astro:content', () => import('../support/content-collections.ts'))

describe.each(locales)('the search in %s', locale => {
  let search: Search
  let pairs: readonly CityPair[]
  beforeAll(async () => {
    pairs = await getCityPairs()
    search = createSearch(locale, await searchJourneys(locale))
    search.add(await searchEntries(locale))
  })
  const paths = (query: string) => search.find(query, 6).map(({ href }) => href)

  test.each(typedJourneys[locale])('finds for "%s" the journey from %s to %s first', (query, from, to) => {
    const pair = pairs.find(one => one.from.id === from && one.to.id === to)
    expect(paths(query)[0]).toBe(pair && pairHref(pair, locale))
  })
})

describe('the search in English', () => {
  let search: Search
  beforeAll(async () => {
    search = createSearch('en', await searchJourneys('en'))
    search.add(await searchEntries('en'))
  })
  const kinds = (query: string, limit = 6) => search.find(query, limit).map(({ entry }) => entry.kind)

  test('offers at most three journeys while the second city is typed', () => {
    expect(kinds('oslo ber').filter(kind => kind === 'journey')).toHaveLength(3)
  })

  test.each(['berlin', 'from stockholm', 'stockholm stockholm', 'berlin paris', 'oslo be', 'oslo to'])(
    'finds no journey for "%s", which names none',
    query => expect(kinds(query)).not.toContain('journey'),
  )

  test('ranks the answer above the journey if more is asked', () => {
    expect(kinds('can I take my bicycle from copenhagen to hamburg').indexOf('journey')).toBe(1)
  })

  test('returns no more than the limit', () => {
    expect(search.find('stockholm berlin', 1).map(({ href }) => href)).toEqual(['/by-train/stockholm-berlin'])
  })

  test('marks the cities of the query', () => {
    const [found] = search.find('stockholm berlin', 1)
    expect(found?.title.filter(({ marked }) => marked).map(({ text }) => text)).toEqual([
      'Stockholm',
      'Berlin',
    ])
  })
})
