import { expect, test } from 'vitest'
import { distanceTo, lengthInside, overlaps } from './geometry.ts'
import { placeRouteNames } from './route-names.ts'

const frame = { left: 0, top: 0, right: 390, bottom: 500 }
const down = [
  { x: 200, y: 20 },
  { x: 200, y: 300 },
]
const west = [
  { x: 200, y: 300 },
  { x: 60, y: 420 },
]
const east = [
  { x: 200, y: 300 },
  { x: 330, y: 420 },
]

test('names each route beside its own stretch, off all lines and other names', () => {
  const [one, other] = placeRouteNames(
    ['To Paris via Cologne', 'Slowly to the Riviera'],
    [
      [down, west],
      [down, east],
    ],
    { frame, rings: [] },
  )
  expect(one && other && overlaps(one.box, other.box)).toBe(false)
  for (const name of [one, other])
    for (const [a, b] of [down, west, east]) expect(name && a && b && lengthInside(name.box, a, b)).toBe(0)
  expect(one?.box.left).toBeLessThan(other?.box.left ?? 0)
})

test('wraps a name where the frame is narrow, and leaves out names without a place', () => {
  const narrow = { left: 0, top: 0, right: 120, bottom: 200 }
  const line = [
    { x: 10, y: 10 },
    { x: 10, y: 190 },
  ]
  const [wrapped] = placeRouteNames(['Fjords and mountain railways'], [[line]], { frame: narrow, rings: [] })
  expect(wrapped?.rows.map(({ text }) => text)).toEqual(['Fjords and', 'mountain', 'railways'])
  expect(placeRouteNames(['Unbreakableandverylongname'], [[line]], { frame: narrow, rings: [] })).toEqual([
    undefined,
  ])
})

test('keeps names off rings', () => {
  const line = [
    { x: 10, y: 100 },
    { x: 380, y: 100 },
  ]
  const rings = [40, 120, 280, 360].map(x => ({ at: { x, y: 100 }, radius: 25 }))
  const [name] = placeRouteNames(['To Milan'], [[line]], { frame, rings })
  for (const { at, radius } of rings) expect(name && distanceTo(name.box, at)).toBeGreaterThan(radius)
})
