import sharp from 'sharp'
import { expect, test } from 'vitest'
import { journeyMap } from './journey-map.ts'

const map = {
  stations: [
    { id: 'malmo-c', lat: 55.609, lon: 13 },
    { id: 'hamburg-hbf', lat: 53.553, lon: 10.007 },
    { id: 'berlin-hbf', lat: 52.525, lon: 13.369 },
  ],
  width: 380,
  height: 518,
} as const

test('draws a ring for each station, big ones for the first and the last, and no words', () => {
  const svg = journeyMap(map)
  expect(svg.match(/<circle/g)).toHaveLength(3)
  expect(svg.match(/map__stop--big"/g)).toHaveLength(2)
  expect(svg).not.toContain('<text')
})

test('draws the part by ferry or bus dotted', () => {
  const lines = [
    { stations: ['malmo-c', 'hamburg-hbf'] },
    { stations: ['hamburg-hbf', 'berlin-hbf'], dotted: true },
  ]
  const paths = journeyMap({ ...map, lines }).match(/<path class="map__line[^"]*/g)
  expect(paths).toEqual([
    '<path class="map__line map__line--pink',
    '<path class="map__line map__line--pink map__line--dotted',
  ])
})

test('has all its colours: the line is pink, the land light and nothing is black', async () => {
  const { data } = await sharp(Buffer.from(journeyMap(map)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colours = new Map<string, number>()
  for (let at = 0; at < data.length; at += 3) {
    const colour = [...data.subarray(at, at + 3)].join()
    colours.set(colour, (colours.get(colour) ?? 0) + 1)
  }
  expect(colours.get('219,100,132')).toBeGreaterThan(500)
  expect(colours.get('253,252,249')).toBeGreaterThan(20_000)
  expect(colours.get('219,233,236')).toBeGreaterThan(20_000)
  expect(colours.has('0,0,0')).toBe(false)
})
