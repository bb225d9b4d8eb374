import type { CollectionEntry } from 'astro:content'
import type { Locale } from '../i18n/locales.ts'
import { type ProductKind, type ProductOf, productOf } from '../shared/shop/catalogue/catalogue.ts'
import { type IsoDay, shopDay } from '../shared/shop/iso-day.ts'
import { priceOn } from '../shared/shop/price-rules/history.ts'
import { catalogue } from './catalogue.ts'
import { entryById } from './entries.ts'

type Product = CollectionEntry<'products'>['data']

/** A product of the catalogue by its folder's name. @throws when there is none, or its file says another kind. */
async function product<Kind extends ProductKind>(
  id: string,
  kind: Kind,
  locale: Locale,
): Promise<ProductOf<Kind>> {
  const found = productOf(await catalogue(locale), id, kind)
  if (!found) throw new Error(`content/products/${id}/product.yaml: there must be one, of kind ${kind}`)
  return found
}

export const interrailGlobal = (locale: Locale) => product('interrail-global', 'interrail', locale)
export const japanRailPass = (locale: Locale) => product('japan-rail-pass', 'days-pass', locale)
export const giftCard = (locale: Locale) => product('gift-card', 'gift-card', locale)
export const stationTaxi = (locale: Locale) => product('station-taxi', 'taxi', locale)

/** The price of the day that the site is built on. */
export const priceNow = <Price extends { readonly from: IsoDay }>(history: readonly Price[]): Price =>
  priceOn(history, shopDay(new Date()))

/**
 * What a product's own file says, for what is not in the catalogue.
 *
 * @throws with the file and what it must say, when it is of another kind.
 */
export async function factsOfProduct<Kind extends ProductKind>(id: string, kind: Kind, locale: Locale) {
  const { facts } = await entryById('products', id, locale)
  if (!isKind(facts, kind)) throw new Error(`content/products/${id}/product.yaml: kind: must be ${kind}`)
  return facts
}

function isKind<Kind extends ProductKind>(
  facts: Product,
  kind: Kind,
): facts is Extract<Product, { kind: Kind }> {
  return facts.kind === kind
}
