import { expect, test } from 'vitest'
import { readSearchData } from './read-search-data.ts'

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
const journeys = {
  path: '/by-train/{name}',
  title: '{from} to {to}',
  text: '',
  note: '',
  cities: [['Oslo'], ['Prague', 'Prag']],
  from: [0],
}

test('reads entries and journeys', () => {
  const data = { entries: [entry], journeys }
  expect(readSearchData(data)).toEqual(data)
})

test.each([
  null,
  {},
  'text',
  [entry],
  { entries: [entry] },
  ...[
    null,
    { ...entry, kind: 'shop' },
    { ...entry, kind: 'journey' },
    { ...entry, title: 1 },
    { ...entry, keywords: [1] },
    { ...entry, keywords: undefined },
    { ...entry, names: 'D' },
    { ...entry, sections: undefined },
    { ...entry, elsewhere: undefined },
    { ...entry, more: undefined },
  ].map(wrong => ({ entries: [wrong], journeys })),
  ...[
    null,
    { ...journeys, path: 1 },
    { ...journeys, cities: ['Oslo'] },
    { ...journeys, cities: undefined },
    { ...journeys, from: ['oslo'] },
    { ...journeys, from: undefined },
  ].map(wrong => ({ entries: [entry], journeys: wrong })),
])('refuses %j', json => {
  expect(readSearchData(json)).toBeUndefined()
})
