import { describe, expect, test } from 'vitest'
import { parseXml } from '../../../tests/support/xml.ts'
import type { PosterOptions } from './options.ts'
import { type PaletteName, paletteNames } from './palettes.ts'
import { poster } from './poster.ts'

const kinds: readonly PosterOptions['kind'][] = [
  'alps',
  'fjord',
  'coast',
  'city',
  'forest',
  'lake',
  'plain',
  'islands',
]
const every = kinds.flatMap(kind => paletteNames.map(palette => [kind, palette] as const))

describe.each(every)('a plain %s in the light of %s', (kind, palette) => {
  test('is a well-formed picture at any width', () => {
    for (const width of [240, 300, 533, 960]) {
      const picture = poster({ kind, palette, seed: 'any', width })
      expect(parseXml(picture).documentElement?.tagName).toBe('svg')
      expect(picture).toContain(`viewBox="0 0 ${width} 400"`)
      expect(picture).not.toMatch(/NaN|undefined|Infinity/)
    }
  })
})

const plain = { kind: 'fjord', palette: 'day', landmark: 'stave-church', seed: 'norway' } as const

test('draws the same picture for the same options', () => {
  expect(poster(plain)).toBe(poster({ ...plain }))
})

test('draws a different picture for another seed', () => {
  expect(poster({ ...plain, seed: 'Norway' })).not.toBe(poster(plain))
})

test('is a complete file: it begins with the namespace, and nothing follows it', () => {
  expect(poster(plain)).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /)
  expect(poster(plain)).toMatch(/<\/svg>$/)
})

test('is decorative with no title', () => {
  expect(poster(plain)).toContain('aria-hidden="true"')
  expect(poster(plain)).not.toContain('role="img"')
})

test('escapes its title', () => {
  const picture = poster({ ...plain, title: `Ål's "<b>&amp;` })
  expect(picture).toContain('role="img" aria-label="Ål&#39;s &quot;&lt;b&gt;&amp;amp;"')
  expect(parseXml(picture).documentElement?.getAttribute('aria-label')).toBe(`Ål's "<b>&amp;`)
})

test('is anchored to the bottom if requested', () => {
  expect(poster({ ...plain, anchor: 'bottom' })).toContain('preserveAspectRatio="xMidYMax slice"')
})

test.each<[PaletteName, boolean]>([
  ['night', true],
  ['dusk', true],
  ['day', false],
])('by %s, lit windows: %s', (palette, lit) => {
  expect(poster({ ...plain, palette }).includes('#ffdc86')).toBe(lit)
})
