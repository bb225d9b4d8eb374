import { expect, test, vi } from 'vitest'
import { locales } from '../i18n/locales.ts'
import { isAnyCampaignToCome } from './campaigns.ts'
import { catalogue } from './catalogue.ts'

/** The site's content, whose campaign has lost all texts but the Danish one. */
vi.mock('astro:content', async () => {
  const content = await import('../../tests/support/content-collections.ts')
  return {
    ...content,
    getCollection: async (name: string) =>
      (await content.getCollection(name)).filter(
        ({ id }) => name !== 'campaignTexts' || id === 'january-on-rails/da',
      ),
  }
})

// The form shows a price from the catalogue of its own language, and the mail one from the English catalogue.
test('a campaign lowers prices in every language, also where it has no text', async () => {
  const campaigns = await Promise.all(locales.map(async locale => (await catalogue(locale)).campaigns))
  const one = expect.objectContaining({ id: 'january-on-rails', percentage: 10 })
  expect(campaigns).toEqual(locales.map(() => [one]))
})

test('prices change until the last campaign has ended, whatever its language', async () => {
  expect(await isAnyCampaignToCome(new Date('2027-01-31T22:59:59Z'))).toBe(true)
  expect(await isAnyCampaignToCome(new Date('2027-01-31T23:00:00Z'))).toBe(false)
})
