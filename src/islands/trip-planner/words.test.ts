import { expect, test } from 'vitest'
import { findWays } from '../../shared/trip/find-ways.ts'
import { toGraph } from '../../shared/trip/graph.ts'
import { layOut } from '../../shared/trip/lay-out.ts'
import { line, network } from '../../shared/trip/sample-network.ts'
import { text } from './text.ts'
import { journeyTitle } from './words.ts'

const graph = toGraph(
  network(
    [
      line('Uppsala', 'Stockholm', 40),
      line('Värtahamnen', 'Tallinn', 960, { mode: 'ferry' }),
      line('Stockholm', 'Hamburg', 800, { night: { leaves: '20:00', arrives: '09:20' } }),
      line('Stadsgården', 'Åbo', 660, { mode: 'ferry' }),
    ],
    {
      transfers: [
        { from: 'Stockholm', to: 'Värtahamnen', minutes: 15, by: 'metro' },
        { from: 'Stockholm', to: 'Stadsgården', minutes: 15, by: 'metro' },
      ],
    },
  ),
)

test.each([
  ['Uppsala', 'Stockholm', 'Uppsala\u00A0– Stockholm'],
  ['Uppsala', 'Hamburg', 'Uppsala\u00A0– Stockholm\u00A0· Night train Stockholm–Hamburg'],
  ['Uppsala', 'Tallinn', 'Uppsala\u00A0– Värtahamnen\u00A0· Overnight ferry Värtahamnen–Tallinn'],
  ['Stockholm', 'Tallinn', 'Overnight ferry Värtahamnen–Tallinn'],
  ['Stockholm', 'Åbo', 'Stockholm\u00A0– Åbo'],
])('names the journey of a day from %s to %s', (from, to, expected) => {
  const [way] = findWays(graph, from, to)
  const [day] = layOut(graph, way ? [{ way, nights: 1 }] : [], { pace: 12 })
  expect(journeyTitle(day?.legs ?? [], { text: text('en'), nameOf: station => station })).toBe(expected)
})
