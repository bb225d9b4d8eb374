import { expect, test } from 'vitest'
import { toGraph } from './graph.ts'
import { line, network } from './sample-network.ts'

test.each<
  [string, number, { leaves: string; arrives: string; back?: { leaves: string; arrives: string } }, number]
>([
  ['longer', 812, { leaves: '19:36', arrives: '09:08', back: { leaves: '19:19', arrives: '09:48' } }, 869],
  ['shorter', 600, { leaves: '20:00', arrives: '06:00', back: { leaves: '22:00', arrives: '06:30' } }, 510],
  [
    'as long, between two time zones',
    630,
    { leaves: '20:00', arrives: '07:30', back: { leaves: '20:00', arrives: '05:30' } },
    630,
  ],
  [
    'longer, over two nights',
    2000,
    { leaves: '08:00', arrives: '17:20', back: { leaves: '08:00', arrives: '18:00' } },
    2040,
  ],
  ['as long, without times back', 600, { leaves: '20:00', arrives: '06:00' }, 600],
])('takes a night train back by its own times: %s', (_, minutes, night, back) => {
  const { ridesFrom } = toGraph(network([line('a', 'b', minutes, { night })]))
  expect(ridesFrom('a').map(ride => ride.minutes)).toEqual([minutes])
  expect(ridesFrom('b').map(ride => ride.minutes)).toEqual([back])
})

test.each([
  ['train', [], 'unknown', true],
  ['ferry', [], 'own-ticket', false],
  ['bus', [], 'own-ticket', false],
  ['ferry', ['compulsory'], 'compulsory', true],
  ['train', ['compulsory', 'own-ticket'], 'own-ticket', false],
] as const)('a %s with the trains %j: %s', (mode, trains, seat, isOnPass) => {
  const [ride] = toGraph(network([line('a', 'b', 60, { mode, trains })])).ridesFrom('a')
  expect(ride).toMatchObject({ seat, isOnPass })
})

test.each([
  ['a train of a whole day', { mode: 'train' }, 900, false],
  ['a night train', { mode: 'train', night: { leaves: '20:00', arrives: '06:00' } }, 600, true],
  ['a ferry of eleven hours, which also goes by day', { mode: 'ferry' }, 660, false],
  ['a ferry of twelve hours', { mode: 'ferry' }, 720, true],
] as const)('knows whether passengers sleep on board: %s', (_, facts, minutes, isOvernight) => {
  const rides = toGraph(network([line('a', 'b', minutes, facts)])).ridesFrom('b')
  expect(rides.map(ride => ride.isOvernight)).toEqual([isOvernight])
})
