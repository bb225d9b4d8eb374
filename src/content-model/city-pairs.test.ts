import { expect, test, vi } from 'vitest'
import type { FoundWay, WayName } from '../shared/trip/find-ways.ts'
import { pairSlug, waysToChoose } from './city-pairs.ts'

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

test('an address is made of the names of the cities in each language', () => {
  const city = (en: string, da: string) => ({ id: '', name: { en, sv: en, da }, stations: [] })
  const pair = { from: city('Copenhagen', 'København'), to: city('Lübeck', 'Lübeck'), ways: [] }
  expect([pairSlug(pair, 'en'), pairSlug(pair, 'da')]).toEqual(['copenhagen-lubeck', 'kobenhavn-lubeck'])
})
