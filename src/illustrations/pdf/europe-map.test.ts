import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { railwayLines } from '../../content-model/document-schemas.ts'
import { europeMap } from './europe-map.ts'
import { mapSize } from './railway-map.ts'
import { townName } from './town-name.ts'

const stations: { id: string; name: string; country: string; lat: number; lon: number }[] = parse(
  readFileSync('content/stations.yaml', 'utf8'),
)
const facts: { countries: number } = parse(readFileSync('content/facts.yaml', 'utf8'))
const byId = new Map(stations.map(station => [station.id, station]))
const lines = railwayLines.parse(parse(readFileSync('content/documents/railway-map/lines.yaml', 'utf8')))
const drawn = [...new Set(lines.groups.flatMap(group => group.lines.flat()))]

describe('the main lines', () => {
  it('name only existing stations', () => {
    expect([...drawn, ...lines.hubs].filter(id => !byId.has(id))).toEqual([])
  })

  it('reach every country of the pass', () => {
    expect(new Set(drawn.map(id => byId.get(id)?.country)).size).toBe(facts.countries)
  })

  it('have at least 150 stations, including every hub', () => {
    expect(drawn.length).toBeGreaterThanOrEqual(150)
    expect(lines.hubs.filter(hub => !drawn.includes(hub))).toEqual([])
  })

  it('lead from a station to another one, with no leg twice in one kind', () => {
    const legs = lines.groups.flatMap(({ kind, lines: inGroup }) =>
      inGroup.flatMap(ids =>
        ids.slice(1).map((to, index) => [kind, ...[ids[index] ?? '', to].sort()].join(' ')),
      ),
    )
    expect(legs.filter((leg, index) => legs.indexOf(leg) !== index)).toEqual([])
  })
})

it('leave space on the printed map for the name of every town', () => {
  const svg = europeMap(stations, lines, mapSize)
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
