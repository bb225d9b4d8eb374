import { expect, test, vi } from 'vitest'
import type { FoundWay, WayName } from '../shared/trip/find-ways.ts'
import { pairSlug, pairsToCountry, waysToChoose } from './city-pairs.ts'

vi.mock('astro:content', () => import('../../tests/support/content-collections.ts'))

const way = (minutes: number, dayMinutes: number, ...names: WayName[]): FoundWay => ({
  names,
  minutes,
  dayMinutes,
  legs: [],
  changes: 0,
  nights: dayMinutes < minutes ? 1 : 0,
  reservations: 0,
})

const byDay = way(600, 600, 'by-day')

test.each([
  [
    'stays a choice where it saves an hour of the day',
    [byDay, way(900, 540, 'by-night')],
    [['by-day'], ['by-night']],
  ],
  ['is left out where it saves less', [byDay, way(900, 541, 'by-night')], [['by-day']]],
  [
    'keeps what else it is best at',
    [byDay, way(900, 590, 'by-night', 'fewest-changes')],
    [['by-day'], ['fewest-changes']],
  ],
  ['stays where there is no other way', [way(900, 800, 'by-night')], [['by-night']]],
])('a way by night %s', (_, ways, names) => {
  expect(waysToChoose(ways).map(chosen => chosen.names)).toEqual(names)
})

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
