import { expect, test, vi } from 'vitest'
import { findWays } from '../shared/trip/find-ways.ts'
import { entryById } from './entries.ts'
import { getNetwork } from './network.ts'
import { connectionsToCountry } from './reach.ts'

vi.mock('astro:content', () => import('../../tests/support/content-collections.ts'))

test.each([
  ['sv', 'Stockholm C'],
  ['da', 'København H'],
  ['en', 'Stockholm C'],
] as const)('the ways to Norway for readers of %s begin in %s', async (locale, start) => {
  const ways = await connectionsToCountry(await entryById('guides', 'norway', locale))
  expect(ways[0]?.from).toBe(start)
  expect(ways).toHaveLength(3)
})

test('a way says what its seats cost with a pass, and nothing where none must be had', async () => {
  const ways = await connectionsToCountry(await entryById('guides', 'norway', 'sv'))
  const fees = Object.fromEntries(ways.map(({ from, seat, fees }) => [`${from} ${seat}`, fees]))
  expect(fees).toEqual({
    'Stockholm C compulsory': [{ amount: 40, currency: 'SEK' }],
    'Göteborg C optional': [],
    'København H optional': [],
  })
})

test('a way says by which means of transport it leads, and takes the train where one runs beside a bus', async () => {
  const ways = await Promise.all(
    ['estonia', 'north-macedonia', 'ireland'].map(async id =>
      connectionsToCountry(await entryById('guides', id, 'en')),
    ),
  )
  const modes = Object.fromEntries(ways.flat().map(({ from, to, modes }) => [`${from} – ${to}`, modes]))
  expect(modes).toMatchObject({
    'Värtahamnen – Vanasadama D-terminal': ['ferry'],
    'Rīga – Tallinn': ['train'],
    'Thessaloniki – Skopje': ['bus'],
    'London Euston – Dublin Connolly': ['train', 'ferry'],
  })
})

test('a way takes as long as the trip search says, with its changes', async () => {
  const { graphWithEnded } = await getNetwork()
  const ways = await connectionsToCountry(await entryById('guides', 'great-britain', 'da'))
  const found = findWays(graphWithEnded, 'kobenhavn-h', 'london-st-pancras', { nightTrains: false })
  expect(ways.find(({ from }) => from === 'København H')).toMatchObject({
    minutes: found[0]?.minutes,
    changes: found[0]?.changes,
  })
})
