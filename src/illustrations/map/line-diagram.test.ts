import { describe, expect, it } from 'vitest'
import { overlaps } from './geometry.ts'
import { lineDiagram } from './line-diagram.ts'
import { strip } from './strip-layout.ts'
import { textWidth } from './text-width.ts'

const stops = [
  { name: 'Stockholm C', note: '08:24', change: true },
  { name: 'Skövde C' },
  { name: 'Göteborg C', change: true },
  { name: 'Halden', note: '1 hour in the old town' },
  { name: 'Oslo S', change: true },
  { name: 'Zagreb Glavni kolodvor' },
  { name: 'Flåm' },
]
const widths = [320, 400, 500, 640, 700]

/** The room each line of text takes. */
function texts(svg: string) {
  return [...svg.matchAll(/<text class="(\S+) [^"]*" x="([^"]*)" y="([^"]*)">([^<]*)</g)].map(
    ([, kind, x, y, text = '']) => {
      const size = kind === 'map__note' ? strip.noteSize : strip.nameSize
      const half = textWidth(text, size) / 2
      return {
        left: Number(x) - half,
        right: Number(x) + half,
        top: Number(y) - size * 0.8,
        bottom: Number(y) + 3,
      }
    },
  )
}

describe('lineDiagram', () => {
  it.each(widths)('lets no texts overlap or leave the frame at width %i', width => {
    const svg = lineDiagram({ title: 'Line', stops, colour: 'pink', width })
    const height = Number(/viewBox="0 0 \d+ (\d+)"/.exec(svg)?.[1])
    const boxes = texts(svg)
    expect(boxes.length).toBeGreaterThanOrEqual(9)
    expect(boxes.filter((box, index) => boxes.slice(index + 1).some(other => overlaps(box, other)))).toEqual(
      [],
    )
    expect(boxes.filter(({ left, right, bottom }) => left < 0 || right > width || bottom > height)).toEqual(
      [],
    )
  })

  it.each([
    [700, 2],
    [320, 4],
  ])('folds at width %i into %i rows', (width, rows) => {
    const svg = lineDiagram({ title: 'Line', stops, colour: 'pink', width })
    const heights = new Set([...svg.matchAll(/<circle [^>]*cy="([^"]*)"/g)].map(([, y]) => y))
    expect(heights.size).toBe(rows)
  })

  it('has a ring for every stop, a big one for a change, and no style attribute', () => {
    const svg = lineDiagram({ title: 'Line', stops, colour: 'sea' })
    expect(svg.match(/<circle/g)).toHaveLength(stops.length)
    expect(svg.match(/map__stop--big/g)).toHaveLength(3)
    expect(svg).toContain('map__line--sea')
    expect(svg).not.toMatch(/style=|NaN|undefined/)
  })

  it('escapes its texts', () => {
    const svg = lineDiagram({
      title: '"<',
      stops: [{ name: '<i>' }, { name: 'B', note: '&' }],
      colour: 'pine',
    })
    expect(svg).toContain('aria-label="&quot;&lt;"')
    expect(svg).toContain('>&lt;i&gt;</text>')
    expect(svg).toContain('>&amp;</text>')
  })

  it('throws for a line with one stop, naming the diagram', () => {
    expect(() => lineDiagram({ title: 'Short', stops: [{ name: 'A' }], colour: 'pink' })).toThrow('“Short”')
  })
})
