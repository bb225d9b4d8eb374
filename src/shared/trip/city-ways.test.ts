import { expect, test } from 'vitest'
import { waysToChoose } from './city-ways.ts'
import type { FoundWay, WayName } from './find-ways.ts'

const way = (minutes: number, dayMinutes: number, ...names: WayName[]): FoundWay => ({
  names,
  minutes,
  waitMinutes: 0,
  dayMinutes,
  busMinutes: 0,
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
