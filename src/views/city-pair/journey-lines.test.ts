import { expect, test } from 'vitest'
import { findWays } from '../../shared/trip/find-ways.ts'
import { toGraph } from '../../shared/trip/graph.ts'
import { line, network } from '../../shared/trip/sample-network.ts'
import { journeyLines } from './journey-lines.ts'

const graph = toGraph(
  network(
    [
      line('a', 'b', 60),
      line('b', 'c', 60),
      line('quay', 'd', 90, { mode: 'ferry' }),
      line('d', 'e', 30, { mode: 'bus' }),
      line('e', 'f', 30, { oneWay: true }),
      line('b', 'f', 800, { night: { leaves: '20:00', arrives: '09:20' } }),
    ],
    { transfers: [{ from: 'c', to: 'quay', minutes: 10, by: 'walk' }] },
  ),
)

test.each([
  ['only trains', 'a', 'c', ['pink a b c']],
  ['a ferry with the walk to it', 'a', 'd', ['pink a b c', 'pink dotted c quay d (ferry)']],
  ['a ferry and a bus', 'quay', 'e', ['pink dotted quay d e (ferry bus)']],
  [
    'rails again, and another way by night',
    'a',
    'f',
    ['pink a b c', 'pink dotted c quay d e (ferry bus)', 'pink e f', 'pine a b f'],
  ],
])('draws what is not a train dotted: %s', (_, from, to, expected) => {
  const { lines, emphasis } = journeyLines(findWays(graph, from, to))
  const short = lines.map(({ colour, stations, dotted, modes }) =>
    [
      colour,
      ...(dotted ? ['dotted'] : []),
      ...stations,
      ...(modes.length > 0 ? [`(${modes.join(' ')})`] : []),
    ].join(' '),
  )
  expect(short).toEqual(expected)
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
  expect(emphasis).toEqual([from, to])
})
