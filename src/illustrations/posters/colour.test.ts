import { expect, test } from 'vitest'
import { mix } from './colour.ts'

test.each([
  ['#000000', '#ffffff', 0, '#000000'],
  ['#000000', '#ffffff', 0.2, '#333333'],
  ['#12203f', '#db6484', 1, '#db6484'],
  ['#0a0b0c', '#0a0b0c', 0.7, '#0a0b0c'],
] as const)('mixes %s with %s by %d to %s', (from, to, share, mixed) => {
  expect(mix(from, to, share)).toBe(mixed)
})
