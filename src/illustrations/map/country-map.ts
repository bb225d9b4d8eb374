import { escapeHtml } from '../../shared/escape-html.ts'
import { readCountries } from './atlas.ts'
import { type MapChoice, openChoice } from './choice.ts'
import { countryNumbers } from './country-codes.ts'
import { countryNames } from './country-names.ts'
import { europe, europeCorner, europeStep } from './europe.ts'

/** A country that can be chosen. */
export interface MapCountry extends MapChoice {
  /** Two letters, ISO 3166-1. */
  readonly code: string
}

/** What the map shows. */
export interface CountryMapInput {
  readonly title: string
  readonly countries: readonly MapCountry[]
}

/**
 * A map of Europe whose countries are links, with their names. The page must list the same choices beside it.
 *
 * @throws naming the code of a country that the map does not have.
 */
export function countryMap({ title, countries }: CountryMapInput): string {
  const { projection, viewBox, land, borders } = europe()
  const numbers = countries.map(({ code }) => {
    const number = countryNumbers[code]
    if (!number) throw new Error(`The map of Europe has no country "${code}"`)
    return number
  })
  const grounds = readCountries(numbers, europeCorner)
  const named = countries.flatMap((choice, index) => {
    const ground = grounds.get(numbers[index] ?? '')
    return ground ? [{ choice, ground }] : []
  })
  const links = named.map(({ choice, ground }) => {
    const name = escapeHtml(choice.name)
    const open = openChoice(choice, ` class="map__choice" aria-label="${name}"`)
    return `${open}<path d="${projection.outline(ground, europeStep)}"><title>${name}</title></path></a>`
  })
  return [
    `<svg class="map" viewBox="${viewBox}" role="group" aria-label="${escapeHtml(title)}">`,
    land,
    ...links,
    borders,
    countryNames(named, projection),
    '</svg>',
  ].join('')
}
