import { expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

it.each([
  [0, 0, 0, 0, 0],
  [999, 0, 0, 0, 0],
  [1000, 0, 0, 0, 1],
  [59_999, 0, 0, 0, 59],
  [60_000, 0, 0, 1, 0],
  [3_600_000, 0, 1, 0, 0],
  [86_399_999, 0, 23, 59, 59],
  [86_400_000, 1, 0, 0, 0],
  [20 * 86_400_000 + 3_723_000, 20, 1, 2, 3],
])('splits %d ms into %d days, %d hours, %d minutes and %d seconds', (ms, days, hours, minutes, seconds) => {
  expect(timeLeft(ms)).toEqual({ days, hours, minutes, seconds })
})
