import { expect, test } from 'vitest'
import { daysPassFor } from './days-pass-for.ts'

const variants = [
  { id: 'green-7', days: 7, class: 'green' },
  { id: 'standard-21', days: 21, class: 'standard' },
  { id: 'standard-7', days: 7, class: 'standard' },
  { id: 'standard-14', days: 14, class: 'standard' },
] as const

test.each([
  { days: 7, class: 2, fits: 'standard-7' },
  { days: 8, class: 2, fits: 'standard-14' },
  { days: 3, class: 1, fits: 'green-7' },
  { days: 8, class: 1, fits: undefined },
  { days: 22, class: 2, fits: undefined },
] as const)('$days days in a row in class $class: $fits', ({ fits, ...trip }) => {
  expect(daysPassFor(variants, trip)?.id).toBe(fits)
})

test('finds a pass that is sold in first and second class', () => {
  const numbered = [
    { id: 'first-4', days: 4, class: 'first' },
    { id: 'second-4', days: 4, class: 'second' },
  ] as const
  expect(daysPassFor(numbered, { days: 3, class: 2 })?.id).toBe('second-4')
  expect(daysPassFor(numbered, { days: 3, class: 1 })?.id).toBe('first-4')
})
