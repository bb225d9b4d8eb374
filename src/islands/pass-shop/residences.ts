import { countryName } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { countryCodes } from '../../shared/shop/countries.ts'

const named = new Map<Locale, readonly (readonly [code: string, name: string])[]>()

/** The countries of residence, with their names in a language, in its alphabetical order. */
export function residences(locale: Locale): readonly (readonly [code: string, name: string])[] {
  const known = named.get(locale)
  if (known) return known
  const { compare } = new Intl.Collator(locale)
  const list = countryCodes
    .map(code => [code, countryName(code, locale)] as const)
    .sort(([, one], [, other]) => compare(one, other))
  named.set(locale, list)
  return list
}
