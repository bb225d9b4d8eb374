import { expect, test } from 'vitest'
import { median, percentile } from './statistics.ts'

test.each([
  [[7], 7],
  [[9, 1, 10], 9],
  [[4, 1, 3, 2], 2.5],
])('returns the middle of %j', (values, middle) => {
  expect(median(values)).toBe(middle)
})

test('returns a share of the values, lowest first, and leaves their order unchanged', () => {
  const values = [50, 10, 40, 20, 30]
  expect([0, 0.25, 0.9, 1].map(share => percentile(values, share))).toEqual([10, 20, 46, 50])
  expect(values).toEqual([50, 10, 40, 20, 30])
})

test('throws without values', () => {
  expect(() => median([])).toThrow('Nothing was measured')
})
