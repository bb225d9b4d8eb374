import { expect, test } from 'vitest'
import { readEntries } from './read-entries.ts'

const entry = {
  kind: 'question',
  href: '#a',
  title: 'A',
  text: 'B',
  keywords: ['c'],
  elsewhere: ['E'],
  names: ['D'],
  sections: ['F'],
  more: '',
  note: '',
}

test('reads entries', () => {
  expect(readEntries([entry])).toEqual([entry])
})

test.each([
  null,
  {},
  'text',
  [null],
  [{ ...entry, kind: 'shop' }],
  [{ ...entry, title: 1 }],
  [{ ...entry, keywords: [1] }],
  [{ ...entry, keywords: undefined }],
  [{ ...entry, names: 'D' }],
  [{ ...entry, sections: undefined }],
  [{ ...entry, elsewhere: undefined }],
  [{ ...entry, more: undefined }],
])('refuses %j', json => {
  expect(readEntries(json)).toBeUndefined()
})
