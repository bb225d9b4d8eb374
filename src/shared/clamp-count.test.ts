import { expect, test } from 'vitest'
import { clampCount } from './clamp-count.ts'

test.each([
  [3, 3],
  [999, 40],
  [Infinity, 40],
  [-2, 1],
  [2.5, 2],
  [Number.NaN, 1],
])('clampCount(%j, 1, 40) is %j', (count, expected) => expect(clampCount(count, 1, 40)).toBe(expected))
