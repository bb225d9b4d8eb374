import { expect, test } from 'vitest'
import { lengthGroup, placeGroups, productGroup, routeLength } from './groups.ts'

const spring = ['spring'] as const
const nordic = { facts: { region: 'nordic', seasons: spring } } as const
const south = { facts: { region: 'south', seasons: spring } } as const
const values = (groups: ReturnType<typeof placeGroups>) =>
  groups.map(({ name, options }) => [name, options.map(option => option.value)])

test('has no filter for a value that every entry has', () => {
  expect(placeGroups([nordic, nordic], 'en')).toEqual([])
})

test('has a filter by region as soon as entries are in two regions', () => {
  expect(values(placeGroups([south, nordic], 'en'))).toEqual([['region', ['nordic', 'south']]])
})

test('offers the seasons that any entry names, in the order of the year and in the page’s language', () => {
  const winter = { facts: { region: 'nordic', seasons: ['winter', 'summer'] } } as const
  expect(placeGroups([nordic, winter], 'sv')).toEqual([
    {
      name: 'season',
      label: 'Årstid',
      options: [
        { value: 'spring', label: 'Vår' },
        { value: 'summer', label: 'Sommar' },
        { value: 'winter', label: 'Vinter' },
      ],
    },
  ])
})

test('has a filter by product as soon as there are two products', () => {
  const one = ['interrail-global', 'Interrail Global Pass'] as const
  expect(productGroup(new Map([one]), 'en')).toEqual([])
  const two = productGroup(new Map([one, ['one-country', 'One Country Pass']]), 'en')
  expect(values(two)).toEqual([['product', ['interrail-global', 'one-country']]])
})

test.each([
  { days: 1, length: 'week' },
  { days: 7, length: 'week' },
  { days: 8, length: 'fortnight' },
  { days: 14, length: 'fortnight' },
  { days: 15, length: 'longer' },
])('counts a route of $days days as $length', ({ days, length }) => {
  expect(routeLength(days)).toBe(length)
})

test('has a filter by length if routes differ in length', () => {
  expect(lengthGroup([3, 7], 'en')).toEqual([])
  expect(values(lengthGroup([3, 20], 'en'))).toEqual([['days', ['week', 'longer']]])
})
