import { expect, test } from 'vitest'
import { createSheet } from '../sheet.ts'
import { fells, range } from './mountains.ts'

const shape = { base: 300, top: 100, spacing: 110, colour: '#94b7c4', snow: 0 } as const
const sheet = (width: number) => createSheet({ kind: 'alps', palette: 'day', seed: 'ranges', width })

/** Heights of the outlines, in the order of drawing: far and high first. */
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
