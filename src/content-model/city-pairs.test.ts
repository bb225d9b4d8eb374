import { expect, test, vi } from 'vitest'
import { journeySlug } from '../shared/places.ts'
import { getCityPairs, linkedCities, pairSlug, pairsToCountry, reversePair } from './city-pairs.ts'

vi.mock('astro:content', () => import('../../tests/support/content-collections.ts'))

test('an address consists of the names of the cities in each language', () => {
  const city = (en: string, da: string) => ({ id: '', name: { en, sv: en, da }, stations: [], country: '' })
  const pair = { from: city('Copenhagen', 'København'), to: city('Lübeck', 'Lübeck'), ways: [] }
  expect([pairSlug(pair, 'en'), pairSlug(pair, 'da')]).toEqual(['copenhagen-lubeck', 'kobenhavn-lubeck'])
})

test.each([
  ['sv', 'DE', 'stockholm', 'berlin'],
  ['da', 'DE', 'copenhagen', 'berlin'],
  ['en', 'NO', 'stockholm', 'bergen'],
  ['sv', 'SE', 'stockholm', 'gothenburg'],
] as const)('for readers of %s, journeys to %s begin in %s', async (locale, country, from, to) => {
  const pairs = await pairsToCountry(country, locale)
  expect(new Set(pairs.map(pair => pair.from.id))).toEqual(new Set([from]))
  expect(pairs.map(pair => pair.to.id)).toContain(to)
  expect(new Set(pairs.map(pair => pair.to.country))).toEqual(new Set([country]))
})

test('there are no journeys to a country without a city', async () => {
  expect(await pairsToCountry('JP', 'en')).toEqual([])
})

test.each([
  ['the other way, where it has a page', 'stockholm-oslo', 'oslo-stockholm'],
  ['nothing, where it has none', 'stockholm-berlin', undefined],
])('the reverse of a journey is %s', async (_, slug, reverse) => {
  const pairs = await getCityPairs()
  const pair = pairs.find(one => pairSlug(one, 'en') === slug)
  const found = pair && (await reversePair(pair))
  expect(found && pairSlug(found, 'en')).toBe(reverse)
})

test('every journey that has a page is found by its cities', async () => {
  const cities = await linkedCities('da')
  const starts = cities.filter(({ isStart }) => isStart)
  const found = starts.flatMap(from =>
    cities.filter(to => to !== from).map(to => journeySlug(from.slug, to.slug)),
  )
  const pairs = await getCityPairs()
  expect(found.toSorted()).toEqual(pairs.map(pair => pairSlug(pair, 'da')).toSorted())
})
