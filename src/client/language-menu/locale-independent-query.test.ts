import { expect, test } from 'vitest'
import { localeIndependentQuery } from './locale-independent-query.ts'

const isChoice = (name: string) => ['region', 'season', 'subject'].includes(name)

test.each([
  { search: '', carried: '' },
  { search: '?region=nordic&season=summer', carried: 'region=nordic&season=summer' },
  { search: '?q=nattåg&region=nordic', carried: 'region=nordic' },
  { search: '?reference=P-2222-2222', carried: '' },
  { search: '?subject=%26a%3Db', carried: 'subject=%26a%3Db' },
])('from "$search" the other language gets "$carried"', ({ search, carried }) =>
  expect(localeIndependentQuery(search, isChoice)).toBe(carried),
)
