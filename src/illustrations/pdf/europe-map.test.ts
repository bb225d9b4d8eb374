import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { europeMap } from './europe-map.ts'
import { hubs, mainLines } from './main-lines.ts'
import { mapSize } from './railway-map.ts'
import { townName } from './town-name.ts'

const stations: { id: string; name: string; country: string; lat: number; lon: number }[] = parse(
  readFileSync('content/stations.yaml', 'utf8'),
)
const facts: { countries: number } = parse(readFileSync('content/facts.yaml', 'utf8'))
const byId = new Map(stations.map(station => [station.id, station]))
const drawn = [...new Set(mainLines.flatMap(line => line.stations))]

describe('the main lines', () => {
  it('name only stations that there are', () => {
    expect([...drawn, ...hubs].filter(id => !byId.has(id))).toEqual([])
  })

  it('touch every country of the pass', () => {
    expect(new Set(drawn.map(id => byId.get(id)?.country)).size).toBe(facts.countries)
  })

  it('have at least 150 stations, and every hub among them', () => {
    expect(drawn.length).toBeGreaterThanOrEqual(150)
    expect(hubs.filter(hub => !drawn.includes(hub))).toEqual([])
  })

  it('go from a station to another one, and no leg twice in one kind', () => {
    const legs = mainLines.flatMap(({ kind, stations: ids }) =>
      ids.slice(1).map((to, index) => [kind, ...[ids[index] ?? '', to].sort()].join(' ')),
    )
    expect(legs.filter((leg, index) => legs.indexOf(leg) !== index)).toEqual([])
  })
})

it('finds room on the printed map for the name of every town', () => {
  const svg = europeMap('Europe', stations, mapSize)
  expect([...svg.matchAll(/<title>([^<]*)/g)].map(found => found[1])).toEqual([])
  expect(svg.match(/<text/g)).toHaveLength(drawn.length)
})

it.each([
  ['Göteborg C', 'Göteborg'],
  ['København H', 'København'],
  ['Praha hl.n.', 'Praha'],
  ['Madrid Puerta de Atocha', 'Madrid'],
  ['Frankfurt (Main) Hbf', 'Frankfurt'],
  ['Budapest-Keleti', 'Budapest'],
  ['Villa San Giovanni', 'Villa San Giovanni'],
  ['Cluj-Napoca', 'Cluj-Napoca'],
])('calls the town of %s %s', (station, town) => {
  expect(townName(station)).toBe(town)
})
