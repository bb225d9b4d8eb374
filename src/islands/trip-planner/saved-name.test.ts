import { expect, test } from 'vitest'
import { savedTripLimits } from '../../shared/trip/saved-trips.ts'
import { suggestedName } from './saved-name.ts'

const ends = 'Malmö – Prague'
const trip = (name: string, address = '?from=other') => ({ name, address })

test.each([
  ['its ends', [], ends],
  ['its ends, if other trips have other names', [trip('Spring')], ends],
  ['the name under which it is saved', [trip('Spring', '?from=malmo-c'), trip(ends)], 'Spring'],
  ['the next number, if other trips have its ends', [trip(ends), trip(`${ends} 2`)], `${ends} 3`],
])('suggests %s', (_, trips, name) => {
  expect(suggestedName(ends, '?from=malmo-c', trips)).toBe(name)
})

test('keeps a numbered name within its limit', () => {
  const long = 'a'.repeat(savedTripLimits.name)
  expect(suggestedName(`${long}b`, '?from=malmo-c', [trip(long)])).toBe(`${long.slice(0, -2)} 2`)
})
