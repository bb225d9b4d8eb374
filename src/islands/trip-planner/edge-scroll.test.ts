import { expect, test } from 'vitest'
import { edgeScroll } from './edge-scroll.ts'

test.each([
  ['in the middle', 400, 0],
  ['at the border of a zone', 72, 0],
  ['near the upper edge', 10, -13],
  ['above the window', -50, -14],
  ['near the lower edge', 729, 1],
  ['over a bar at the lower edge', 900, 14],
])('a stop that is dragged %s scrolls the page by a speed', (_, y, by) => {
  expect(edgeScroll(y, 800)).toBe(by)
})
