import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { countryNumbers } from './country-codes.ts'
import { countryMap } from './country-map.ts'

const everyCountry = Object.keys(countryNumbers).map(code => ({
  code,
  name: `<${code}>`,
  href: `/guide-detail/${code}`,
}))

test('draws every Interrail country as a link for the pointer with an area, its name escaped', () => {
  const svg = countryMap({ title: 'Europe', countries: everyCountry })
  expect(everyCountry).toHaveLength(33)
  expect(svg.match(/<a href="\/guide-detail\/[A-Z]{2}" tabindex="-1" class="map__choice"/g)).toHaveLength(33)
  expect(svg).not.toMatch(/<path d=""/)
  expect(svg).toContain('&lt;SE&gt;')
})

test('is at most 15 KB gzip with every country', () => {
  expect(gzipSync(countryMap({ title: 'Europe', countries: everyCountry })).length).toBeLessThanOrEqual(
    15 * 1024,
  )
})

test('throws an error that names a country without an outline', () => {
  expect(() =>
    countryMap({ title: 'Europe', countries: [{ code: 'JP', name: 'Japan', href: '/' }] }),
  ).toThrow('"JP"')
})

const north = ['NO', 'SE', 'DK', 'DE', 'CH', 'IT'].map(code => ({
  code,
  name: code,
  href: `/${code}`,
  attributes: { 'data-item': '', 'data-region': code },
}))

test('writes each name once, for sight only, and the filter hides it', () => {
  const labels = [
    ...countryMap({ title: 'Europe', countries: north }).matchAll(
      /<g aria-hidden="true"([^>]*)><text[^>]*>(\w+)</g,
    ),
  ]
  expect(labels.map(([, , name]) => name).sort()).toEqual(north.map(({ code }) => code).sort())
  for (const [, attributes, name] of labels) expect(attributes).toContain(`data-region="${name}"`)
})

test('lets no names overlap', () => {
  const tops = [
    ...countryMap({ title: 'Europe', countries: everyCountry }).matchAll(
      /<text[^>]* x="([\d.]+)" y="([\d.]+)"/g,
    ),
  ]
  const places = tops.map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
  expect(places).toHaveLength(33)
  for (const [index, one] of places.entries())
    for (const other of places.slice(index + 1))
      expect(
        Math.abs(one.y - other.y) > 20 || Math.abs(one.x - other.x) > 20,
        JSON.stringify([one, other]),
      ).toBe(true)
})
