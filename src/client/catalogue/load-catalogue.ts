import * as v from 'valibot'
import type { Locale } from '../../i18n/locales.ts'
import { cataloguePath } from '../../shared/shop/catalogue/address.ts'
import { type Catalogue, catalogue } from '../../shared/shop/catalogue/catalogue.ts'

let request: Promise<Catalogue> | undefined

/**
 * All that the shop sells, asked for once a page. One that does not come, or is not a catalogue, is asked for again by the
 * next who needs it.
 *
 * @throws when it cannot be had
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
