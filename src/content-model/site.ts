import { type CollectionEntry, getEntry } from 'astro:content'

export type SiteSettings = CollectionEntry<'site'>['data']

/** The trader, phone hours, ways to pay, partners and complaint bodies from `content/site.yaml`. */
export async function getSite(): Promise<SiteSettings> {
  const entry = await getEntry('site', 'site')
  if (!entry) throw new Error('content/site.yaml: the file is missing')
  return entry.data
}
