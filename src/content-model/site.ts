import { type CollectionEntry, getEntry } from 'astro:content'

import { isoDay, shopDay } from '../shared/iso-day.ts'
import type { PhoneHours } from '../shared/phone-hours.ts'
import { assertChecked } from './assert-checked.ts'

export type SiteSettings = CollectionEntry<'site'>['data']

/** The trader, phone hours, ways to pay, partners and complaint bodies from `content/site.yaml`. */
export async function getSite(): Promise<SiteSettings> {
  return assertChecked(await getEntry('site', 'site'), 'content/site.yaml').data
}

interface ClosedDay {
  readonly day: string
  readonly because: SiteSettings['phoneHours']['closed'][number]['because']
}

/** The phone hours as pages have them, with the closed days that are to come, and why it is closed on these. */
export async function getPhoneHours(): Promise<{ hours: PhoneHours; closedDays: readonly ClosedDay[] }> {
  const { weekdays, opens, closes, closed } = (await getSite()).phoneHours
  const today = shopDay(new Date())
  const closedDays = closed
    .map(({ day, because }) => ({ day: isoDay(day), because }))
    .filter(({ day }) => day >= today)
    .sort((one, other) => (one.day < other.day ? -1 : 1))
  const days = closedDays.map(({ day }) => day)
  // Every page has them: what there is nothing to say of is left out.
  return { hours: { weekdays, opens, closes, ...(days.length > 0 && { closed: days }) }, closedDays }
}
