import { expect, test } from 'vitest'
import { toGraph } from '../shared/trip/graph.ts'
import { wayFigures, withLegMinutes } from './journey-figures.ts'

const line = { mode: 'train', trains: [], asOf: '2026-11' } as const
const night = { leaves: '20:00', arrives: '07:00' }
const graph = toGraph({
  lines: [
    { ...line, from: 'a', to: 'b', minutes: 60, trains: ['fast'] },
    { ...line, from: 'b', to: 'c', minutes: 300, trains: ['slow'] },
    { ...line, from: 'b', to: 'c', minutes: 660, trains: ['sleeper'], night },
    { ...line, from: 'c', to: 'f', minutes: 120, trains: ['slow'], mode: 'bus' },
    { ...line, from: 'f', to: 'g', minutes: 90, trains: ['slow'], mode: 'ferry' },
    { ...line, from: 'b', to: 'c', minutes: 200, mode: 'bus' },
    { ...line, from: 'c', to: 'island', minutes: 45, mode: 'ferry' },
    { ...line, from: 'east', to: 'd', minutes: 120, trains: ['slow'] },
  ],
  trains: {
    fast: { seat: 'optional' },
    slow: { seat: 'none' },
    sleeper: { seat: 'compulsory' },
  },
  transfers: [{ from: 'b', to: 'east', minutes: 15, by: 'metro' }],
  cities: [],
  changes: { c: 45 },
})

const way = { via: [] as string[], night: false }
test.each([
  [
    'a direct train',
    { ...way, from: 'a', to: 'b' },
    { minutes: 60, changes: 0, seat: 'optional', modes: ['train'], ownTickets: [] },
  ],
  [
    'a change, which takes half an hour, and of the train though the bus is faster',
    { ...way, from: 'a', via: ['b'], to: 'c' },
    { minutes: 390, changes: 1, seat: 'optional', modes: ['train'], ownTickets: [] },
  ],
  [
    'a change at a station where it takes longer',
    { ...way, from: 'b', via: ['c'], to: 'f' },
    { minutes: 465, changes: 1, seat: 'none', modes: ['train', 'bus'], ownTickets: [] },
  ],
  [
    'a ferry',
    { ...way, from: 'f', to: 'g' },
    { minutes: 90, changes: 0, seat: 'none', modes: ['ferry'], ownTickets: [] },
  ],
  [
    'a train and a ferry with a ticket of its own',
    { ...way, from: 'b', via: ['c'], to: 'island' },
    { minutes: 390, changes: 1, seat: 'none', modes: ['train', 'ferry'], ownTickets: ['ferry'] },
  ],
  [
    'a way outside the pass',
    { ...way, from: 'c', to: 'island' },
    { minutes: 45, changes: 0, seat: 'own-ticket', modes: ['ferry'], ownTickets: ['ferry'] },
  ],
  [
    'a night train on the last part that has one',
    { from: 'a', via: ['b'], to: 'c', night: true },
    { minutes: 750, changes: 1, seat: 'compulsory', modes: ['train'], ownTickets: [] },
  ],
  [
    'a way between two stations of a city, which is no change of its own',
    { ...way, from: 'a', via: ['b', 'east'], to: 'd' },
    { minutes: 225, changes: 1, seat: 'optional', modes: ['train'], ownTickets: [] },
  ],
  ['nothing where a part is not direct', { ...way, from: 'a', to: 'c' }, undefined],
  ['nothing where no part runs by night', { from: 'a', via: [], to: 'b', night: true }, undefined],
] as const)('gives the figures of %s', (_, journey, figures) => {
  expect(wayFigures(graph, journey)).toEqual(figures)
})

test('gives each leg its own minutes, or those of the network by day or by night', () => {
  const leg = (from: string, to: string, minutes?: number) => ({ from, to, mode: 'train' as const, minutes })
  const days = withLegMinutes(graph, [
    { legs: [leg('a', 'b'), leg('b', 'c')] },
    { legs: [leg('c', 'b')], night: 'train' },
    { legs: [leg('a', 'b', 75)], night: 'b' },
  ])
  expect(days.map(({ legs }) => legs.map(({ minutes }) => minutes))).toEqual([[60, 300], [660], [75]])
})
