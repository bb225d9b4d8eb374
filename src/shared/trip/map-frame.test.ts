import { expect, test } from 'vitest'
import { europe } from '../../illustrations/map/europe.ts'
import { placeOnMap } from './map-frame.ts'

test.each([
  ['Malmö', 55.609, 13],
  ['Narvik', 68.441, 17.441],
  ['Lisbon', 38.768, -9.099],
  ['Istanbul', 41.002, 28.978],
])('places %s where the map has it', (name, lat, lon) => {
  const { projection } = europe()
  const { x, y } = projection.place({ id: '', name, lat, lon })
  const placed = placeOnMap({ lat, lon }, projection.frame)
  expect(placed.x).toBeCloseTo(x, 6)
  expect(placed.y).toBeCloseTo(y, 6)
})
