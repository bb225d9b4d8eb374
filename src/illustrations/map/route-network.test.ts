import { expect, test } from 'vitest'
import { routeNetwork } from './route-network.ts'

const stations = new Map(
  [
    { id: 'malmo-c', name: 'Malmö', lat: 55.61, lon: 13 },
    { id: 'kobenhavn-h', name: 'Copenhagen', lat: 55.67, lon: 12.56 },
    { id: 'odense', name: 'Odense', lat: 55.4, lon: 10.39 },
    { id: 'padborg', name: 'Padborg', lat: 54.82, lon: 9.36 },
    { id: 'hamburg-hbf', name: 'Hamburg', lat: 53.55, lon: 10.01 },
    { id: 'hamburg-altona', name: 'Hamburg-Altona', lat: 53.55, lon: 9.94 },
    { id: 'roma-termini', name: 'Rome', lat: 41.9, lon: 12.5 },
  ].map(station => [station.id, station]),
)

test('gives a leg the stations that another route names on the way, in both directions', () => {
  const full = ['kobenhavn-h', 'odense', 'padborg', 'hamburg-hbf']
  expect(routeNetwork([[full], [['hamburg-hbf', 'kobenhavn-h', 'malmo-c']]], stations)).toEqual([
    [full],
    [[...full.toReversed(), 'malmo-c']],
  ])
})

test('leaves a leg alone if the stations of another route are a detour', () => {
  const direct = ['malmo-c', 'hamburg-hbf']
  expect(routeNetwork([[direct], [['malmo-c', 'roma-termini', 'hamburg-hbf']]], stations)[0]).toEqual([
    direct,
  ])
})

test('has one station for each town, the one with the shortest name', () => {
  expect(
    routeNetwork(
      [[['odense', 'hamburg-altona']], [['hamburg-altona', 'hamburg-hbf', 'roma-termini']]],
      stations,
    ),
  ).toEqual([[['odense', 'hamburg-hbf']], [['hamburg-hbf', 'roma-termini']]])
})
