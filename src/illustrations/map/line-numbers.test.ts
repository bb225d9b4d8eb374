import { expect, test } from 'vitest'
import { distanceBetween, distanceTo, lengthInside, overlaps } from './geometry.ts'
import { lineNumbers } from './line-numbers.ts'

const frame = { left: 0, top: 0, right: 400, bottom: 300 }
const surroundings = { frame, ends: [] }
const nothing = { rings: [], names: [] }
const across = (y: number) => [
  { x: 10, y },
  { x: 390, y },
]

test('places a number on its line', () => {
  const [plate] = lineNumbers([[across(100)]], surroundings)(nothing)
  expect(plate?.at.y).toBe(100)
  expect(plate?.stem).toBeUndefined()
})

test('places the numbers of lines side by side apart, where each hides no other line if it can', () => {
  const joined = [
    { x: 10, y: 108 },
    { x: 200, y: 108 },
    { x: 390, y: 280 },
  ]
  const [one, other] = lineNumbers([[across(100)], [joined]], surroundings)(nothing)
  if (!one || !other) throw new Error('A number is missing')
  expect(overlaps(one.box, other.box)).toBe(false)
  expect(lengthInside(one.box, { x: 10, y: 108 }, { x: 200, y: 108 })).toBe(0)
})

test('keeps numbers off rings and names', () => {
  const rings = [40, 120, 280, 360].map(x => ({ at: { x, y: 100 }, radius: 25 }))
  const name = { left: 150, top: 90, right: 250, bottom: 110 }
  const [plate] = lineNumbers([[across(100)]], surroundings)({ ...nothing, rings, names: [{ box: name }] })
  if (!plate) throw new Error('The number is missing')
  for (const { at, radius } of rings) expect(distanceTo(plate.box, at)).toBeGreaterThan(radius)
  expect(overlaps(plate.box, name)).toBe(false)
})

test.each([
  [5, 20],
  [8, 28],
])(
  'places a number beside a line that is too short for it, no farther than rings of %i units allow',
  (radius, distance) => {
    const rings = [100, 130].map(x => ({ at: { x, y: 100 }, radius }))
    const line = rings.map(({ at }) => at)
    const [plate] = lineNumbers([[line]], surroundings)({ ...nothing, rings })
    if (!plate?.stem) throw new Error('The number or its stem is missing')
    const [start, end] = plate.stem
    expect(start.y).toBe(100)
    expect(end).toEqual(plate.at)
    expect(distanceBetween(start, end)).toBeCloseTo(distance)
  },
)
