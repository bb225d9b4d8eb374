import { expect, test } from 'vitest'
import { step } from './step.ts'

test.each([
  { what: 'three whole posters and a bit of a fourth', viewport: 800, item: 240, gap: 20, expected: 780 },
  { what: 'exactly three, without a gap after the last', viewport: 760, item: 240, gap: 20, expected: 780 },
  { what: 'one and a bit of the next on a phone', viewport: 354, item: 240, gap: 14, expected: 254 },
  { what: 'less than one', viewport: 200, item: 240, gap: 14, expected: 254 },
])('scrolls by the number of items in full view: $what', ({ viewport, item, gap, expected }) => {
  expect(step(viewport, item, gap)).toBe(expected)
})
