import type { CollectionEntry } from 'astro:content'
import type { Locale } from '../i18n/locales.ts'
import { entryById } from './entries.ts'

type Product = CollectionEntry<'products'>['data']
type ProductKind = Product['kind']

/** A product of the catalogue by its kind, which is also its folder's name. @throws when the file says another kind. */
async function product<Kind extends ProductKind>(kind: Kind, locale: Locale) {
  const { facts } = await entryById('products', kind, locale)
  if (!isKind(facts, kind)) throw new Error(`content/products/${kind}/product.yaml: kind: must be ${kind}`)
  return facts
}

function isKind<Kind extends ProductKind>(
  facts: Product,
  kind: Kind,
): facts is Extract<Product, { kind: Kind }> {
  return facts.kind === kind
}

export const interrailGlobal = (locale: Locale) => product('interrail-global', locale)
export const japanRailPass = (locale: Locale) => product('japan-rail-pass', locale)
export const giftCard = (locale: Locale) => product('gift-card', locale)
export const stationTaxi = (locale: Locale) => product('station-taxi', locale)
