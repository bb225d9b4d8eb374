import * as v from 'valibot'
import type { Locale } from '../../i18n/locales.ts'
import { cataloguePath } from '../../shared/shop/catalogue/address.ts'
import { type Catalogue, catalogue } from '../../shared/shop/catalogue/catalogue.ts'

let request: Promise<Catalogue> | undefined

/**
 * Loads the shop's catalogue, once per page. After a failure the next caller tries again.
 *
 * @throws if it cannot be loaded or is not a catalogue
 */
export function loadCatalogue(locale: Locale): Promise<Catalogue> {
  request ??= fetchCatalogue(locale).catch(error => {
    request = undefined
    throw error
  })
  return request
}

async function fetchCatalogue(locale: Locale): Promise<Catalogue> {
  const response = await fetch(cataloguePath(locale))
  if (!response.ok) throw new Error(`The catalogue was answered ${response.status}`)
  return v.parse(catalogue, await response.json())
}
