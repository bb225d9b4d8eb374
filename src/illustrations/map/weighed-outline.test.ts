import type { Position } from 'geojson'
import { expect, test } from 'vitest'
import { boxOf, overlap, simplifyOutside, surroundings, thinLine, thinRing } from './weighed-outline.ts'

const outline = (points: Position[]) => ({ points, box: boxOf(points) })

test('leaves out points that change an outline by less than a corner, and keeps four points of a ring', () => {
  const points = [
    [0, 0, Number.POSITIVE_INFINITY],
    [1, 0.1, 2],
    [2, 0, 5],
    [0, 0, Number.POSITIVE_INFINITY],
  ]
  expect(thinLine(outline(points), 3).map(([lon]) => lon)).toEqual([0, 2, 0])
  expect(thinRing(outline(points), 3).map(([lon]) => lon)).toEqual([0, 2, 0, 0])
})

test('keeps outlines in or across a window, and few points of those outside', () => {
  const far: Position[] = Array.from({ length: 40 }, (_, index) => [20, index / 10])
  const near: Position[] = [
    [2, 4],
    [1, 3],
    [-3, 3],
  ]
  const kept = simplifyOutside([...far, ...near], { west: 0, south: 0, east: 10, north: 10 })
  expect(kept.slice(-3)).toEqual(near)
  expect(kept.slice(0, -3)).toEqual([far[0], far.at(-1)])
})

test('leaves no gap that could cut a corner of the window', () => {
  const far: Position[] = Array.from({ length: 41 }, (_, index) => [-20 + index, 20])
  const kept = simplifyOutside(far, { west: 0, south: 0, east: 10, north: 10 })
  const gaps = kept.slice(1).map(([lon = 0], index) => lon - (kept[index]?.[0] ?? 0))
  expect(Math.max(...gaps)).toBeLessThan(5)
  expect(kept.length).toBeLessThan(12)
})

test('recognises windows that overlap', () => {
  const window = { west: 0, south: 0, east: 10, north: 10 }
  expect(overlap(window, boxOf([[5, 5]]))).toBe(true)
  expect(overlap(window, boxOf([[11, 5]]))).toBe(false)
  expect(overlap(surroundings(window), boxOf([[11, 5]]))).toBe(true)
})
