import { expect, test } from 'vitest'
import { createRandom } from './random.ts'

const first = (seed: string, count = 50) => {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => random.next())
}

test('gives the same numbers for the same seed', () => {
  expect(first('skärgård')).toEqual(first('skärgård'))
})

test('gives different numbers for another seed', () => {
  expect(first('norway')).not.toEqual(first('Norway'))
})

test('stays from 0 up to 1, and within the given bounds', () => {
  for (const value of first('bounds', 500)) {
    expect(value).toBeGreaterThanOrEqual(0)
    expect(value).toBeLessThan(1)
  }
  const random = createRandom('between')
  for (let turn = 0; turn < 100; turn++) expect(Math.abs(random.between(-3, 3))).toBeLessThanOrEqual(3)
})
