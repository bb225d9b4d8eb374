import { escapeHtml } from '../../shared/escape-html.ts'
import { readAtlas, readCountries } from './atlas.ts'
import { countryNumbers } from './country-codes.ts'
import { fitProjection } from './projection.ts'

/** A country that can be chosen, and where its choice leads. */
export interface MapCountry {
  /** Two letters, ISO 3166-1. */
  readonly code: string
  readonly name: string
  readonly href: string
}

/** What the frame holds: from the North Cape to Crete, from Portugal to the Bosporus. */
const europe = [
  { id: 'north', name: '', lat: 70.5, lon: 20 },
  { id: 'south', name: '', lat: 35.5, lon: 20 },
  { id: 'west', name: '', lat: 45, lon: -10 },
  { id: 'east', name: '', lat: 45, lon: 33 },
]
/** Steradians: finer corners and smaller islands do not show at this size. */
const corner = 3e-6
const island = 3e-5
const step = 1

/**
 * A map of Europe whose countries are links. The same choices must stand beside it as a list.
 *
 * @throws naming the code of a country that the map does not have.
 */
export function countryMap(title: string, countries: readonly MapCountry[]): string {
  const projection = fitProjection(europe, { width: 560, margin: 16 })
  const numbers = countries.map(({ code }) => {
    const number = countryNumbers[code]
    if (!number) throw new Error(`The map of Europe has no country "${code}"`)
    return number
  })
  const { land, borders } = readAtlas('50m', projection.window, corner, island)
  const grounds = readCountries(numbers, corner)
  const links = countries.map(({ name, href }, index) => {
    const ground = grounds.get(numbers[index] ?? '')
    const outline = ground ? projection.outline(ground, step) : ''
    return `<a href="${escapeHtml(href)}" class="map__choice" aria-label="${escapeHtml(name)}"><path d="${outline}"><title>${escapeHtml(name)}</title></path></a>`
  })
  return [
    `<svg class="map" viewBox="0 0 ${projection.width} ${projection.height}" role="group" aria-label="${escapeHtml(title)}">`,
    `<path class="map__land" d="${projection.outline(land, step)}"/>`,
    ...links,
    `<path class="map__border" d="${projection.outline(borders, step)}"/>`,
    '</svg>',
  ].join('')
}
