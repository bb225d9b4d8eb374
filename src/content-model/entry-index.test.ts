import { expect, test } from 'vitest'
import { indexEntries } from './entry-index.ts'

const norway = { id: 'norway', locale: 'en' } as const
const norge = { id: 'norway', locale: 'sv' } as const
const italy = { id: 'italy', locale: 'en' } as const
const index = indexEntries([norway, norge, italy])

test('finds an entry by its id in a locale, in the given order', () => {
  expect(index.in.en.all).toEqual([norway, italy])
  expect(index.in.sv.byId.get('norway')).toBe(norge)
  expect(index.in.da.byId.get('norway')).toBeUndefined()
})

test('finds an entry’s translations', () => {
  expect(index.translations.get('norway')).toEqual([norway, norge])
  expect([...index.translations.keys()]).toEqual(['norway', 'italy'])
})
