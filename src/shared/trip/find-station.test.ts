import { expect, test } from 'vitest'
import { stationFinder } from './find-station.ts'
import type { PlannerStation } from './planner-network.ts'
import { line } from './sample-network.ts'

const station = (
  id: string,
  platform: string,
  name = platform,
  otherNames: string[] = [],
): PlannerStation => ({
  id,
  platform,
  name,
  otherNames,
  country: 'SE',
  lat: 0,
  lon: 0,
})
const all = [
  station('kobenhavn-h', 'København H', 'Copenhagen', ['Köpenhamn', 'København']),
  station('firenze', 'Firenze SMN', 'Florence', ['Florens', 'Firenze']),
  station('munchen-hbf', 'München Hbf', 'Munich', ['München']),
  station('paris-nord', 'Paris Nord', 'Paris'),
  station('paris-est', 'Paris Est', 'Paris'),
  station('goteborg-c', 'Göteborg C', 'Gothenburg', ['Göteborg']),
  station('lund-c', 'Lund C', 'Lund'),
  station('are', 'Åre'),
]
const lines = [
  line('paris-est', 'munchen-hbf', 1),
  line('paris-est', 'firenze', 1),
  line('paris-nord', 'are', 1),
]
const find = stationFinder({ stations: new Map(all.map(one => [one.id, one])), lines })

test.each([
  ['Copenhagen', ['kobenhavn-h']],
  ['köpenhamn', ['kobenhavn-h']],
  ['kobenhavn h', ['kobenhavn-h']],
  ['copenhaegn', ['kobenhavn-h']],
  ['Florenz', ['firenze']],
  ['firenz', ['firenze']],
  ['Muenchen', ['munchen-hbf']],
  ['paris', ['paris-est', 'paris-nord']],
  ['nord', ['paris-nord']],
  ['Gotebrog', ['goteborg-c']],
  ['are', ['are']],
  ['lnd', []],
  ['Atlantis', []],
  [' - ', []],
])('finds %s', (typed, ids) => expect(find(typed).map(({ id }) => id)).toEqual(ids))
