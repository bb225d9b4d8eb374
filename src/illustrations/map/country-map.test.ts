import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { countryNumbers } from './country-codes.ts'
import { countryMap } from './country-map.ts'

const everyCountry = Object.keys(countryNumbers).map(code => ({
  code,
  name: `<${code}>`,
  href: `/guide-detail/${code}`,
}))

test('draws every Interrail country as a link with ground, its name escaped', () => {
  const svg = countryMap('Europe', everyCountry)
  expect(everyCountry).toHaveLength(33)
  expect(svg.match(/<a href="\/guide-detail\/[A-Z]{2}" class="map__choice"/g)).toHaveLength(33)
  expect(svg).not.toMatch(/<path d=""/)
  expect(svg).toContain('&lt;SE&gt;')
})

test('is at most 15 KB gzip with every country', () => {
  expect(gzipSync(countryMap('Europe', everyCountry)).length).toBeLessThanOrEqual(15 * 1024)
})

test('names a country that it does not have', () => {
  expect(() => countryMap('Europe', [{ code: 'JP', name: 'Japan', href: '/' }])).toThrow('"JP"')
})
