import { type CollectionEntry, getEntry } from 'astro:content'
import { assertChecked } from './assert-checked.ts'

export type SiteSettings = CollectionEntry<'site'>['data']

/** The trader, phone hours, ways to pay, partners and complaint bodies from `content/site.yaml`. */
export async function getSite(): Promise<SiteSettings> {
  return assertChecked(await getEntry('site', 'site'), 'content/site.yaml').data
}
