import { countryName } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { countryCodes } from '../../shared/shop/countries.ts'

const named = new Map<Locale, readonly (readonly [code: string, name: string])[]>()

/** The countries one can live in, by their names in a language and in its order. */
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
