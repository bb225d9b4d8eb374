import { countries } from './editions/countries.ts'
import type { Edition } from './editions/edition.ts'
import { routes } from './editions/routes.ts'
import { tips } from './editions/tips.ts'
import type { PosterFrame } from './options.ts'
import { poster } from './poster.ts'

export type CountryPosterId = keyof typeof countries
export type RoutePosterId = keyof typeof routes
export type TipPosterId = keyof typeof tips

const editions = { ...countries, ...routes, ...tips }
export type PosterEdition = keyof typeof editions

const isKey = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table =>
  Object.hasOwn(table, key)
const keys = <Table extends object>(table: Table) =>
  Object.keys(table).filter((key): key is keyof Table & string => isKey(table, key))

export const countryPosterIds: readonly CountryPosterId[] = keys(countries)
export const routePosterIds: readonly RoutePosterId[] = keys(routes)
export const tipPosterIds: readonly TipPosterId[] = keys(tips)

/** Every named poster: what a content file may say after `poster:`. */
export const posterEditions: readonly PosterEdition[] = keys(editions)

const draw = (id: string, edition: Edition, frame: PosterFrame) => poster({ seed: id, ...edition, ...frame })

/**
 * Draws a named poster.
 *
 *     editionPoster('norway', { title: 'A stave church by a fjord', width: 533 }) // => '<svg …'
 */
export const editionPoster = (id: PosterEdition, frame: PosterFrame = {}) => draw(id, editions[id], frame)

/** Draws a country's poster: one of the 33 Interrail countries, or Japan. */
export const countryPoster = (id: CountryPosterId, frame: PosterFrame = {}) => draw(id, countries[id], frame)

/** Draws the poster of a journey or a region. */
export const routePoster = (id: RoutePosterId, frame: PosterFrame = {}) => draw(id, routes[id], frame)

/** Draws a poster of no place in particular. */
export const tipPoster = (id: TipPosterId, frame: PosterFrame = {}) => draw(id, tips[id], frame)
