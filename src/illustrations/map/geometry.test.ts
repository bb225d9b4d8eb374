import { describe, expect, it } from 'vitest'
import { distanceTo, lengthInside, overlaps } from './geometry.ts'

const box = { left: 0, top: 0, right: 10, bottom: 10 }

describe('lengthInside', () => {
  it.each([
    ['crosses it', { x: -5, y: 5 }, { x: 15, y: 5 }, 10],
    ['ends within it', { x: 5, y: 5 }, { x: 5, y: 50 }, 5],
    ['lies within it', { x: 1, y: 1 }, { x: 4, y: 5 }, 5],
    ['passes it', { x: -5, y: 20 }, { x: 15, y: 20 }, 0],
    ['stops before it', { x: -5, y: 5 }, { x: -1, y: 5 }, 0],
    ['is a single point', { x: 5, y: 5 }, { x: 5, y: 5 }, 0],
  ])('measures the part of a line that is in the box when it %s', (_, a, b, length) => {
    expect(lengthInside(box, a, b)).toBeCloseTo(length)
  })
})

describe('distanceTo', () => {
  it.each([
    [{ x: 5, y: 5 }, 0],
    [{ x: 13, y: 5 }, 3],
    [{ x: 13, y: 14 }, 5],
  ])('is the shortest distance from %o', (point, distance) => {
    expect(distanceTo(box, point)).toBe(distance)
  })
})

describe('overlaps', () => {
  it('counts boxes that come closer than the gap', () => {
    const beside = { left: 11, top: 0, right: 20, bottom: 10 }
    expect([overlaps(box, beside), overlaps(box, beside, 2)]).toEqual([false, true])
  })
})
