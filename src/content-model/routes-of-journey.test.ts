import { expect, test, vi } from 'vitest'
import { locales } from '../i18n/locales.ts'
import { getCityPairs, pairSlug } from './city-pairs.ts'
import { routesOfJourney } from './routes-of-journey.ts'

vi.mock('astro:content', () => import('../../tests/support/content-collections.ts'))

const pairs = await getCityPairs()

test.each([
  ['that shares part of its line', 'stockholm-lubeck', 'hamburg-and-lubeck'],
  ['that leads between its cities', 'malmo-hamburg', 'hamburg-and-lubeck'],
  ['that begins where it ends', 'oslo-malmo', 'round-denmark'],
])('a journey is shown with a route %s', async (_, slug, id) => {
  const pair = pairs.find(one => pairSlug(one, 'en') === slug)
  const routes = pair ? await routesOfJourney(pair, 'en') : []
  expect(routes.map(route => route.id)).toContain(id)
})

test('most journeys have routes, none too many, and the same in every language', async () => {
  let withRoutes = 0
  for (const pair of pairs) {
    const [en, ...others] = await Promise.all(locales.map(locale => routesOfJourney(pair, locale)))
    const ids = en?.map(({ id }) => id)
    for (const other of others) expect(other.map(({ id }) => id)).toEqual(ids)
    expect(en?.length).toBeLessThanOrEqual(3)
    if (en?.length) withRoutes += 1
  }
  expect(withRoutes / pairs.length).toBeGreaterThan(0.7)
})
