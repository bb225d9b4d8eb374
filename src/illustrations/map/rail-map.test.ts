import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { contains, overlaps } from './geometry.ts'
import { labelSize } from './label-candidates.ts'
import type { MapStation } from './model.ts'
import { railMap } from './rail-map-words.ts'
import { textWidth } from './text-width.ts'

const stations: MapStation[] = parse(readFileSync('content/stations.yaml', 'utf8'))
const inEurope = stations.filter(({ lon }) => lon < 60).map(({ id }) => id)

const nordic = {
  title: 'Norway by train',
  stations,
  start: 'oslo-s',
  emphasis: ['bergen', 'trondheim-s'],
  lines: [
    { name: 'Bergen Line', colour: 'pink', stations: ['oslo-s', 'finse', 'myrdal', 'voss', 'bergen'] },
    { name: 'Flåm Railway', colour: 'brick', stations: ['myrdal', 'flam'] },
    { name: 'North', colour: 'pine', stations: ['oslo-s', 'dombas', 'trondheim-s', 'mo-i-rana', 'bodo'] },
    { name: 'Bus', colour: 'grey', stations: ['fauske', 'narvik'], dotted: true },
  ],
} as const
const europe = {
  title: 'Europe by train',
  stations,
  width: 1000,
  isTrue: true,
  lines: [{ name: 'All', colour: 'sea', stations: inEurope.filter((_, index) => index % 2 === 0) }],
} as const
const maps = [
  { name: 'a country', map: nordic },
  { name: 'a continent', map: europe },
  { name: 'an aside', map: { ...nordic, width: 400 } },
  { name: 'a low frame', map: { ...nordic, height: 360 } },
]

/** The values of the named attributes of all marks of a kind, in their order. */
function marks(svg: string, tag: string, attributes: readonly string[]): number[][] {
  const found = svg.match(new RegExp(`<${tag} [^>]*>`, 'g')) ?? []
  return found.map(mark => attributes.map(name => Number(new RegExp(` ${name}="([^"]*)"`).exec(mark)?.[1])))
}

function frameOf(svg: string) {
  const [, right = 0, bottom = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number)
  return { left: 0, top: 0, right, bottom }
}

describe('railMap', () => {
  it.each(maps)('keeps every stop inside the frame of $name', ({ map }) => {
    const svg = railMap(map, 'en')
    const outside = marks(svg, 'circle', ['cx', 'cy', 'r']).filter(
      ([x = 0, y = 0, r = 0]) =>
        !contains(frameOf(svg), { left: x - r, top: y - r, right: x + r, bottom: y + r }),
    )
    expect(outside).toEqual([])
  })

  it.each(maps)('lets no names overlap or leave the frame of $name', ({ map }) => {
    const svg = railMap(map, 'en')
    const boxes = [...svg.matchAll(/<text class="(map__label[^"]*)" x="([^"]*)" y="([^"]*)">([^<]*)</g)].map(
      ([, style = '', x, y, name = '']) => {
        const size = style.includes('big') ? labelSize.big : labelSize.normal
        const left = Number(x) - (style.includes('end') ? textWidth(name, size) : 0)
        const top = Number(y) - size * 0.8
        return { left, top, right: left + textWidth(name, size), bottom: top + size, name }
      },
    )
    const overlapping = boxes.flatMap((box, index) =>
      boxes.slice(index + 1).flatMap(other => (overlaps(box, other) ? [[box.name, other.name]] : [])),
    )
    expect(overlapping).toEqual([])
    expect(boxes.filter(box => !contains(frameOf(svg), box))).toEqual([])
  })

  it.each([
    ['a Nordic country', nordic, 9],
    ['Europe with 150 stations', europe, 15],
  ])('draws %s in few bytes', (_, map, limit) => {
    expect(gzipSync(railMap(map, 'en')).length).toBeLessThanOrEqual(limit * 1000)
  })

  it('has as many stops as are named, land, borders, and no style attribute', () => {
    const svg = railMap(nordic, 'en')
    expect(marks(svg, 'circle', [])).toHaveLength(12)
    expect(svg).toMatch(/class="map__land" d="m[^"]{500}/)
    expect(svg).toMatch(/class="map__border" d="m[^"]{100}/)
    expect(svg).not.toContain('style=')
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('marks the start, the emphasis, and what is not a train', () => {
    const svg = railMap(nordic, 'en')
    expect(svg.match(/map__stop--start/g)).toHaveLength(1)
    expect(svg.match(/map__stop--big/g)).toHaveLength(3)
    expect(svg).toContain('map__line--grey map__line--dotted')
  })

  it('draws a single station', () => {
    expect(railMap({ title: 'Luleå', stations, lines: [], start: 'lulea-c' }, 'en')).toContain(
      '>Luleå C</text>',
    )
  })

  it('escapes the title and the names', () => {
    const place = { id: 'x', name: '<b>', lat: 55, lon: 12 }
    const svg = railMap({ title: 'A "B" & <C>', stations: [place], lines: [], start: 'x' }, 'en')
    expect(svg).toContain('aria-label="A &quot;B&quot; &amp; &lt;C&gt;"')
    expect(svg).toContain('>&lt;b&gt;</text>')
  })

  it('throws an error that names an unknown station', () => {
    const lines = [{ name: 'Line', colour: 'pink', stations: ['oslo-s', 'atlantis'] }] as const
    expect(() => railMap({ title: 'Norway', stations, lines }, 'en')).toThrow('“atlantis”')
  })

  it('throws for a map that names no station', () => {
    expect(() => railMap({ title: 'Nowhere', stations, lines: [] }, 'en')).toThrow('“Nowhere”')
  })
})

it('shows a line of one short leg between its rings', () => {
  for (const width of [390, 660]) {
    const svg = railMap({ ...nordic, emphasis: ['bergen', 'myrdal', 'flam'], width }, 'en')
    const [, x1, y1, x2, y2] = (
      /line--brick" d="M(-?[\d.]+) (-?[\d.]+)L(-?[\d.]+) (-?[\d.]+)"/.exec(svg) ?? []
    ).map(Number)
    const long = Math.hypot((x2 ?? 0) - (x1 ?? 0), (y2 ?? 0) - (y1 ?? 0))
    // Two big rings, one of them where two lines meet.
    expect(long).toBeGreaterThan(8 + 8 + 15)
  }
})
