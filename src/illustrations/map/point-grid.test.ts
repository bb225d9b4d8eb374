import { expect, test } from 'vitest'
import { distanceTo } from './geometry.ts'
import { pointGrid } from './point-grid.ts'

test('finds every point of a box, on both sides of zero', () => {
  const points = Array.from({ length: 400 }, (_, index) => ({
    owner: index % 7,
    point: { x: ((index * 37) % 101) - 50, y: ((index * 53) % 89) - 40 },
  }))
  const grid = pointGrid(points, 10)
  for (const [left, top, size] of [
    [-50, -40, 5],
    [-12, -3, 26],
    [20, 30, 1],
    [-60, -60, 200],
  ] as const) {
    const box = { left, top, right: left + size, bottom: top + size }
    const inside = points.filter(({ point }) => distanceTo(box, point) === 0)
    for (const { point } of inside) expect(grid.someNear(box, found => found.point === point)).toBe(true)
  }
})

test('does not look at points far away', () => {
  const far = { owner: 0, point: { x: 500, y: 500 } }
  expect(pointGrid([far], 10).someNear({ left: 0, top: 0, right: 20, bottom: 20 }, () => true)).toBe(false)
})
