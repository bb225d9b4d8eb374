import { countryName } from '../../i18n/format.ts'
import { localeConfig } from '../../i18n/locale-config.ts'
import type { Locale } from '../../i18n/locales.ts'

/** The trains of one country in a table of several. */
export interface Band<Train> {
  readonly code: string
  readonly name: string
  /** The trains that name this country first. */
  readonly trains: readonly Train[]
  /** Trains that call in this country and are in another country's band. */
  readonly elsewhere: readonly Train[]
}

/** A band for each country, by its name in the language. `bandsByCountry(trains, 'sv').map(band => band.name) // => ['Belgien', …]` */
export function bandsByCountry<Train extends { readonly countries: readonly string[] }>(
  trains: readonly Train[],
  locale: Locale,
): Band<Train>[] {
  const codes = [...new Set(trains.flatMap(({ countries }) => countries))]
  const { compare } = new Intl.Collator(localeConfig[locale].tag)
  return codes
    .map(code => ({
      code,
      name: countryName(code, locale),
      trains: trains.filter(({ countries: [first] }) => first === code),
      elsewhere: trains.filter(({ countries: [, ...others] }) => others.some(other => other === code)),
    }))
    .sort((one, other) => compare(one.name, other.name))
}
