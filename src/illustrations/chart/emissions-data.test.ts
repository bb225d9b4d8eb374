import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { emissions } from '../../content-model/emissions-schema.ts'

interface Place {
  readonly id: string
  readonly lat: number
  readonly lon: number
}

const read = (name: string): unknown => parse(readFileSync(`content/${name}.yaml`, 'utf8'))
const places = new Map((read('stations') as Place[]).map(place => [place.id, place]))
const { routes, factors } = emissions.parse(read('emissions'))

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres in a straight line from station to station. */
function straightKm(ids: readonly string[]): number {
  const stops = ids.map(id => {
    const place = places.get(id)
    if (!place) throw new Error(`no station "${id}"`)
    return place
  })
  return stops.slice(1).reduce((sum, to, index) => {
    const from = stops[index] ?? to
    const [a, b] = [radians(from.lat), radians(to.lat)]
    const angle =
      Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(radians(to.lon - from.lon) / 2) ** 2
    return sum + 2 * 6371 * Math.asin(Math.sqrt(angle))
  }, 0)
}

describe('content/emissions.yaml', () => {
  it('has a journey of five different routes', () => {
    expect(routes).toHaveLength(5)
    expect(new Set(routes.map(({ route }) => route)).size).toBe(5)
  })

  it.each(routes)('gives $route plausible distances', ({ stations, km }) => {
    const ends = straightKm([stations[0] ?? '', stations.at(-1) ?? ''])
    expect(km.train / straightKm(stations)).toBeGreaterThanOrEqual(1)
    expect(km.train / straightKm(stations)).toBeLessThan(1.4)
    expect(km.car / ends).toBeGreaterThanOrEqual(1)
    expect(km.car / ends).toBeLessThan(1.8)
    expect(Math.abs(km.plane - ends)).toBeLessThan(40)
  })

  it.each([
    ['a figure without a source', { factors: { ...factors, source: 'hearsay' }, routes }],
    ['a misspelt field', { factors: { ...factors, trian: 3 }, routes }],
    ['kilograms for grams', { factors: { ...factors, car: 170_000 }, routes }],
  ])('refuses %s', (_, data) => {
    expect(emissions.safeParse(data).success).toBe(false)
  })
})
