import { expect, test } from 'vitest'
import { toGraph } from './graph.ts'
import { reachableFrom } from './reachable-from.ts'
import { line, network } from './sample-network.ts'

const graph = toGraph(
  network(
    [line('a', 'b', 60), line('b', 'c', 60, { oneWay: true }), line('d', 'e', 60), line('f', 'g', 60)],
    {
      transfers: [{ from: 'c', to: 'd', minutes: 15, by: 'metro' }],
    },
  ),
)

test.each([
  ['a', 'abcde'],
  ['c', 'cde'],
  ['f', 'fg'],
  ['z', 'z'],
])('from %s one reaches %s', (start, stations) => {
  expect([...reachableFrom(graph, start)].sort().join('')).toBe(stations)
})
