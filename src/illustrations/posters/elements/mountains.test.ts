import { expect, test } from 'vitest'
import { createSheet } from '../sheet.ts'
import { fells, range } from './mountains.ts'

const shape = { base: 300, top: 100, spacing: 110, colour: '#94b7c4', snow: 0 } as const
const sheet = (width: number) => createSheet({ kind: 'alps', palette: 'day', seed: 'ranges', width })

/** The heights of the outlines, in drawing order: distant and high ones first. */
const summits = (svg: string) =>
  [...svg.matchAll(/d="M-?\d+ 300(?:L-?\d+ \d+)*?L-?\d+ (\d+)L/g)].map(([, y]) => Number(y))

test('a wide range rises to a summit and does not repeat it', () => {
  for (const width of [711, 960, 1500]) {
    const heights = summits(range(sheet(width), shape))
    expect(heights.length).toBeGreaterThan(5)
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(60)
    expect(heights.filter(height => height < 140).length).toBeLessThanOrEqual(3)
  }
})

test('fells have no snow and no points', () => {
  expect(fells(sheet(960), shape)).not.toContain('#fdf9f0')
  expect(fells(sheet(960), shape)).toContain('Q')
})

/** The corners of a shape with straight lines; relative commands as the painter writes them. */
function corners(data: string): [number, number][] {
  const points: [number, number][] = []
  for (const [, command = '', numbers = ''] of data.matchAll(/([MLlHVz])([^A-Za-z]*)/g)) {
    const values = (numbers.match(/-?[\d.]+/g) ?? []).map(Number)
    const [x = 0, y = 0] = points.at(-1) ?? []
    if (command === 'H') points.push([values[0] ?? x, y])
    for (let index = 0; 'MLl'.includes(command) && index < values.length; index += 2) {
      const [fromX, fromY] = command === 'l' ? (points.at(-1) ?? [0, 0]) : [0, 0]
      points.push([fromX + (values[index] ?? 0), fromY + (values[index + 1] ?? 0)])
    }
  }
  return points
}

/** The horizontal distance of a point from a shape; 0 inside. */
function outside([x, y]: [number, number], shape: readonly [number, number][]): number {
  const crossings = shape.flatMap(([x1, y1], index) => {
    const [x2, y2] = shape[(index + 1) % shape.length] ?? [x1, y1]
    return y1 === y2 || y < Math.min(y1, y2) || y > Math.max(y1, y2)
      ? []
      : [x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)]
  })
  return Math.max(0, Math.min(...crossings) - x, x - Math.max(...crossings))
}

test.each([0.2, 0.34, 0.5])(
  'snow to %d of the highest summit lies on its peak, in any width and seed',
  snow => {
    const far: number[] = []
    for (const seed of ['flåm12', 'lugano', 'a', 'b', 'c', 'd']) {
      for (const width of [300, 960]) {
        const drawn = createSheet({ kind: 'fjord', palette: 'dusk', seed, width })
        const shapes = [...range(drawn, { ...shape, snow }).matchAll(/d="([^"]*)"/g)].map(([, data = '']) =>
          corners(data),
        )
        // Each peak is its outline, its shaded side, its snow and the snow in the shade.
        for (let peak = 0; peak < shapes.length; peak += 4) {
          const [outline = [], , ...caps] = shapes.slice(peak, peak + 4)
          far.push(...caps.flat().map(point => outside(point, outline)))
        }
      }
    }
    expect(far.length).toBeGreaterThan(100)
    // Points are whole units.
    expect(Math.max(...far)).toBeLessThanOrEqual(1.6)
  },
)
