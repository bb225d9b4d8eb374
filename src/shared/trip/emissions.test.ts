import { expect, test } from 'vitest'
import { straightKm } from './emissions.ts'

test.each([
  ['Stockholm and Berlin', { lat: 59.33, lon: 18.058 }, { lat: 52.525, lon: 13.369 }, 810],
  ['a place and itself', { lat: 55.6, lon: 13 }, { lat: 55.6, lon: 13 }, 0],
  ['two places on either side of Greenwich', { lat: 0, lon: -1 }, { lat: 0, lon: 1 }, 222],
])('the distance between %s in kilometres', (_, one, other, km) => {
  expect(Math.abs(straightKm(one, other) - km)).toBeLessThan(5)
})
