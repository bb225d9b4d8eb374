import type { Locale } from '../i18n/locales.ts'
import { perContent } from './content-version.ts'
import { type Entry, entriesIn, entryIndex } from './entries.ts'

const read = perContent(() => new Map<Locale, Promise<readonly Entry<'campaigns'>[]>>())

/**
 * The campaigns that have not ended when the site is built, those with the highest percentage first: a page shows the
 * first one that runs.
 */
export async function campaignsToCome(locale: Locale): Promise<readonly Entry<'campaigns'>[]> {
  const known = await read()
  let campaigns = known.get(locale)
  if (!campaigns) {
    campaigns = sorted(locale)
    known.set(locale, campaigns)
  }
  return campaigns
}

async function sorted(locale: Locale): Promise<readonly Entry<'campaigns'>[]> {
  const now = new Date()
  return (await entriesIn('campaigns', locale))
    .filter(({ facts }) => facts.end >= now)
    .sort((one, other) => other.facts.percentage - one.facts.percentage || (one.id < other.id ? -1 : 1))
}

/** Whether a campaign has yet to end. It lowers prices in every language, also where it has no text. */
export const isAnyCampaignToCome = async (now: Date): Promise<boolean> =>
  (await entryIndex('campaigns')).all.some(({ facts }) => facts.end >= now)
