import { getCityPairs } from '../../content-model/city-pairs.ts'
import { type Locale, locales } from '../../i18n/locales.ts'
import { pageRow } from '../../routing/href.ts'
import { labels } from '../../shared/page-labels.ts'
import type { Journeys } from '../../shared/search/journeys.ts'
import { text } from './text.ts'

/** The data with which the search finds the page of a journey by the names of two cities. */
export async function searchJourneys(locale: Locale): Promise<Journeys> {
  const pairs = await getCityPairs()
  const cities = [...new Set(pairs.flatMap(({ from, to }) => [from, to]))]
  const starts = [...new Set(pairs.map(({ from }) => from))]
  const t = text(locale)
  return {
    path: pageRow('city-pair').paths[locale].replace('[name]', '{name}'),
    title: t.journey('{from}', '{to}'),
    text: t.aboutJourney('{from}', '{to}'),
    note: labels(locale)['by-train'],
    cities: cities.map(({ name }) => [...new Set([name[locale], ...locales.map(other => name[other])])]),
    from: starts.map(city => cities.indexOf(city)),
  }
}
