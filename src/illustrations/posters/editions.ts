import { countries } from './editions/countries.ts'
import type { Edition } from './editions/edition.ts'
import { routes } from './editions/routes.ts'
import { tips } from './editions/tips.ts'

/**
 * The options of each named poster. They are apart from the drawing code, since the content's schemas read the names at
 * every start.
 */
export const editions = { ...countries, ...routes, ...tips } satisfies Readonly<Record<string, Edition>>
export type PosterEdition = keyof typeof editions

const isKey = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table =>
  Object.hasOwn(table, key)
const keys = <Table extends object>(table: Table) =>
  Object.keys(table).filter((key): key is keyof Table & string => isKey(table, key))

/** The name of every poster, for `poster:` in content files. */
export const posterEditions: readonly PosterEdition[] = keys(editions)
