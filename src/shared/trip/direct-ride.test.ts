import { expect, test } from 'vitest'
import { directRide } from './direct-ride.ts'
import { toGraph } from './graph.ts'

const line = { from: 'a', to: 'b', mode: 'train', trains: [], asOf: '2026-11' } as const
const graph = toGraph({
  lines: [
    { ...line, minutes: 90 },
    { ...line, minutes: 60 },
    { ...line, minutes: 30, mode: 'bus' },
    { ...line, minutes: 400, night: { leaves: '22:00', arrives: '04:40' } },
    { ...line, from: 'b', to: 'c', minutes: 20, oneWay: true },
  ],
  trains: {},
  transfers: [],
  cities: [],
  changes: {},
})

test.each([
  ['the fastest train', { from: 'a', to: 'b', mode: 'train', isNight: false }, 60],
  ['the way back', { from: 'b', to: 'a', mode: 'train', isNight: false }, 60],
  ['the bus', { from: 'a', to: 'b', mode: 'bus', isNight: false }, 30],
  ['whatever is fastest, without a mode', { from: 'a', to: 'b', isNight: false }, 30],
  ['the night train', { from: 'a', to: 'b', isNight: true }, 400],
  ['nothing against a one-way line', { from: 'c', to: 'b', isNight: false }, undefined],
  ['nothing where one changes', { from: 'a', to: 'c', isNight: false }, undefined],
] as const)('finds %s', (_, journey, minutes) => {
  expect(directRide(graph, journey)?.minutes).toBe(minutes)
})
