import { expect, test } from 'vitest'
import type { EntryKind } from '../../shared/search/entry.ts'
import { createSearch } from '../../shared/search/index.ts'
import { matchesOf } from './matches-of.ts'

const entry = (kind: EntryKind, title: string, names: readonly string[]) =>
  ({
    kind,
    href: `/${title}`,
    title,
    text: '',
    keywords: [],
    elsewhere: [],
    names,
    sections: [],
    more: '',
    note: kind,
  }) as const
const search = createSearch('en')
search.add([
  entry('guide', 'Germany', ['Berlin', 'Hamburg']),
  entry('guide', 'Sweden', ['Malmö', 'Kiruna']),
  entry('route', 'A weekend in Berlin', ['Malmö']),
  entry('route', 'Through the south', ['Malmö', 'Hamburg']),
  entry('tip', 'Night trains to Berlin', []),
])

test.each([
  ['Malmö', 'Kiruna', ['Sweden', 'A weekend in Berlin', 'Through the south']],
  ['Malmo', 'Berlin', ['A weekend in Berlin', 'Germany', 'Sweden']],
  ['', 'Hamburg', ['Germany', 'Through the south']],
  ['Kiruna', 'B', ['Sweden']],
  ['', 'Atlantis', []],
])('from %j to %j', (from, to, titles) => {
  const found = matchesOf(search, { from, to }).map(hit => hit.entry.title)
  expect(found.toSorted()).toEqual(titles.toSorted())
  expect(found[0]).toBe(titles[0])
})
