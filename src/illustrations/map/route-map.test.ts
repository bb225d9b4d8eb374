import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { routeMap } from './route-map.ts'

const stations = [
  { id: 'malmo-c', name: 'Malmö C', lat: 55.61, lon: 13 },
  { id: 'hamburg-hbf', name: 'Hamburg Hbf', lat: 53.55, lon: 10.01 },
  { id: 'nice-ville', name: 'Nice-Ville', lat: 43.7, lon: 7.26 },
]
const route = {
  name: '<South>',
  href: '/route-detail/south',
  colour: 'pink',
  lines: [
    ['malmo-c', 'hamburg-hbf'],
    ['hamburg-hbf', 'nice-ville'],
  ],
  attributes: { 'data-season': 'spring "early"' },
} as const

const lineOf = (svg: string, index: number) =>
  new RegExp(`id="route-line-${index}"[^>]* d="([^"]*)"`).exec(svg)?.[1] ?? ''

test('draws a route as one link with all its lines, its number and a named ring at each end, once', () => {
  const svg = routeMap({ routes: [route], stations })
  expect(svg.match(/<a href="\/route-detail\/south" tabindex="-1" class="map__choice"/g)).toHaveLength(1)
  expect(svg.match(/<circle/g)).toHaveLength(3)
  for (const { name } of stations) expect(svg).toContain(`>${name}</text>`)
  expect(svg.match(/class="map__number"[^>]*>1</g)).toHaveLength(1)
  expect(lineOf(svg, 0)).toMatch(/^M[\d. ]+L[\d. ]+M[\d. ]+L[\d. ]+$/)
})

test('is for the eye and the pointer only', () => {
  const svg = routeMap({ routes: [route], stations })
  expect(svg).toMatch(/^<svg [^>]*aria-hidden="true"/)
  for (const link of svg.match(/<a [^>]*>/g) ?? []) expect(link).toContain('tabindex="-1"')
})

test('draws routes that share a track side by side, and numbers each', () => {
  const svg = routeMap({
    routes: [route, { ...route, name: 'Other', href: '/other' }],
    stations,
  })
  expect(lineOf(svg, 0)).not.toBe(lineOf(svg, 1))
  expect(svg.match(/class="map__number"/g)).toHaveLength(2)
})

test('draws a track that four routes share once, and the rest of each route by itself', () => {
  const further = [
    { id: 'nice-ville', lat: 43.7, lon: 7.26 },
    { id: 'wien-hbf', lat: 48.19, lon: 16.38 },
    { id: 'paris-est', lat: 48.88, lon: 2.36 },
    { id: 'praha-hln', lat: 50.08, lon: 14.44 },
  ].map(station => ({ ...station, name: station.id }))
  const routes = further.map(({ id }) => ({
    ...route,
    name: id,
    href: `/${id}`,
    lines: [['malmo-c', 'hamburg-hbf', id]],
  }))
  const svg = routeMap({ routes, stations: [...stations, ...further] })
  expect(svg.match(/class="map__shared" d="M[^M]*"/g)).toHaveLength(1)
  for (const index of routes.keys()) expect(lineOf(svg, index).match(/L/g)).toHaveLength(1)
})

test('escapes names and the filter’s data', () => {
  const svg = routeMap({ routes: [route], stations })
  expect(svg).toContain('<title>&lt;South&gt;</title>')
  expect(svg).toContain('data-season="spring &quot;early&quot;"')
})

test('has no numbers where there are too many routes for them', () => {
  const routes = Array.from({ length: 41 }, (_, index) => ({ ...route, name: `${index}`, href: `/${index}` }))
  const svg = routeMap({ routes, stations })
  expect(svg.match(/class="map__choice"/g)).toHaveLength(41)
  expect(svg).not.toContain('map__number')
})

test('is at most 15 KB gzip with forty routes', () => {
  const routes = Array.from({ length: 40 }, (_, index) => ({ ...route, href: `/route-detail/${index}` }))
  expect(gzipSync(routeMap({ routes, stations })).length).toBeLessThanOrEqual(15 * 1024)
})

test('throws an error that names a station it does not have', () => {
  expect(() => routeMap({ routes: [{ ...route, lines: [['malmo-c', 'atlantis']] }], stations })).toThrow(
    '"atlantis"',
  )
})
