import { expect, test } from 'vitest'
import { clockFaults } from './clock-anchors.ts'

const legs = [
  { from: 'nice', to: 'milan', minutes: 290 },
  { from: 'milan', to: 'zurich', minutes: 200 },
]
const at = (station: string, time: string) => ({ station, time })

test.each([
  ['times that the trains make', { leaveBy: at('nice', '09:00'), thereBy: at('zurich', '17:10') }, 0],
  ['one time alone', { thereBy: at('nice', '08:30') }, 0],
  ['no time', undefined, 0],
  [
    'an arrival before the trains are there',
    { leaveBy: at('nice', '09:00'), thereBy: at('zurich', '17:09') },
    1,
  ],
  ['a station that the day does not see', { thereBy: at('oslo', '12:00') }, 1],
  ['the wrong way round', { leaveBy: at('milan', '09:00'), thereBy: at('nice', '20:00') }, 1],
])('%s', (_, clock, faults) => {
  expect(clockFaults({ legs, clock })).toHaveLength(faults)
})
