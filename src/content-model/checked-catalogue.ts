import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { type Catalogue, catalogue } from '../shared/shop/catalogue/catalogue.ts'

/**
 * Returns a catalogue if the site's own pages can read all of it.
 *
 * @throws if the schema refuses the catalogue, or would ignore a part of it
 */
export function checkedCatalogue(made: Catalogue): Catalogue {
  const served: unknown = JSON.parse(JSON.stringify(made))
  const read = v.parse(catalogue, served)
  if (!isDeepStrictEqual(read, served))
    throw new Error(
      `The catalogue in ${made.locale} has fields or products that src/shared/shop/catalogue does not know`,
    )
  return read
}
