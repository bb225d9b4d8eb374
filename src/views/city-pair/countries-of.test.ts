import { expect, test } from 'vitest'
import { findWays } from '../../shared/trip/find-ways.ts'
import { toGraph } from '../../shared/trip/graph.ts'
import type { Line } from '../../shared/trip/network.ts'
import { line, network } from '../../shared/trip/sample-network.ts'
import { countriesOf } from './countries-of.ts'

const country: Readonly<Record<string, string>> = { a: 'SE', b: 'DK', c: 'DE', z: 'IT' }

test.each<[behaviour: string, lines: readonly Line[], countries: readonly string[]]>([
  ['of its stations', [line('a', 'b', 60), line('b', 'z', 60)], ['SE', 'DK', 'IT']],
  ['that a train crosses', [line('a', 'z', 60, { through: ['DK', 'DE'] })], ['SE', 'DK', 'DE', 'IT']],
  [
    'that it crosses the other way round',
    [line('z', 'a', 60, { through: ['DE', 'DK'] })],
    ['SE', 'DK', 'DE', 'IT'],
  ],
  [
    'each once',
    [line('a', 'c', 60, { through: ['DK'] }), line('c', 'z', 60, { through: ['DE', 'AT'] })],
    ['SE', 'DK', 'DE', 'AT', 'IT'],
  ],
])('the countries of a way are those %s', (_, lines, countries) => {
  const [way] = findWays(toGraph(network(lines)), 'a', 'z')
  expect(way && countriesOf(way, id => country[id])).toEqual(countries)
})
