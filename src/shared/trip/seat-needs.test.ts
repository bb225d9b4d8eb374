import { expect, test } from 'vitest'
import { strictest } from './seat-needs.ts'

test.each([
  { needs: ['none'], says: 'none' },
  { needs: ['none', 'optional'], says: 'optional' },
  { needs: ['optional', 'compulsory', 'summer'], says: 'compulsory' },
  { needs: ['unknown', 'none'], says: 'unknown' },
  { needs: ['summer', 'optional'], says: 'summer' },
] as const)('a journey on trains with seats $needs says $says', ({ needs, says }) => {
  expect(strictest(needs)).toBe(says)
})
