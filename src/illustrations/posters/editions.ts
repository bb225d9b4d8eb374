import { countries } from './editions/countries.ts'
import type { Edition } from './editions/edition.ts'
import { routes } from './editions/routes.ts'
import { tips } from './editions/tips.ts'
import type { PosterFrame } from './options.ts'
import { poster } from './poster.ts'

const editions = { ...countries, ...routes, ...tips } satisfies Readonly<Record<string, Edition>>
export type PosterEdition = keyof typeof editions

const isKey = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table =>
  Object.hasOwn(table, key)
const keys = <Table extends object>(table: Table) =>
  Object.keys(table).filter((key): key is keyof Table & string => isKey(table, key))

/** Every named poster: what a content file may say after `poster:`. */
export const posterEditions: readonly PosterEdition[] = keys(editions)

/**
 * Draws a named poster.
 *
 *     editionPoster('norway', { title: 'A stave church by a fjord', width: 533 }) // => '<svg …'
 */
export const editionPoster = (id: PosterEdition, frame: PosterFrame = {}) =>
  poster({ seed: id, ...editions[id], ...frame })
