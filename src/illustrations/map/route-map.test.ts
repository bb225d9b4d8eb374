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

test('draws a route as one link with all its lines, its name and a ring at each end, once', () => {
  const svg = routeMap({ title: 'Europe', routes: [route], stations })
  expect(svg.match(/<a href="\/route-detail\/south" class="map__choice"/g)).toHaveLength(1)
  expect(svg.match(/<circle/g)).toHaveLength(3)
  expect(svg.match(/<tspan/g)).toHaveLength(1)
  expect(lineOf(svg, 0)).toMatch(/^M[\d. ]+L[\d. ]+M[\d. ]+L[\d. ]+$/)
})

test('hides the wider links from keyboards and screen readers', () => {
  const links = routeMap({ title: 'Europe', routes: [route], stations }).match(/<a [^>]*>/g) ?? []
  for (const link of links)
    expect(link).toMatch(/class="map__choice" aria-label=|tabindex="-1" aria-hidden="true"/)
})

test('lays routes that share a track side by side, and names each', () => {
  const svg = routeMap({
    title: 'Europe',
    routes: [route, { ...route, name: 'Other', href: '/other' }],
    stations,
  })
  expect(lineOf(svg, 0)).not.toBe(lineOf(svg, 1))
  expect(svg.match(/<text/g)).toHaveLength(2)
})

test('draws a track that four routes share once, and of each route what is its own', () => {
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
  const svg = routeMap({ title: 'Europe', routes, stations: [...stations, ...further] })
  expect(svg.match(/class="map__shared" d="M[^M]*"/g)).toHaveLength(1)
  for (const index of routes.keys()) expect(lineOf(svg, index).match(/L/g)).toHaveLength(1)
})

test('escapes names and what the filter is told', () => {
  const svg = routeMap({ title: 'Europe', routes: [route], stations })
  expect(svg).toContain('aria-label="&lt;South&gt;"')
  expect(svg).toContain('data-season="spring &quot;early&quot;"')
})

test('is at most 15 KB gzip with forty routes', () => {
  const routes = Array.from({ length: 40 }, (_, index) => ({ ...route, href: `/route-detail/${index}` }))
  expect(gzipSync(routeMap({ title: 'Europe', routes, stations })).length).toBeLessThanOrEqual(15 * 1024)
})

test('names a station that it does not have', () => {
  expect(() =>
    routeMap({ title: 'Europe', routes: [{ ...route, lines: [['malmo-c', 'atlantis']] }], stations }),
  ).toThrow('"atlantis"')
})
