import { expect, test } from 'vitest'
import { findWays } from './find-ways.ts'
import { toGraph } from './graph.ts'
import { line, network } from './sample-network.ts'
import { segmentsOf } from './segments.ts'

const night = { leaves: '20:00', arrives: '08:00' }
const graph = toGraph(
  network(
    [
      line('a', 'b', 100),
      line('b', 'c', 120),
      line('d', 'e', 600, { night }),
      line('e', 'f', 30),
      line('f', 'g', 40),
      line('g', 'h', 960, { mode: 'ferry' }),
      line('g', 'i', 660, { mode: 'ferry' }),
    ],
    { transfers: [{ from: 'c', to: 'd', minutes: 15, by: 'walk' }] },
  ),
)

test.each([
  ['a', 'b', ['100']],
  ['a', 'c', ['250 b']],
  ['a', 'e', ['295 b', 'night 600']],
  ['d', 'g', ['night 600', '130 f']],
  ['a', 'g', ['295 b', 'night 600', '130 f']],
  ['c', 'd', ['15']],
  ['f', 'h', ['70', 'night 960']],
  ['f', 'i', ['730 g']],
])('splits the way from %s to %s', (from, to, expected) => {
  const [way] = findWays(graph, from, to)
  const said = segmentsOf(way ?? { legs: [] }).map(({ isNight, minutes, changes }) =>
    [...(isNight ? ['night'] : []), minutes, ...changes].join(' '),
  )
  expect(said).toEqual(expected)
})
