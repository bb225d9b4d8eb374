import { describe, expect, it } from 'vitest'
import { contains, distanceTo, overlaps } from './geometry.ts'
import type { Stop } from './label-candidates.ts'
import { placeLabels } from './labels.ts'

const frame = { left: 0, top: 0, right: 600, bottom: 400 }

const stop = (name: string, x: number, y: number, isBig = false): Stop => ({
  id: name,
  name,
  at: { x, y },
  radius: isBig ? 8 : 4.5,
  isBig,
  rank: isBig ? 2 : 0,
})

/** Stops spread by a small generator with a fixed seed, too many for all to be named. */
function crowd(count: number): Stop[] {
  let seed = 7
  const next = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  return Array.from({ length: count }, (_, index) =>
    stop(`Station ${index}`, 10 + next() * 580, 10 + next() * 380, index % 9 === 0),
  )
}

describe('placeLabels', () => {
  it.each([2, 20, 60, 150])('keeps %i names apart, off the stops and within the frame', count => {
    const stops = crowd(count)
    const labels = placeLabels(stops, { frame, segments: [] })
    const wrong = labels.filter(
      ({ box, stop: own }, index) =>
        !contains(frame, box) ||
        labels.slice(index + 1).some(other => overlaps(box, other.box)) ||
        stops.some(other => other !== own && distanceTo(box, other.at) < other.radius),
    )
    expect(wrong).toEqual([])
    expect(labels.length).toBeGreaterThan(Math.min(count, 20) * 0.8)
  })

  it('puts a name to the right of its stop when nothing is in the way', () => {
    const [label] = placeLabels([stop('Lund C', 300, 200)], { frame, segments: [] })
    expect(label?.box.left).toBeGreaterThan(304)
  })

  it('keeps a name off a line that leaves to the right', () => {
    const segments = [
      [
        { x: 300, y: 200 },
        { x: 600, y: 200 },
      ],
    ] as const
    const [label] = placeLabels([stop('Lund C', 300, 200)], { frame, segments })
    expect(label && (label.box.bottom < 196 || label.box.top > 204 || label.box.right < 300)).toBe(true)
  })

  it('leaves out a small name rather than a big one', () => {
    const narrow = { left: 0, top: 0, right: 110, bottom: 30 }
    const labels = placeLabels([stop('Lund', 10, 8), stop('Malmö', 10, 22, true)], {
      frame: narrow,
      segments: [],
    })
    expect(labels.map(({ stop: { name } }) => name)).toContain('Malmö')
  })
})
