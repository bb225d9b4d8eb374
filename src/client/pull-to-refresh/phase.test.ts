import { expect, test } from 'vitest'
import { phaseOf } from './phase.ts'

test.each([
  { what: 'a tap', down: 5, aside: 0, phase: undefined },
  { what: 'a scroll', down: -200, aside: 0, phase: undefined },
  { what: 'a swipe to the side', down: 100, aside: -120, phase: undefined },
  { what: 'a short pull', down: 60, aside: 10, phase: 'pull' },
  { what: 'a long pull', down: 96, aside: 10, phase: 'release' },
])('$what is $phase', ({ down, aside, phase }) => {
  expect(phaseOf(down, aside)).toBe(phase)
})
