import { expect, test, vi } from 'vitest'
import { getCityPairs } from '../../content-model/city-pairs.ts'
import { journeyOf } from './journey.ts'

vi.mock('astro:content', () => import('../../../tests/support/content-collections.ts'))

test('a journey is as new as the newest fact about its trains', async () => {
  for (const pair of await getCityPairs()) {
    const { updated } = await journeyOf(pair, 'en')
    expect(updated).toMatch(/^20\d\d-\d\d$/)
    const lines = pair.ways.flatMap(({ legs }) => legs.flatMap(({ ride }) => ride?.line ?? []))
    for (const { asOf } of lines) expect(updated >= asOf.slice(0, 7), `${updated} ${asOf}`).toBe(true)
  }
})
