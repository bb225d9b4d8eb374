import { describe, expect, it } from 'vitest'
import { easeInOut, interpolate, progressBetween, typed } from './motion.ts'

describe('during', () => {
  it.each([
    { moment: 0.2, share: 0 },
    { moment: 0.5, share: 0.25 },
    { moment: 0.9, share: 1 },
  ])('returns $share at $moment of a stretch from .4 to .8', ({ moment, share }) => {
    expect(progressBetween(moment, 0.4, 0.8)).toBeCloseTo(share)
  })
})

describe('typed', () => {
  it.each([
    { share: 0, text: '' },
    { share: 0.5, text: 'K7R' },
    { share: 1, text: 'K7RM2T' },
  ])('shows “$text” after $share of the time', ({ share, text }) => {
    expect(typed('K7RM2T', share)).toBe(text)
  })
})

it('rail is at rest at both ends and half way at half time', () => {
  expect([0, 0.5, 1].map(easeInOut)).toEqual([0, 0.5, 1])
  expect(easeInOut(0.1)).toBeLessThan(0.1)
})

it('between is a share of the way', () => {
  expect(interpolate(10, 20, 0.25)).toBe(12.5)
})
