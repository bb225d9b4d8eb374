import { describe, expect, it } from 'vitest'
import { nudgeApart } from './nudge.ts'

const frame = { left: 0, top: 0, right: 100, bottom: 100 }

describe('nudgeApart', () => {
  it('does not move rings that do not touch', () => {
    const rings = [
      { at: { x: 20, y: 20 }, radius: 5 },
      { at: { x: 60, y: 60 }, radius: 5 },
    ]
    expect(nudgeApart(rings, frame)).toEqual(rings)
  })

  it.each([
    ['that overlap', { x: 50, y: 50 }, { x: 53, y: 54 }],
    ['on the same spot', { x: 50, y: 50 }, { x: 50, y: 50 }],
    ['in a corner of the frame', { x: 5, y: 5 }, { x: 6, y: 5 }],
  ])('moves rings apart %s, within the frame', (_, a, b) => {
    const [first, second] = nudgeApart(
      [
        { at: a, radius: 5 },
        { at: b, radius: 5 },
      ],
      frame,
    )
    expect(
      Math.hypot((second?.at.x ?? 0) - (first?.at.x ?? 0), (second?.at.y ?? 0) - (first?.at.y ?? 0)),
    ).toBeGreaterThan(10)
    for (const { at } of [first, second].flatMap(ring => ring ?? [])) {
      expect(at.x).toBeGreaterThanOrEqual(5)
      expect(at.y).toBeGreaterThanOrEqual(5)
    }
  })

  it('leaves the requested distance between two rings', () => {
    const rings = [
      { at: { x: 40, y: 50 }, radius: 5 },
      { at: { x: 56, y: 50 }, radius: 5 },
    ]
    const [first, second] = nudgeApart(rings, frame, () => 20)
    expect((second?.at.x ?? 0) - (first?.at.x ?? 0)).toBeCloseTo(30)
  })
})
