import type { Locale } from '../i18n/locales.ts'
import { perContent } from './content-version.ts'
import { type Entry, entriesIn, type Summary } from './entries.ts'

type Guide = Entry<'guides'>

const byCountry = perContent(() => new Map<Locale, Promise<ReadonlyMap<string, Guide>>>())

/** The guides to countries, in the order of the countries. Countries without a guide in the locale are left out. */
export async function guidesToCountries(
  countries: readonly string[],
  locale: Locale,
): Promise<Summary<'guides'>[]> {
  const known = await byCountry()
  const guides =
    known.get(locale) ??
    entriesIn('guides', locale).then(all => new Map(all.map(guide => [guide.facts.country, guide])))
  known.set(locale, guides)
  const found = await guides
  return countries.flatMap(country => found.get(country) ?? [])
}

/** The guides to the countries along a route, in order. */
export const guidesOfRoute = ({ facts, locale }: Entry<'routes'>): Promise<Summary<'guides'>[]> =>
  guidesToCountries(facts.countries, locale)
