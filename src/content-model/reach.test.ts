import { expect, test, vi } from 'vitest'
import { entryById } from './entries.ts'
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
